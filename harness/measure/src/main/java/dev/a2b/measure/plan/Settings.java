package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;

/** The settings of a measurement: first what was given with -D, then the defaults of the plan. */
public final class Settings {

    private final Properties given;
    private final Properties defaults;

    /**
     * @param given come first
     * @param defaults fill what is not given
     */
    public Settings(Properties given, Properties defaults) {
        this.given = given;
        this.defaults = defaults;
    }

    /** A setting without surrounding blanks; empty when it is missing or blank. */
    public Optional<String> find(String name) {
        return Optional.ofNullable(given.getProperty(name, defaults.getProperty(name)))
            .map(String::strip)
            .filter(value -> !value.isEmpty());
    }

    /**
     * A setting that must be there.
     *
     * @throws MeasureException when it is missing
     */
    public String text(String name) {
        return find(name).orElseThrow(() -> new MeasureException(
            "The setting " + name + " is missing: give it with -D" + name + "=..."));
    }

    /** As {@link #text}, as an absolute path. */
    public Path path(String name) {
        return Path.of(text(name)).toAbsolutePath().normalize();
    }

    /**
     * As {@link #text}, as a whole number.
     *
     * @throws MeasureException when it is none
     */
    public int integer(String name) {
        return parse(name, Integer::valueOf, "a whole number");
    }

    /** As {@link #integer}, with more digits. */
    public long seed(String name) {
        return parse(name, Long::valueOf, "a whole number");
    }

    /**
     * As {@link #text}, as a number.
     *
     * @throws MeasureException when it is none
     */
    public double number(String name) {
        return parse(name, Double::valueOf, "a number");
    }

    private <T> T parse(String name, Function<String, T> parser, String kind) {
        var value = text(name);
        try {
            return parser.apply(value);
        } catch (NumberFormatException e) {
            throw new MeasureException("The setting " + name + " is \"" + value + "\", which is not " + kind + ".");
        }
    }
}

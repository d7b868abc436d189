package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;

/** The settings of a measurement: what was given with -D, then the defaults of the plan. */
public final class Settings {

    private final Properties given;
    private final Properties defaults;

    public Settings(Properties given, Properties defaults) {
        this.given = given;
        this.defaults = defaults;
    }

    public Optional<String> find(String name) {
        return Optional.ofNullable(given.getProperty(name, defaults.getProperty(name)))
            .map(String::strip)
            .filter(value -> !value.isEmpty());
    }

    public String text(String name) {
        return find(name).orElseThrow(() -> new MeasureException(
            "The setting " + name + " is missing: give it with -D" + name + "=..."));
    }

    public Path path(String name) {
        return Path.of(text(name)).toAbsolutePath().normalize();
    }

    public int integer(String name) {
        return parse(name, Integer::valueOf, "a whole number");
    }

    public long seed(String name) {
        return parse(name, Long::valueOf, "a whole number");
    }

    public double number(String name) {
        return parse(name, Double::valueOf, "a number");
    }

    boolean flag(String name) {
        return Boolean.parseBoolean(text(name));
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

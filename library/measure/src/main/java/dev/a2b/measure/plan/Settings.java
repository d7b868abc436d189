package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The settings of a measurement. A given setting, usually a system property, overrides the default of the plan. A list
 * has commas between its values, and is empty if the setting is missing. Methods throw a {@link MeasureException} if a
 * required setting is missing, or a value is not of the wanted kind.
 */
public final class Settings {

    private final Properties given;
    private final Properties defaults;

    /**
     * Creates settings.
     *
     * @param given the given settings
     * @param defaults values of settings that are not given
     */
    public Settings(Properties given, Properties defaults) {
        this.given = given;
        this.defaults = defaults;
    }

    /** Creates settings without defaults. */
    public Settings(Map<?, ?> given) {
        this(new Properties(), new Properties());
        this.given.putAll(given);
    }

    /**
     * The settings in the arguments of a main class.
     *
     * @param arguments {@code name=value} each
     */
    public static Map<String, String> arguments(String... arguments) {
        return Arrays.stream(arguments)
                .map(argument -> argument.split("=", 2))
                .collect(Collectors.toMap(words -> words[0], words -> words[1]));
    }

    /** The value of a setting without surrounding white space; empty if it is missing or blank. */
    public Optional<String> find(String name) {
        return Optional.ofNullable(given.getProperty(name, defaults.getProperty(name)))
                .map(String::strip)
                .filter(value -> !value.isEmpty());
    }

    /** The value of a required setting. */
    public String text(String name) {
        return find(name)
                .orElseThrow(() ->
                        new MeasureException("The setting " + name + " is missing: give it with -D" + name + "=..."));
    }

    /** The value of a required setting, as an absolute path. */
    public Path path(String name) {
        return Path.of(text(name)).toAbsolutePath().normalize();
    }

    /** The value of a required setting, as a whole number. */
    public int integer(String name) {
        return parse(name, Integer::valueOf, "a whole number");
    }

    /** The value of a required setting, as a whole number of up to 64 bits. */
    public long seed(String name) {
        return parse(name, Long::valueOf, "a whole number");
    }

    /** The value of a required setting, as a number that is not negative. */
    public double number(String name) {
        return parse(name, Settings::notNegative, "a number from 0 on");
    }

    /** The value of a setting, as a list of numbers that are not negative. */
    public List<Double> numbers(String name) {
        return list(name, Settings::notNegative, "a list of numbers from 0 on");
    }

    /** The value of a setting that is {@code true} or {@code false}; false if it is missing. */
    public boolean flag(String name) {
        return find(name).isPresent() && parse(name, Settings::flagOf, "true or false");
    }

    /** The value of a setting, as a list of whole numbers. */
    public List<Integer> integers(String name) {
        return list(name, Integer::valueOf, "a list of whole numbers");
    }

    /** The value of a setting, as a list of words. */
    public List<String> words(String name) {
        return list(name, Function.identity(), "a list");
    }

    private static double notNegative(String value) {
        var number = Double.parseDouble(value);
        if (number >= 0 && number < Double.POSITIVE_INFINITY) {
            return number;
        }
        throw new IllegalArgumentException(value);
    }

    private static boolean flagOf(String value) {
        if (List.of("true", "false").contains(value)) {
            return Boolean.parseBoolean(value);
        }
        throw new IllegalArgumentException(value);
    }

    private <T> List<T> list(String name, Function<String, T> parser, String kind) {
        return find(name).isEmpty()
                ? List.of()
                : parse(
                        name,
                        value -> Arrays.stream(value.split(","))
                                .map(String::strip)
                                .filter(one -> !one.isEmpty())
                                .map(parser)
                                .toList(),
                        kind);
    }

    private <T> T parse(String name, Function<String, T> parser, String kind) {
        var value = text(name);
        try {
            return parser.apply(value);
        } catch (IllegalArgumentException e) {
            throw new MeasureException("The setting " + name + " is \"" + value + "\", which is not " + kind + ".");
        }
    }
}

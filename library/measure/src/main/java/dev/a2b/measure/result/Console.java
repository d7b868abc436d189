package dev.a2b.measure.result;

import dev.a2b.measure.statistics.Format;

/** Prints messages of a measurement while it runs. A line for people begins with {@code [measure]}. */
public final class Console {

    private Console() {}

    /** Prints a line on standard output. Values are formatted as by {@link Format#of}. */
    public static void line(String format, Object... values) {
        System.out.println("[measure] " + Format.of(format, values));
    }

    /**
     * Prints a line on standard output for a program that steers the measurement: {@code [event] name}.
     *
     * @param name what it waits for; {@code deploy/measure} of a project knows these names
     */
    public static void event(String name) {
        System.out.println("[event] " + name);
    }

    /** Prints a line on standard error, unchanged. */
    public static void error(String message) {
        System.err.println("[measure] " + message);
    }
}

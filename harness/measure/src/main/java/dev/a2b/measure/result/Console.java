package dev.a2b.measure.result;

import dev.a2b.measure.statistics.Format;

/** What a measurement prints while it is running. */
public final class Console {

    private Console() {
    }

    /** A line on standard output; values are formatted as by {@link String#format}. */
    public static void line(String format, Object... values) {
        System.out.println("[measure] " + Format.of(format, values));
    }

    /** A line on standard error, as it is. */
    public static void error(String message) {
        System.err.println("[measure] " + message);
    }
}

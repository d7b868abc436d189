package dev.a2b.measure.result;

import dev.a2b.measure.statistics.Format;

/** Prints messages of a measurement while it runs. Each line begins with {@code [measure]}. */
public final class Console {

    private Console() {
    }

    /** Prints a line on standard output. Values are formatted as by {@link Format#of}. */
    public static void line(String format, Object... values) {
        System.out.println("[measure] " + Format.of(format, values));
    }

    /** Prints a line on standard error, unchanged. */
    public static void error(String message) {
        System.err.println("[measure] " + message);
    }
}

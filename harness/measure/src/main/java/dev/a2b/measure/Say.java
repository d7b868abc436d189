package dev.a2b.measure;

import java.util.Locale;

/** Words for people: figures in them, and what is told while a measurement goes on. */
public final class Say {

    private Say() {
    }

    /** Text with values, formatted as by {@link String#format} and the same in every country. */
    static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    /** A line on standard output; values are formatted as by {@link String#format}. */
    public static void line(String format, Object... values) {
        System.out.println("[measure] " + text(format, values));
    }

    /** A line on standard error, as it is. */
    public static void error(String message) {
        System.err.println("[measure] " + message);
    }
}

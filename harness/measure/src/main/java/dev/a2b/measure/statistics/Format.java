package dev.a2b.measure.statistics;

import java.util.Locale;

/** Figures in texts. */
public final class Format {

    private Format() {
    }

    /** Text with values, formatted as by {@link String#format} and the same in every country. */
    public static String of(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}

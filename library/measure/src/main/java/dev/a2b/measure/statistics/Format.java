package dev.a2b.measure.statistics;

import java.util.Locale;

/** Formats figures in texts. */
public final class Format {

    private Format() {}

    /**
     * Formats values as {@link String#format} does, with the root locale, so that the text is the same in every
     * country.
     */
    public static String of(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Format;

/** How values read in tables. */
final class Texts {

    /** Stands for a value that there is not. */
    static final String NONE = "–";

    private Texts() {}

    /** A number with three digits, or more if it is above 1000; a dash for null. */
    static String number(Double value) {
        if (value == null || value.isNaN()) {
            return NONE;
        }
        var size = Math.abs(value);
        return Format.of(size >= 100 || size == 0 ? "%.0f" : size >= 10 ? "%.1f" : "%.2f", value);
    }

    /** A whole number; a dash for NaN. */
    static String whole(double value) {
        return Double.isNaN(value) ? NONE : Format.of("%.0f", value);
    }

    /** A percentile of so many response times, in milliseconds. */
    static String millis(long responses, long millis) {
        return responses == 0 ? NONE : Long.toString(millis);
    }

    /** A share of 1 in percent. */
    static String percent(double share) {
        return Double.isFinite(share) ? Format.of("%.0f %%", 100 * share) : NONE;
    }

    /** A clause as a sentence: it may be one already, as a line of a log may. */
    static String sentence(String clause) {
        return clause.endsWith(".") ? clause : clause + ".";
    }
}

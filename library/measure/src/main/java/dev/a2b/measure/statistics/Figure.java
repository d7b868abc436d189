package dev.a2b.measure.statistics;

/**
 * A figure of a run: a value with its unit, or none with the reason. Nothing else stands for an unknown figure.
 *
 * @param value the value, finite; null if there is none
 * @param unit unit of the value, as in {@code ms}; empty for a count, and if there is no value
 * @param reason why there is no value, as in {@code the load generator was late}; empty if there is one
 */
public record Figure(Double value, String unit, String reason) {

    /** Checks that there is either a finite value or a reason. */
    public Figure {
        if (value == null ? reason.isBlank() || !unit.isEmpty() : !Double.isFinite(value) || !reason.isEmpty()) {
            throw new IllegalArgumentException(
                    "A figure is a finite value with its unit or a reason, not " + value + " " + unit + " " + reason);
        }
    }

    /** A figure with a value. */
    public static Figure of(double value, String unit) {
        return new Figure(value, unit, "");
    }

    /** A figure without a value. */
    public static Figure none(String reason) {
        return new Figure(null, "", reason);
    }

    /** Whether there is a value. */
    public boolean isKnown() {
        return value != null;
    }
}

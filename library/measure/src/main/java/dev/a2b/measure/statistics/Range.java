package dev.a2b.measure.statistics;

import java.util.Arrays;

/**
 * The median of repeated figures and a range. With fewer than {@value #ENOUGH} repeats, the range is that from minimum
 * to maximum. From {@value #ENOUGH} on, it is the 95 % interval of the median by the percentile bootstrap (B. Efron and
 * R. J. Tibshirani, <i>An Introduction to the Bootstrap</i>, 1993, chapter 13). Values have the unit of the figure.
 *
 * @param repeats number of figures
 * @param median median of the figures
 * @param spread maximum minus minimum, divided by the median; 0 if the median is 0
 * @param low lower end of the range
 * @param high upper end of the range
 */
public record Range(int repeats, double median, double spread, double low, double high) {

    /** Number of repeats from which on the bootstrap is used. */
    public static final int ENOUGH = 8;

    private static final double UNSTABLE = 0.10;

    /** The range of at least one value, in any order. */
    public static Range of(double... values) {
        var sorted = values.clone();
        Arrays.sort(sorted);
        var median = Statistics.median(sorted);
        var smallest = sorted[0];
        var largest = sorted[sorted.length - 1];
        var spread = median == 0 ? 0 : (largest - smallest) / median;
        if (sorted.length < ENOUGH) {
            return new Range(sorted.length, median, spread, smallest, largest);
        }
        var interval = Bootstrap.ofMedian(sorted);
        return new Range(sorted.length, median, spread, interval.low(), interval.high());
    }

    /** Whether there is a range. A single run has none, so no difference can be claimed from it. */
    public boolean isKnown() {
        return repeats > 1;
    }

    /** Whether the range is the bootstrap interval, not minimum and maximum. */
    public boolean isInterval() {
        return repeats >= ENOUGH;
    }

    /** Whether maximum minus minimum is more than 10 % of the median. */
    public boolean isUnstable() {
        return spread > UNSTABLE;
    }

    /** Whether the ratio between the two ranges is larger than that between the ends of either; for values above 0. */
    public boolean isFarFrom(Range other) {
        var between = low > other.high ? low / other.high : other.low / high;
        return between > 1 && between > Math.max(high / low, other.high / other.low);
    }

    /** Whether the two ranges have a value in common, so that they show no difference. */
    public boolean overlaps(Range other) {
        return low <= other.high && other.low <= high;
    }
}

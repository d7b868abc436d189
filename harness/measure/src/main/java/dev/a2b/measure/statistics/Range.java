package dev.a2b.measure.statistics;

import java.util.Arrays;

/**
 * The median of a figure's repeats and a range: with fewer than {@value #ENOUGH} repeats the smallest and the largest,
 * else the bootstrap 95 % interval of the median.
 *
 * @param repeats how many there are; a single one has no range
 * @param spread largest less smallest, as a share of the median; 0 where the median is
 * @param low lower end of the range
 * @param high upper end of the range
 */
public record Range(int repeats, double median, double spread, double low, double high) {

    public static final int ENOUGH = 8;

    private static final double UNSTABLE = 0.10;

    /** Of at least one value. */
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

    /** Whether there is a range; a single run has none, so no difference can be claimed from it. */
    public boolean isKnown() {
        return repeats > 1;
    }

    /** Whether the range is the bootstrap interval, not the smallest and the largest repeat. */
    public boolean isInterval() {
        return repeats >= ENOUGH;
    }

    /** Whether the repeats differ by more than 10 %. */
    public boolean isUnstable() {
        return spread > UNSTABLE;
    }

    /** Whether the two have a value in common, so that no difference is shown. */
    public boolean overlaps(Range other) {
        return low <= other.high && other.low <= high;
    }
}

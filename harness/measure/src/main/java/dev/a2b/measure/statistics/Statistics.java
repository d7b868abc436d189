package dev.a2b.measure.statistics;

import java.util.Arrays;

/** Exact order statistics: no buckets, no estimates. */
public final class Statistics {

    private Statistics() {
    }

    /**
     * The smallest value that at least {@code percent} of the values do not exceed.
     *
     * @param sorted the values, rising; without any, the percentile is 0
     */
    public static long percentile(long[] sorted, double percent) {
        if (sorted.length == 0) {
            return 0;
        }
        var rank = (int) Math.ceil(percent / 100 * sorted.length);
        return sorted[Math.max(1, rank) - 1];
    }

    /** The middle value, the mean of the two middle ones when their number is even. */
    public static double median(long... values) {
        return median(Arrays.stream(values).asDoubleStream().toArray());
    }

    /** As {@link #median(long...)}. */
    static double median(double... values) {
        var sorted = values.clone();
        Arrays.sort(sorted);
        var middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;
    }
}

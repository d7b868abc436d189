package dev.a2b.measure.statistics;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/** Exact order statistics of all values, without buckets or estimates. */
public final class Statistics {

    private Statistics() {}

    /**
     * The percentile by the nearest-rank method: the smallest value that at least {@code percent} of the values do not
     * exceed. It is always one of the values.
     *
     * @param sorted the values, rising
     * @param percent above 0 and at most 100, with at most three decimals
     * @return the percentile, in the unit of the values; 0 if there are no values
     * @see <a href="https://en.wikipedia.org/wiki/Percentile#The_nearest-rank_method">nearest-rank method</a>
     */
    public static long percentile(long[] sorted, double percent) {
        if (sorted.length == 0) {
            return 0;
        }
        return sorted[(int) rank(sorted.length, percent) - 1];
    }

    /** The rank of the percentile among so many values, at least one, by the nearest-rank method: from 1 on. */
    static long rank(long count, double percent) {
        // Whole numbers, because 99.9 / 100 * 1000 is a little more than 999 in binary.
        return Math.max(1, (long) Math.ceil(Math.round(1000 * percent) * count / 100_000.0));
    }

    /** The median of at least one value: the middle one, or the mean of the two middle ones if their number is even. */
    public static double median(long... values) {
        return median(Arrays.stream(values).asDoubleStream().toArray());
    }

    /** As {@link #median(long...)}; NaN if there are no values. */
    public static double median(DoubleStream values) {
        var all = values.toArray();
        return all.length == 0 ? Double.NaN : median(all);
    }

    /** As {@link #median(long...)}. */
    static double median(double... values) {
        var sorted = values.clone();
        Arrays.sort(sorted);
        var middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;
    }
}

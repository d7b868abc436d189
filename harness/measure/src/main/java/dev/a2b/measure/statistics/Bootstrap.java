package dev.a2b.measure.statistics;

import java.util.Arrays;
import java.util.Random;

/**
 * The percentile bootstrap: B. Efron, R. J. Tibshirani, An Introduction to the Bootstrap (1993), chapter 13. A
 * fixed seed draws the samples, so that the same repeats always give the same interval.
 */
final class Bootstrap {

    /** The ends of an interval. */
    record Interval(double low, double high) {
    }

    private static final int SAMPLES = 10_000;
    private static final long SEED = 19_930_515;
    private static final double TAIL = 0.025;

    private Bootstrap() {
    }

    /** The 95 % interval of the median of these values. */
    static Interval ofMedian(double... values) {
        var random = new Random(SEED);
        var medians = new double[SAMPLES];
        Arrays.setAll(medians, sample -> Statistics.median(
            random.ints(values.length, 0, values.length).mapToDouble(drawn -> values[drawn]).toArray()));
        Arrays.sort(medians);
        return new Interval(medians[(int) (TAIL * SAMPLES)], medians[(int) Math.ceil((1 - TAIL) * SAMPLES) - 1]);
    }
}

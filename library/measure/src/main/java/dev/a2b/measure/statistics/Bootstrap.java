package dev.a2b.measure.statistics;

import java.util.Arrays;
import java.util.Random;

/**
 * The percentile bootstrap: B. Efron and R. J. Tibshirani, <i>An Introduction to the Bootstrap</i>, 1993, chapter 13.
 * The seed of the samples is fixed, so that the same values always give the same interval.
 */
final class Bootstrap {

    /** The ends of an interval. */
    record Interval(double low, double high) {}

    private static final int SAMPLES = 10_000;
    private static final long SEED = 19_930_515;
    private static final double TAIL = 0.025;

    private Bootstrap() {}

    /** The 95 % interval of the median of these values: the 2.5th and the 97.5th percentile of 10 000 medians. */
    static Interval ofMedian(double... values) {
        var random = new Random(SEED);
        var medians = new double[SAMPLES];
        Arrays.setAll(
                medians,
                sample -> Statistics.median(random.ints(values.length, 0, values.length)
                        .mapToDouble(drawn -> values[drawn])
                        .toArray()));
        Arrays.sort(medians);
        return new Interval(medians[(int) (TAIL * SAMPLES)], medians[(int) Math.ceil((1 - TAIL) * SAMPLES) - 1]);
    }
}

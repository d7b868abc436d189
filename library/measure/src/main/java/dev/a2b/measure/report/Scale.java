package dev.a2b.measure.report;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis of a {@link Plot}: from a round number to a round number, with ticks at 1, 2 or 5 times a power of ten.
 *
 * @param title title with unit
 * @param logarithmic whether the scale is logarithmic
 * @param ticks the ticks, rising; the first and the last one are the ends of the axis
 */
record Scale(String title, boolean logarithmic, List<Double> ticks) {

    private static final double[] STEPS = {1, 2, 5, 10};
    private static final int MOST_TICKS = 6;

    /** An axis from 0 to at least {@code most}. */
    static Scale linear(String title, double most) {
        var step = roundUp(Math.max(most, 1e-9) / MOST_TICKS);
        var ticks = new ArrayList<Double>();
        for (var i = 0; i == 0 || ticks.get(i - 1) < most; i++) {
            ticks.add(i * step);
        }
        return new Scale(title, false, ticks);
    }

    /** An axis from at most {@code least} to at least {@code most}, both above 0. */
    static Scale logarithmic(String title, double least, double most) {
        var ticks = new ArrayList<>(List.of(roundDown(least)));
        while (ticks.get(ticks.size() - 1) < most) {
            ticks.add(roundUp(ticks.get(ticks.size() - 1) * 1.01));
        }
        return new Scale(title, true, ticks);
    }

    /**
     * The ticks that have room for their number: all, or if there are more than {@code most}, as on a long logarithmic
     * scale, only the powers of ten.
     */
    List<Double> labelled(int most) {
        return ticks.size() <= most
                ? ticks
                : ticks.stream()
                        .filter(tick -> Math.abs(Math.log10(tick) - Math.rint(Math.log10(tick))) < 1e-6)
                        .toList();
    }

    /** The position of a value: 0 at the beginning of the axis, 1 at its end. */
    double at(double value) {
        var from = ticks.get(0);
        var to = ticks.get(ticks.size() - 1);
        return logarithmic ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
    }

    private static double roundUp(double value) {
        var power = Math.pow(10, Math.floor(Math.log10(value)));
        for (var step : STEPS) {
            if (step * power >= value * (1 - 1e-9)) {
                return step * power;
            }
        }
        return 10 * power;
    }

    private static double roundDown(double value) {
        var power = Math.pow(10, Math.floor(Math.log10(value)));
        return value >= 5 * power ? 5 * power : value >= 2 * power ? 2 * power : power;
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Scale;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where values lie on an axis of a chart.
 *
 * @param from the value at its beginning
 * @param to the value at its end, above it
 * @param logarithmic whether equal ratios are equally far apart
 * @param ticks the values that have a label
 */
record Axis(double from, double to, boolean logarithmic, List<Tick> ticks) {

    /** A value with its label. */
    record Tick(double value, String label) {}

    private static final int MOST_TICKS = 6;
    /** How close two labels may be, as a share of the axis. */
    private static final double GAP = 0.13;

    private static final double LEAST = 0.5;

    private static final int[] PERCENTS = {-99, -98, -95, -90, -80, -70, -50, -30, -20, -10, -5, 0, 5, 10, 20, 30, 50};
    private static final int[] TIMES = {2, 3, 5, 10, 20, 50, 100};

    /** From 0 to at least this. */
    static Axis linear(double most) {
        var step = step(Math.max(most, 1e-9));
        var count = (int) Math.ceil(most / step - 1e-9);
        return new Axis(
                0,
                Math.max(1, count) * step,
                false,
                IntStream.rangeClosed(0, Math.max(1, count))
                        .mapToObj(i -> tick(i * step, ""))
                        .toList());
    }

    /** From at most the one to at least the other; values below a half are drawn as one. */
    static Axis logarithmic(double least, double most) {
        var from = Math.pow(10, Math.floor(Math.log10(Math.max(least, LEAST))));
        var to = Math.max(most, 10 * from);
        var decades = (int) Math.ceil(Math.log10(to / from));
        return new Axis(
                from,
                to,
                true,
                IntStream.rangeClosed(0, decades)
                        .boxed()
                        .flatMapToDouble(
                                decade -> DoubleStream.of(1, 2, 5).map(one -> one * from * Math.pow(10, decade)))
                        .filter(value -> value <= to * 1.0001)
                        .filter(value ->
                                decades < 3 || Math.abs(Math.log10(value) - Math.rint(Math.log10(value))) < 1e-6)
                        .mapToObj(value -> tick(value, ""))
                        .toList());
    }

    /** Changes from a baseline, by a scale that says how they read. */
    static Axis ofChanges(Scale scale, double low, double high) {
        var all = scale == Scale.POINTS ? points(low, high) : percents();
        var kept = new ArrayList<Tick>();
        all.stream()
                .filter(tick -> low <= tick.value && tick.value <= high)
                .sorted(Comparator.comparingDouble((Tick tick) -> tick.value == 0 ? 0 : 1)
                        .thenComparing(tick -> -Math.abs(tick.value)))
                .filter(tick ->
                        kept.stream().allMatch(other -> Math.abs(other.value - tick.value) > GAP * (high - low)))
                .forEach(kept::add);
        return new Axis(low, high, false, kept);
    }

    /** Where a value lies: 0 at the beginning, 1 at the end. */
    double at(double value) {
        return logarithmic
                ? Math.log(Math.max(value, from) / from) / Math.log(to / from)
                : (value - from) / (to - from);
    }

    private static List<Tick> percents() {
        return Stream.concat(
                        IntStream.of(PERCENTS)
                                .mapToObj(percent -> new Tick(
                                        Math.log1p(percent / 100.0), signed(percent) + (percent == 0 ? "" : " %"))),
                        IntStream.of(TIMES).mapToObj(times -> new Tick(Math.log(times), "× " + times)))
                .toList();
    }

    private static List<Tick> points(double low, double high) {
        var step = step(high - low);
        return IntStream.rangeClosed((int) Math.ceil(low / step), (int) Math.floor(high / step))
                .mapToObj(i -> tick(i * step, i > 0 ? "+" : ""))
                .toList();
    }

    private static String signed(int percent) {
        return percent == 0 ? "equal" : (percent > 0 ? "+" : "−") + Math.abs(percent);
    }

    private static Tick tick(double value, String sign) {
        var label = BigDecimal.valueOf(Math.round(value * 1e6) / 1e6)
                .stripTrailingZeros()
                .toPlainString();
        return new Tick(value, sign + label.replace('-', '−'));
    }

    /** One, two or five times a power of ten, so that there are few ticks. */
    private static double step(double width) {
        var power = Math.pow(10, Math.floor(Math.log10(width / MOST_TICKS)));
        return DoubleStream.of(1, 2, 5, 10)
                .map(one -> one * power)
                .filter(step -> width / step <= MOST_TICKS)
                .findFirst()
                .orElse(10 * power);
    }

    /** A coordinate in SVG. */
    static String coordinate(double value) {
        return Format.of("%.1f", value);
    }
}

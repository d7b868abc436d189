package dev.a2b.measure.result;

import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Trend;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How a figure of the service grows under a constant load, which shows a leak.
 *
 * @param figure what grows, as in {@code memory (MB)}
 * @param trend its change per hour; empty if the figure is unknown, or the load was too short
 * @param halves the same for each half of the time
 */
public record Growth(String figure, Optional<Trend> trend, List<Trend> halves) {

    private static final double HOUR_MILLIS = 3_600_000;
    private static final long SECOND = 1000;

    /**
     * The growth of memory, open files, connections to the database, threads, and response times.
     *
     * @param samples all samples of the run
     * @param timeline the figures of each second of the run
     * @param window the time in which they are compared
     */
    public static List<Growth> of(List<Sample> samples, Timeline timeline, Window window) {
        var within = samples.stream()
                .filter(sample -> isWithin(sample.time(), window))
                .toList();
        return List.of(
                of("memory (MB)", within, sample -> sample.memoryBytes() / 1e6),
                of("open files and sockets", within, sample -> sample.held().files()),
                of(
                        "connections to the database",
                        within,
                        sample -> sample.held().databaseConnections()),
                of("threads", within, sample -> sample.held().threads()),
                ofP99(timeline, window));
    }

    /**
     * Whether it grows faster than this, in percent of its mean per hour: also at the lower end of its interval, and in
     * each half of the time. A single step, as of one thread more, is in one half only.
     */
    public boolean exceeds(double percent) {
        return trend.filter(known -> known.percent(known.low()) > percent).isPresent()
                && halves.stream().allMatch(half -> half.percent(half.slope()) > percent);
    }

    /**
     * In percent of the mean per hour, with the interval, as in {@code growth of memory (MB): 3.2 (2.8 to 3.6) % an
     * hour}.
     */
    public String text() {
        return "growth of " + figure + ": "
                + trend.map(known -> Format.of(
                                "%.1f (%.1f to %.1f) %% an hour",
                                known.percent(known.slope()), known.percent(known.low()), known.percent(known.high())))
                        .orElse("unknown");
    }

    private static Growth of(String figure, List<Sample> samples, ToDoubleFunction<Sample> value) {
        var values = samples.stream().mapToDouble(value).toArray();
        return DoubleStream.of(values).anyMatch(one -> one < 0)
                ? new Growth(figure, Optional.empty(), List.of())
                : of(
                        figure,
                        samples.stream()
                                .mapToDouble(sample -> sample.time() / HOUR_MILLIS)
                                .toArray(),
                        values);
    }

    /** @param hours when each value was taken, rising */
    private static Growth of(String figure, double[] hours, double[] values) {
        var middle = (int) IntStream.range(0, hours.length)
                .filter(i -> hours[i] - hours[0] < (hours[hours.length - 1] - hours[0]) / 2)
                .count();
        var first = Trend.of(Arrays.copyOf(hours, middle), Arrays.copyOf(values, middle));
        var second = Trend.of(
                Arrays.copyOfRange(hours, middle, hours.length), Arrays.copyOfRange(values, middle, values.length));
        return new Growth(
                figure,
                Trend.of(hours, values),
                Stream.of(first, second).flatMap(Optional::stream).toList());
    }

    /** The p99 of each second, without those in which nothing was successful. */
    private static Growth ofP99(Timeline timeline, Window window) {
        var p99 = timeline.p99Millis();
        var seconds = IntStream.range(0, p99.size())
                .filter(second -> p99.get(second) != null && isWithin(timeline.from() + second * SECOND, window))
                .toArray();
        return of(
                "p99 of each second (ms)",
                IntStream.of(seconds)
                        .mapToDouble(second -> second * SECOND / HOUR_MILLIS)
                        .toArray(),
                IntStream.of(seconds).mapToDouble(second -> p99.get(second)).toArray());
    }

    private static boolean isWithin(long time, Window window) {
        return window.from() <= time && time < window.to();
    }
}

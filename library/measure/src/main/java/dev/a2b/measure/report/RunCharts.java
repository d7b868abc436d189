package dev.a2b.measure.report;

import static dev.a2b.measure.report.Chart.Series.colour;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.report.Chart.Axis;
import dev.a2b.measure.report.Chart.Limit;
import dev.a2b.measure.report.Chart.Series;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Timeline;
import dev.a2b.measure.result.Totals;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Charts of one run over time, and of its response times. */
final class RunCharts {

    private static final double MINUTE = 60;

    private static final Set<String> FIRST = Set.of(Plan.FIRST_MINUTE, Plan.WARM_UP);
    private static final int CAUSES = 10;

    private final Run run;
    private final long begin;

    RunCharts(Run run) {
        this.run = run;
        var first = run.load().isOffered()
                ? run.load().timeline().from()
                : run.context().phases().get(0).from();
        this.begin = run.context().phases().stream()
                .filter(phase -> FIRST.contains(phase.name()))
                .findFirst()
                .map(Phase::from)
                .orElse(first);
    }

    /** The charts, also those with nothing to draw. */
    List<Chart> all() {
        var rates = List.of(
                perSecond("requests sent", colour(0), Timeline::sent),
                successful("successful responses", colour(1)),
                perSecond("failed requests", colour(2), Timeline::failed));
        var times = Stream.of(
                        millis("p50", colour(1), Timeline::p50Millis),
                        p95("p95", colour(0)),
                        millis("p99", colour(2), Timeline::p99Millis))
                .filter(Series::isDrawable)
                .toList();
        var percentiles = times.stream().map(Series::name).collect(Collectors.joining(", "));
        return List.of(
                firstMinute("First minute: requests and responses", Axis.linear("per second"), rates),
                firstMinute("First minute: " + percentiles + " of each second", Axis.logarithmic("ms"), times),
                overTime("Requests and responses", Axis.linear("per second"), rates),
                overTime("Response time: " + percentiles + " of each second", Axis.logarithmic("ms"), times),
                percentiles(),
                overTime("CPU used", new Axis("processors", false, limit(Limits::cpus)), processors())
                        .stacked(),
                overTime(
                        "Memory of the service",
                        new Axis("MB", false, limit(limits -> limits.memoryBytes() / 1e6)),
                        List.of(memory("memory", colour(0)))),
                overTime(
                        "Concurrent users",
                        Axis.linear("users"),
                        List.of(perSecond("users", colour(0), Timeline::users))),
                causes());
    }

    /** Memory over time, in MB, without samples in which it is unknown. */
    Series memory(String name, String colour) {
        var samples = run.resources().samples();
        return new Series(
                name,
                colour,
                samples.stream().map(sample -> at(sample.time())).toList(),
                samples.stream()
                        .map(Sample::memoryBytes)
                        .map(bytes -> bytes < 0 ? null : tenths(bytes / 1e6))
                        .toList());
    }

    /** Successful responses of each second. */
    Series successful(String name, String colour) {
        return perSecond(name, colour, Timeline::successful);
    }

    /** The 95th percentile of the response times of each second, in milliseconds. */
    Series p95(String name, String colour) {
        return millis(name, colour, Timeline::p95Millis);
    }

    /** A moment, in epoch milliseconds, as seconds since the load began; without load, since the run began. */
    double at(long time) {
        return tenths((time - begin) / 1e3);
    }

    private Chart percentiles() {
        var levels = new LinkedHashSet<>(
                run.load().steps().stream().map(step -> step.judged().level()).toList());
        levels.add(run.load().light());
        Optional.ofNullable(run.load().saturation()).ifPresent(levels::add);
        var rising = levels.stream()
                .sorted(Comparator.comparingDouble(level -> level.offered().requestsPerSecond()))
                .toList();
        return Percentile.chart(
                "Response time by percentile",
                IntStream.range(0, rising.size())
                        .mapToObj(i -> Percentile.series(rate(rising.get(i)), colour(i), rising.get(i)))
                        .toList());
    }

    private String rate(Level level) {
        return Format.of("%.0f requests/s", level.offered().requestsPerSecond())
                + (level.equals(run.load().saturation()) ? ", the saturation" : "");
    }

    private Chart overTime(String title, Axis y, List<Series> series) {
        var moments = run.context().phases().stream()
                .map(phase -> at(phase.from()))
                .filter(at -> at >= 0)
                .toList();
        return Chart.overTime(title, y, series, moments);
    }

    /** A chart of the first minute of series over seconds since the load began. */
    static Chart firstMinute(String title, Axis y, List<Series> series) {
        return Chart.overTime(
                title, y, series.stream().map(one -> one.between(0, MINUTE)).toList(), List.of());
    }

    private Series perSecond(String name, String colour, Function<Timeline, List<Integer>> values) {
        return second(
                name,
                colour,
                timeline -> values.apply(timeline).stream()
                        .map(Integer::doubleValue)
                        .toList());
    }

    private Series millis(String name, String colour, Function<Timeline, List<Long>> values) {
        return second(
                name,
                colour,
                timeline ->
                        values.apply(timeline).stream().map(RunCharts::shown).toList());
    }

    private static Double shown(Long millis) {
        return millis == null || millis < 0 ? null : millis.doubleValue();
    }

    private Series second(String name, String colour, Function<Timeline, List<Double>> values) {
        var timeline = run.load().timeline();
        var first = Math.round(at(timeline.from()));
        var y = values.apply(timeline);
        var x = IntStream.range(0, y.size())
                .mapToObj(second -> (double) first + second)
                .toList();
        return new Series(name, colour, x, y);
    }

    private List<Series> processors() {
        return ProcessorShares.PARTS.stream().map(this::processors).toList();
    }

    private Series processors(ProcessorShares.Part part) {
        var x = new ArrayList<Double>();
        var y = new ArrayList<Double>();
        var samples = run.resources().samples();
        for (var i = 1; i < samples.size(); i++) {
            x.add(at(samples.get(i).time()));
            y.add(hundredths(part.of()
                    .applyAsDouble(ProcessorShares.between(
                            samples.get(i - 1),
                            samples.get(i),
                            run.resources().usage().cpus()))));
        }
        return new Series(part.name(), part.colour(), x, y);
    }

    private Limit limit(ToDoubleFunction<Limits> figure) {
        var limits = run.context().limits();
        return limits == null ? null : new Limit("limit", figure.applyAsDouble(limits));
    }

    private Chart causes() {
        var most = Totals.mostFrequent(run.load().totals().causes(), CAUSES);
        var counts = most.stream().map(cause -> cause.getValue().doubleValue()).toList();
        return Chart.bars(
                "Failed requests by cause",
                "cause",
                "requests",
                most.stream().map(Map.Entry::getKey).toList(),
                List.of(Series.row("failed", colour(2), counts)));
    }

    private static double tenths(double value) {
        return Math.round(value * 10) / 10.0;
    }

    private static double hundredths(double value) {
        return Math.round(value * 100) / 100.0;
    }
}

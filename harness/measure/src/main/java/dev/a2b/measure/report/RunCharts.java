package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.report.Chart.Series;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/** Charts of one run over time. */
final class RunCharts {

    private static final double MINUTE = 60;
    private static final int CAUSES = 10;

    private final Run run;
    private final long begin;

    RunCharts(Run run) {
        this.run = run;
        this.begin = run.context().phases().stream().filter(phase -> phase.name().equals(Plan.WARM_UP)).findFirst()
            .map(Phase::from).orElse(run.load().timeline().from());
    }

    /** The charts that have something to draw. */
    List<Chart> all() {
        var rates = List.of(
            perSecond("requests sent", 0, Timeline::sent),
            perSecond("successful responses", 1, Timeline::successful),
            perSecond("failed requests", 2, Timeline::failed));
        var p95 = second("p95", 0, timeline -> timeline.p95Millis().stream()
            .map(millis -> millis == null ? null : millis.doubleValue()).toList());
        return List.of(
            overTime("Requests and responses", "per second", rates),
            overTime("p95 of each second", "ms", List.of(p95)),
            Chart.overTime("First minute: requests and responses", "per second", firstMinute(rates), List.of()),
            Chart.overTime("First minute: p95 of each second", "ms", firstMinute(List.of(p95)), List.of()),
            overTime("Memory of the service", "MB", List.of(memory("memory", 0))),
            overTime("CPU", "% of all processors", List.of(
                cpu("service", 0, Sample::cpuMillis), cpu("database", 1, Sample::databaseCpuMillis),
                cpu("load generator", 2, Sample::generatorCpuMillis))),
            overTime("Concurrent users", "users", List.of(perSecond("users", 0, Timeline::users))),
            causes()).stream().filter(chart -> !chart.isEmpty()).toList();
    }

    /** Memory over time, in MB, without samples in which it is unknown. */
    Series memory(String name, int style) {
        var samples = run.resources().samples();
        return Series.line(name, style, false, samples.stream().map(sample -> at(sample.time())).toList(),
            samples.stream().map(Sample::memoryBytes).map(bytes -> bytes < 0 ? null : round(bytes / 1e6)).toList());
    }

    /** A moment, in epoch milliseconds, as seconds since the load began. */
    double at(long time) {
        return round((time - begin) / 1e3);
    }

    private Chart overTime(String title, String y, List<Series> series) {
        var moments = run.context().phases().stream().map(phase -> at(phase.from())).filter(at -> at >= 0).toList();
        return Chart.overTime(title, y, series.stream().filter(Series::isDrawable).toList(), moments);
    }

    private static List<Series> firstMinute(List<Series> series) {
        return series.stream().map(one -> one.between(0, MINUTE)).filter(Series::isDrawable).toList();
    }

    private Series perSecond(String name, int style, Function<Timeline, List<Integer>> values) {
        return second(name, style, timeline -> values.apply(timeline).stream().map(Integer::doubleValue).toList());
    }

    private Series second(String name, int style, Function<Timeline, List<Double>> values) {
        var timeline = run.load().timeline();
        var first = Math.round(at(timeline.from()));
        var x = IntStream.range(0, timeline.seconds()).mapToObj(second -> (double) first + second).toList();
        return Series.line(name, style, false, x, values.apply(timeline));
    }

    private Series cpu(String name, int style, ToLongFunction<Sample> millis) {
        var x = new ArrayList<Double>();
        var y = new ArrayList<Double>();
        var samples = run.resources().samples();
        for (var i = 1; i < samples.size(); i++) {
            var before = samples.get(i - 1);
            var sample = samples.get(i);
            x.add(at(sample.time()));
            y.add(round(100.0 * (millis.applyAsLong(sample) - millis.applyAsLong(before))
                / Math.max(1, sample.time() - before.time()) / Math.max(1, run.resources().usage().cpus())));
        }
        return Series.line(name, style, false, x, y);
    }

    private Chart causes() {
        var most = run.load().totals().causes().entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())).limit(CAUSES).toList();
        return Chart.bars("Failed requests by cause", "requests", "", most.stream().map(Map.Entry::getKey).toList(),
            List.of(), Series.line("failed", 2, false, List.of(),
                most.stream().map(cause -> cause.getValue().doubleValue()).toList()));
    }

    private static double round(double value) {
        return Math.round(value * 10) / 10.0;
    }
}

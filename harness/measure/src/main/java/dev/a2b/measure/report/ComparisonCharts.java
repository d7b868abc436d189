package dev.a2b.measure.report;

import dev.a2b.measure.report.Chart.Axis;
import dev.a2b.measure.report.Chart.Limit;
import dev.a2b.measure.report.Chart.Series;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Charts that compare builds. Where a chart can show only one run of a build, it shows {@link Repeats#typical}. */
final class ComparisonCharts {

    private static final String OFFERED = "offered requests/s";

    private final Comparison comparison;

    ComparisonCharts(Comparison comparison) {
        this.comparison = comparison;
    }

    /** Throughput over offered load, with the offered load as a reference line. */
    Chart throughput() {
        var series = new ArrayList<>(perBuild((run, style) -> overLoad(run, style, Level::throughput)));
        var most = series.stream().flatMap(one -> one.x().stream()).mapToDouble(x -> x).max().orElse(0);
        series.add(Series.line("offered load", Series.PLAIN, false, List.of(0.0, most), List.of(0.0, most)));
        return Chart.lines("Throughput over offered load", OFFERED, Axis.linear("successful responses/s"), series);
    }

    /** The 95th percentile of the response times over offered load, with the objective. */
    Chart responseTimes() {
        var objective = comparison.runs().get(0).plan().limits().rule().p95Millis();
        var y = new Axis("ms", true, new Limit("objective", objective));
        return Chart.lines("p95 over offered load", OFFERED, y, perBuild((run, style) -> overLoad(run, style,
            level -> level.responses().successful() == 0
                ? Double.NaN : level.percentiles().p95Millis())));
    }

    private List<Series> perBuild(BiFunction<Run, Integer, Series> series) {
        var sound = IntStream.range(0, comparison.builds().size())
            .filter(build -> comparison.builds().get(build).counted() > 0);
        return sound.mapToObj(style -> {
            var build = comparison.builds().get(style);
            return series.apply(build.repeats().typical(), style).named(build.name());
        }).toList();
    }

    private static Series overLoad(Run run, int style, ToDoubleFunction<Level> figure) {
        var levels = run.load().levels().stream().map(JudgedLevel::level).toList();
        return Series.line("", style, true, levels.stream().map(level -> level.offered().requestsPerSecond()).toList(),
            levels.stream().map(figure::applyAsDouble).map(value -> value.isNaN() ? null : value).toList());
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.report.Chart.Series;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** What the builds of a comparison look like side by side; where only one run can be shown, the typical one. */
final class ComparisonCharts {

    private final Comparison comparison;

    ComparisonCharts(Comparison comparison) {
        this.comparison = comparison;
    }

    /** One for each column that has a figure; none where there is nothing to compare. */
    List<Chart> bars() {
        return comparison.builds().size() < 2 ? List.of()
            : Metric.ALL.stream().map(this::bars).filter(chart -> !chart.isEmpty()).toList();
    }

    /** Right answers against what was offered. */
    Chart throughput() {
        var series = new ArrayList<>(perBuild((run, style) -> overLoad(run, style, Level::okPerSecond)));
        var most = series.stream().flatMap(one -> one.x().stream()).mapToDouble(x -> x).max().orElse(0);
        series.add(Series.line("all that is offered", Series.PLAIN, false, List.of(0.0, most), List.of(0.0, most)));
        return new Chart(false, "Throughput against offered load", "offered requests/s", "right answers/s", false, null,
            "", List.of(), series, List.of());
    }

    /** Response times against what was offered, and the objective. */
    Chart responseTimes() {
        var objective = comparison.runs().get(0).plan().rule().p95Millis();
        return new Chart(false, "p95 against offered load", "offered requests/s", "ms, logarithmic", true, objective,
            "objective", List.of(), perBuild((run, style) -> overLoad(run, style, level -> level.ok() == 0
                ? Double.NaN : Math.max(1, level.p95Millis()))), List.of());
    }

    /** Memory of all of them. */
    Chart memory() {
        return Chart.overTime("Memory over time", "MB",
            perBuild((run, style) -> new RunCharts(run).memory("", style)), List.of());
    }

    private Chart bars(Metric column) {
        var cells = comparison.builds().stream().map(build -> build.cell(column)).toList();
        var labels = comparison.builds().stream()
            .map(build -> (build.cell(column).leads() ? "★ " : "") + build.name()
                + (build.cell(column).isFilled() ? "" : " (none)")).toList();
        var ranges = cells.stream().map(MetricSummary::range).toList();
        var series = new Series(column.name(), 0, false, List.of(),
            ranges.stream().map(range -> range == null ? null : range.median()).toList(),
            ranges.stream().map(range -> range == null || !range.isKnown() ? null : range.low()).toList(),
            ranges.stream().map(range -> range == null || !range.isKnown() ? null : range.high()).toList());
        return Chart.bars(column.name(), column.unit(), column.better().words(), labels, series);
    }

    private List<Series> perBuild(BiFunction<Run, Integer, Series> series) {
        var sound = IntStream.range(0, comparison.builds().size())
            .filter(build -> comparison.builds().get(build).counted() > 0);
        return sound.mapToObj(style -> {
            var build = comparison.builds().get(style);
            var drawn = series.apply(build.repeats().typical(), style);
            return Series.line(build.name(), style, drawn.dots(), drawn.x(), drawn.y());
        }).toList();
    }

    private static Series overLoad(Run run, int style, ToDoubleFunction<Level> figure) {
        var levels = run.levels().stream().map(JudgedLevel::level).toList();
        return Series.line("", style, true, levels.stream().map(Level::offeredPerSecond).toList(),
            levels.stream().map(figure::applyAsDouble).map(value -> value.isNaN() ? null : value).toList());
    }
}

package dev.a2b.measure.report;

import static dev.a2b.measure.report.Chart.Series.colour;

import dev.a2b.measure.report.Chart.Axis;
import dev.a2b.measure.report.Chart.Kind;
import dev.a2b.measure.report.Chart.Limit;
import dev.a2b.measure.report.Chart.Series;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/** Charts with the details of all builds. Where a chart can show only one run, it shows {@link Repeats#typical}. */
final class DetailCharts {

    private final Comparison comparison;
    private final List<ComparedBuild> counted;

    DetailCharts(Comparison comparison) {
        this.comparison = comparison;
        this.counted = comparison.counted();
    }

    /** All runs that count, a chart for each metric. */
    List<Chart> repeats() {
        return Metric.ALL.stream().map(this::repeats).toList();
    }

    /** The percentiles of the response times under the light load. */
    Chart percentiles() {
        return Percentile.chart(
                "Response time by percentile, light load",
                perBuild((build, colour) -> Percentile.series(
                        build.name(), colour, build.repeats().typical().load().light())));
    }

    /** Responses and response times in the first minute of the load. */
    List<Chart> firstMinute() {
        var objective = comparison.runs().get(0).plan().thresholds().rule().p95Millis();
        return List.of(
                RunCharts.firstMinute(
                        "First minute: successful responses",
                        Axis.linear("per second"),
                        perBuild((build, colour) -> charts(build).successful(build.name(), colour))),
                RunCharts.firstMinute(
                        "First minute: p95 of each second",
                        new Axis("ms", true, new Limit("objective", objective)),
                        perBuild((build, colour) -> charts(build).p95(build.name(), colour))));
    }

    /** Memory over time. */
    Chart memory() {
        return Chart.overTime(
                "Memory of the service",
                Axis.linear("MB"),
                perBuild((build, colour) -> charts(build).memory(build.name(), colour)),
                List.of());
    }

    /** Who uses the processors at the saturation. */
    Chart processors() {
        var shares = counted.stream()
                .map(build -> atSaturation(build.repeats().typical()))
                .toList();
        return Chart.bars(
                "CPU used at the saturation",
                "build",
                "processors",
                names(),
                ProcessorShares.PARTS.stream()
                        .map(part -> Series.row(
                                part.name(),
                                part.colour(),
                                shares.stream()
                                        .map(one -> one.map(part.of()::applyAsDouble)
                                                .orElse(null))
                                        .toList()))
                        .toList());
    }

    /** What the artifacts consist of. */
    Chart parts() {
        var parts = counted.stream()
                .map(build -> ArtifactParts.of(build.repeats().newest()))
                .toList();
        var most = parts.stream().mapToInt(List::size).max().orElse(0);
        return Chart.bars(
                        "Artifact by part",
                        "build",
                        "MB",
                        names(),
                        IntStream.range(0, most)
                                .mapToObj(part -> Series.row(
                                        "part " + (part + 1),
                                        colour(0),
                                        parts.stream()
                                                .map(all -> part < all.size() ? all.get(part) : null)
                                                .toList()))
                                .toList())
                .with(
                        "a file and its AOT cache, or the layers of an image from the lowest up; the last part is all layers "
                                + "below 1 MB together");
    }

    private Chart repeats(Metric metric) {
        var builds = comparison.builds();
        var series = new ArrayList<>(List.of(Series.row(
                "median",
                Series.PLAIN,
                builds.stream()
                        .map(build -> build.cell(metric))
                        .map(cell -> cell.isFilled() ? cell.range().median() : null)
                        .toList())));
        for (var row = 0; row < builds.size(); row++) {
            series.add(runs(metric, builds.get(row), row));
        }
        return new Chart(
                Kind.DOTS,
                capitalized(metric.title()),
                metric.better().words(),
                "build",
                Axis.linear(metric.unit()),
                builds.stream().map(ComparedBuild::name).toList(),
                series,
                List.of());
    }

    private Series runs(Metric metric, ComparedBuild build, double row) {
        var values = build.repeats().counting(metric.figures()).stream()
                .map(metric::of)
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble)
                .toList();
        return new Series(build.name(), comparison.colour(build), Collections.nCopies(values.size(), row), values);
    }

    private static RunCharts charts(ComparedBuild build) {
        return new RunCharts(build.repeats().typical());
    }

    /** Not "P95". */
    private static String capitalized(String text) {
        return text.matches("p\\d.*") ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static Optional<ProcessorShares> atSaturation(Run run) {
        var saturation = run.load().saturation();
        return saturation == null ? Optional.empty() : ProcessorShares.in(saturation.window(), run);
    }

    private List<String> names() {
        return counted.stream().map(ComparedBuild::name).toList();
    }

    private List<Series> perBuild(BiFunction<ComparedBuild, String, Series> series) {
        return counted.stream()
                .map(build -> series.apply(build, comparison.colour(build)))
                .filter(Series::isDrawable)
                .toList();
    }
}

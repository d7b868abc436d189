package dev.a2b.measure.report;

import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Trials;
import dev.a2b.measure.statistics.Format;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Plots that compare builds. Each build has a colour of its own, within the hue of its family; the shape of its marks
 * is that of its packaging. Where a plot can show only one run of a build, it shows {@link Repeats#typical}.
 */
final class ComparisonPlots {

    private static final double LARGEST = 13;
    private static final double SMALLEST = 3;
    private static final double POINT = 3;

    /** A line of a build. */
    private record Line(List<Double> x, List<Double> y) {}

    private final Comparison comparison;

    ComparisonPlots(Comparison comparison) {
        this.comparison = comparison;
    }

    /** Startup against saturation per processor, with the memory as the size of the bubble; empty for one build. */
    String startupAndSaturation() {
        var shown = comparison.builds().stream()
                .filter(build -> build.cell(Metric.STARTUP).isFilled()
                        && build.cell(Metric.SATURATION).isFilled())
                .sorted((one, other) -> Double.compare(megabytes(other), megabytes(one)))
                .toList();
        if (shown.size() < 2) {
            return "";
        }
        var startups = shown.stream()
                .mapToDouble(build -> median(build, Metric.STARTUP))
                .summaryStatistics();
        var most = shown.stream().mapToDouble(this::perProcessor).max().orElseThrow();
        var plot = new Plot(
                Scale.logarithmic("startup (ms), logarithmic", startups.getMin() * 0.8, startups.getMax() * 1.25),
                Scale.linear("requests/s per processor", most * 1.1));
        shown.forEach(build -> plot.mark(
                Svg.look("bubble", comparison.colour(build)),
                build.group().packaging(),
                median(build, Metric.STARTUP),
                perProcessor(build),
                radius(build),
                told(build)));
        shown.forEach(build -> plot.name(
                comparison.colour(build),
                median(build, Metric.STARTUP),
                perProcessor(build),
                radius(build),
                (build.cell(Metric.SATURATION).isOpenEnded() ? "≥ " : "") + build.name()));
        return figure(
                "Startup and saturation",
                plot.html("Startup against saturation; the table has the figures"),
                Html.element(
                        "p class=\"legend\"",
                        "Best is top left. A larger bubble needs more memory. ≥: the service may carry more."));
    }

    /** p95 against offered load, a plot for each family; empty if all levels have the same load. */
    String responseTimes() {
        var objective = comparison.runs().get(0).plan().thresholds().rule().p95Millis();
        var lines =
                lines(run -> overLoad(run, level -> (double) level.percentiles().p95Millis()));
        if (lines.values().stream()
                        .flatMap(line -> line.x().stream())
                        .distinct()
                        .count()
                < 2) {
            return "";
        }
        var most = most(lines, Line::y);
        return panels(
                "p95 against load",
                lines,
                Scale.linear("offered requests/s", most(lines, Line::x)),
                Scale.logarithmic("p95 (ms), logarithmic", 1, Math.max(most, objective * 1.2)),
                plot -> plot.limit("objective " + Math.round(objective) + " ms", objective));
    }

    /** Successful responses against offered load, a plot for each family. */
    String throughput() {
        var lines = lines(run -> overLoad(run, Level::throughput));
        return panels(
                "Throughput against load",
                lines,
                Scale.linear("offered requests/s", most(lines, Line::x)),
                Scale.linear("successful responses/s", most(lines, Line::y)),
                plot -> {});
    }

    /** A small mark of a build, for tables and keys. */
    String swatch(ComparedBuild build) {
        var svg = new Svg(12, 12);
        Plot.mark(
                svg, Svg.look("bubble", comparison.colour(build)), build.group().packaging(), 6, 6, 5, build.name());
        return Html.element("span class=\"swatch\"", svg.html(build.group().text()));
    }

    private static String told(ComparedBuild build) {
        return Stream.of(Metric.STARTUP, Metric.SATURATION, Metric.MEMORY)
                .map(build::cell)
                .filter(MetricSummary::isFilled)
                .map(cell -> cell.metric().title() + " " + cell.prefix()
                        + cell.metric().textWithUnit(cell.range().median()))
                .collect(Collectors.joining(", ", build.name() + ": ", ""));
    }

    private String panels(String title, Map<ComparedBuild, Line> lines, Scale x, Scale y, Consumer<Plot> limit) {

        return Stream.of(Family.values())
                .map(family -> lines.keySet().stream()
                        .filter(build -> build.group().family() == family)
                        .toList())
                .filter(builds -> !builds.isEmpty())
                .map(builds -> panel(
                        title + ": " + builds.get(0).group().family().text(), builds, lines, new Plot(x, y), limit))
                .collect(Collectors.joining());
    }

    private String panel(
            String title, List<ComparedBuild> builds, Map<ComparedBuild, Line> lines, Plot plot, Consumer<Plot> limit) {

        limit.accept(plot);
        for (var build : builds) {
            var line = lines.get(build);
            plot.line(comparison.colour(build), line.x(), line.y());
            IntStream.range(0, line.x().size())
                    .forEach(i -> plot.mark(
                            Svg.look("dot", comparison.colour(build)),
                            build.group().packaging(),
                            line.x().get(i),
                            line.y().get(i),
                            POINT,
                            Format.of(
                                    "%s: %.0f at %.0f",
                                    build.name(), line.y().get(i), line.x().get(i))));
        }
        var key = builds.stream()
                .map(build -> Html.element("li", swatch(build), Html.text(build.name())))
                .collect(Collectors.joining());
        return figure(title, plot.html(title), Html.element("ul class=\"key\"", key));
    }

    private static String figure(String title, String plot, String key) {
        return Html.element("figure", Html.element("figcaption", Html.text(title)), plot, key);
    }

    /** The lines of the builds that have one, in their order. */
    private Map<ComparedBuild, Line> lines(Function<Run, Line> of) {
        var lines = new LinkedHashMap<ComparedBuild, Line>();
        comparison.counted().forEach(build -> {
            var line = of.apply(build.repeats().typical());
            if (!line.x().isEmpty()) {
                lines.put(build, line);
            }
        });
        return lines;
    }

    /** At the rate of a step, the step itself is shown, because its figures are those in the tables. */
    private static Line overLoad(Run run, Function<Level, Double> figure) {
        var steps =
                run.load().steps().stream().map(step -> step.judged().level()).toList();
        var rates = steps.stream().map(step -> step.offered().usersPerSecond()).collect(Collectors.toSet());
        var others = Trials.of(run.load().levels()).stream()
                .filter(trials -> !rates.contains(trials.usersPerSecond()))
                .map(trials -> trials.typical().level());
        var levels = Stream.concat(steps.stream(), others)
                .filter(level -> level.responses().successful() > 0)
                .sorted(Comparator.comparingDouble(level -> level.offered().requestsPerSecond()))
                .toList();
        return new Line(
                levels.stream()
                        .map(level -> level.offered().requestsPerSecond())
                        .toList(),
                levels.stream().map(figure).map(value -> Math.max(1, value)).toList());
    }

    private static double most(Map<ComparedBuild, Line> lines, Function<Line, List<Double>> values) {
        return lines.values().stream()
                .flatMap(line -> values.apply(line).stream())
                .mapToDouble(value -> value)
                .max()
                .orElse(1);
    }

    private double perProcessor(ComparedBuild build) {
        return median(build, Metric.SATURATION)
                / Math.max(1e-9, comparison.conditions().processors());
    }

    /** The area of the bubble is proportional to the memory. */
    private double radius(ComparedBuild build) {
        var most = comparison.builds().stream()
                .mapToDouble(ComparisonPlots::megabytes)
                .max()
                .orElse(0);
        return most == 0 ? SMALLEST : Math.max(SMALLEST, LARGEST * Math.sqrt(megabytes(build) / most));
    }

    private static double megabytes(ComparedBuild build) {
        return build.cell(Metric.MEMORY).isFilled() ? median(build, Metric.MEMORY) : 0;
    }

    private static double median(ComparedBuild build, Metric metric) {
        return build.cell(metric).range().median();
    }
}

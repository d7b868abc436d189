package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tables of a comparison as texts, for the page and for Markdown. */
final class ComparisonTable {

    /** Heads of {@link #rounds}. */
    static final List<String> ROUNDS_HEAD = List.of("build", "metric", "median", "range", "rounds");

    private static final int MOST_BUILDS = 5;
    private static final List<Metric> AT_A_GLANCE =
            List.of(Metric.ARTIFACT_SIZE, Metric.STARTUP, Metric.CPU_PER_REQUEST, Metric.MEMORY, Metric.SATURATION);

    private ComparisonTable() {}

    /** Those of the metrics for which a build has a figure, or a reason why it has none. */
    static List<Metric> measured(Comparison comparison, List<Metric> metrics) {
        return metrics.stream()
                .filter(metric -> comparison.builds().stream()
                        .map(build -> build.cell(metric))
                        .anyMatch(cell -> cell.isFilled() || !cell.note().equals(metric.without())))
                .toList();
    }

    /**
     * The head of a metric, with the load at which it is compared, if that is one step. The memory of runs without
     * steps is that of the whole load.
     */
    private static String head(Metric metric, Comparison comparison) {
        return comparison.runs().stream()
                .filter(run -> run.load().isOffered() && Metric.AT_STEP.contains(metric))
                .findFirst()
                .filter(run -> metric != Metric.MEMORY || !run.load().steps().isEmpty())
                .map(run -> metric.head() + at(metric, run))
                .orElse(metric.head());
    }

    private static String at(Metric metric, Run run) {
        return metric == Metric.P95 || run.load().stages().isEmpty()
                ? " at " + Conditions.step(run)
                : " in the loaded step";
    }

    /** The heads of a table with a row for each build: the build, its metrics and its runs. */
    static List<String> heads(Comparison comparison, List<Metric> metrics) {
        return Stream.of(
                        Stream.of("build"), metrics.stream().map(metric -> head(metric, comparison)), Stream.of("runs"))
                .flatMap(parts -> parts)
                .toList();
    }

    /** The metrics of the table at a glance. */
    static List<Metric> atAGlance(Comparison comparison) {
        return measured(comparison, AT_A_GLANCE);
    }

    /**
     * The builds of the table at a glance: the baseline, those that are recommended, and then those with most repeats.
     */
    static List<ComparedBuild> buildsAtAGlance(Comparison comparison) {
        var recommended = Verdict.of(comparison).recommendations().stream()
                .map(Recommendation::build)
                .filter(build -> build != null);
        var repeated = comparison.builds().stream()
                .sorted((one, other) ->
                        other.repeats().runs().size() - one.repeats().runs().size());
        var chosen = Stream.of(Stream.of(comparison.baseline()), recommended, repeated)
                .flatMap(builds -> builds)
                .distinct()
                .limit(MOST_BUILDS)
                .toList();
        return comparison.builds().stream().filter(chosen::contains).toList();
    }

    /** How often the figure of the baseline the figures of a build are, round by round. */
    static List<List<String>> rounds(Comparison comparison) {
        var rows = new ArrayList<List<String>>();
        for (var build : comparison.builds()) {
            for (var metric : Metric.DECIDING) {
                var difference = build.cell(metric).difference();
                if (difference != null && !difference.exact()) {
                    rows.add(List.of(
                            build.name(),
                            metric.title(),
                            difference.text(),
                            range(difference),
                            difference.ratios().stream().map(Difference::text).collect(Collectors.joining(", "))));
                }
            }
        }
        return rows;
    }

    private static String range(Difference difference) {
        var ends = difference.ends();
        var text = ends.isEmpty() ? difference.text().substring(1) : ends;
        return (difference.range().isInterval() ? "95 % interval " : "")
                + text
                + (difference.isClaimed() ? "" : ", " + difference.verdict());
    }
}

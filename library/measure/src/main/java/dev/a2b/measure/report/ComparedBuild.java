package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import java.util.List;

/**
 * A build in a comparison.
 *
 * @param name its name or label, followed by the beginning of its checksum if several builds have this name
 * @param repeats its runs
 * @param cells one summary for each of {@link Metric#ALL}
 */
record ComparedBuild(String name, Repeats repeats, List<MetricSummary> cells) {

    /** The build before it is compared with others. */
    static ComparedBuild of(String name, Repeats repeats) {
        return new ComparedBuild(
                name,
                repeats,
                Metric.ALL.stream()
                        .map(metric -> of(metric, repeats.counting(metric.figures())))
                        .toList());
    }

    private static MetricSummary of(Metric metric, List<Run> counting) {
        return counting.isEmpty()
                ? MetricSummary.empty(metric, Metric.NOT_COUNTED)
                : MetricSummary.of(metric, counting);
    }

    /** A copy with other summaries. */
    ComparedBuild with(List<MetricSummary> compared) {
        return new ComparedBuild(name, repeats, compared);
    }

    /** How it is executed and started. */
    BuildGroup group() {
        return BuildGroup.of(repeats.newest().build());
    }

    MetricSummary cell(Metric metric) {
        return cells.get(metric.ordinal());
    }

    /** Number of runs that enter the figures of its load. */
    int counted() {
        return repeats.counting(Figures.LOAD).size();
    }

    /** The same for people, with the number of those that do not count. */
    String runs() {
        var others = repeats.notCounting(Figures.LOAD).size();
        return others == 0 ? Integer.toString(counted()) : counted() + " (" + others + " not counted)";
    }
}

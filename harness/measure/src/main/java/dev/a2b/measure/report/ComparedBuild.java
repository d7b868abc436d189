package dev.a2b.measure.report;

import java.util.List;

/**
 * One build in a comparison.
 *
 * @param name its variant or label; with the beginning of its checksum when several builds have that name
 * @param cells one for each of {@link Metric#ALL}
 */
record ComparedBuild(String name, Repeats repeats, List<MetricSummary> cells) {

    /** Not yet compared with others. */
    static ComparedBuild of(String name, Repeats repeats) {
        var sound = repeats.sound();
        return new ComparedBuild(name, repeats, Metric.ALL.stream()
            .map(metric -> sound.isEmpty() ? MetricSummary.empty(metric, Metric.VOID) : MetricSummary.of(metric, sound))
            .toList());
    }

    MetricSummary cell(Metric metric) {
        return cells.get(metric.ordinal());
    }

    /** How many runs its figures come from. */
    int counted() {
        return repeats.sound().size();
    }

    /** The same in words, and how many runs are void. */
    String runs() {
        var voided = repeats.voided().size();
        return voided == 0 ? Integer.toString(counted()) : counted() + " (" + voided + " void)";
    }
}

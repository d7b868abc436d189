package dev.a2b.measure.report;

import java.util.List;

/**
 * A build in a comparison.
 *
 * @param name its variant or label, followed by the beginning of its checksum if several builds have this name
 * @param repeats its runs
 * @param cells one summary for each of {@link Metric#ALL}
 */
record ComparedBuild(String name, Repeats repeats, List<MetricSummary> cells) {

    /** The build before it is compared with others. */
    static ComparedBuild of(String name, Repeats repeats) {
        var sound = repeats.sound();
        return new ComparedBuild(name, repeats, Metric.ALL.stream()
            .map(metric -> sound.isEmpty() ? MetricSummary.empty(metric, Metric.VOID) : MetricSummary.of(metric, sound))
            .toList());
    }

    MetricSummary cell(Metric metric) {
        return cells.get(metric.ordinal());
    }

    /** Number of runs that enter its figures. */
    int counted() {
        return repeats.sound().size();
    }

    /** The same for people, with the number of void runs. */
    String runs() {
        var voided = repeats.voided().size();
        return voided == 0 ? Integer.toString(counted()) : counted() + " (" + voided + " void)";
    }
}

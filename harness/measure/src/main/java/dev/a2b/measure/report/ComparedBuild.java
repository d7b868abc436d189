package dev.a2b.measure.report;

import java.util.List;

/**
 * One build in a comparison.
 *
 * @param name its variant or label; with the beginning of its checksum when several builds have that name
 * @param cells one for each of {@link Metric#ALL}
 */
record ComparedBuild(String name, Repeats repeats, List<MetricSummary> cells) {

    private static final String VOID = "void";

    /** Not yet compared with others. */
    static ComparedBuild of(String name, Repeats repeats) {
        var sound = repeats.sound();
        return new ComparedBuild(name, repeats, Metric.ALL.stream()
            .map(column -> sound.isEmpty() ? MetricSummary.empty(column, VOID) : MetricSummary.of(column, sound))
            .toList());
    }

    MetricSummary cell(Metric column) {
        return cells.get(Metric.ALL.indexOf(column));
    }

    /** How many runs its figures are of. */
    int counted() {
        return repeats.sound().size();
    }

    /** The same, and how many are void. */
    String runs() {
        var voided = repeats.voided().size();
        return voided == 0 ? Integer.toString(counted()) : counted() + " (" + voided + " void)";
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.statistics.Format;
import java.util.List;

/** A table of the levels of load: a row for each level of a typical run of each build. */
final class LevelTable {

    static final List<String> HEAD = List.of(
            "build",
            "offered (requests/s)",
            "sent (requests/s)",
            Metric.THROUGHPUT.head(),
            Metric.P95.head(),
            Metric.FAILED.head(),
            Metric.CONCURRENT_USERS.head(),
            "passes");

    private LevelTable() {}

    static List<List<String>> rows(Comparison comparison) {
        return comparison.counted().stream()
                .flatMap(build ->
                        build.repeats().typical().load().levels().stream().map(level -> row(build.name(), level)))
                .toList();
    }

    private static List<String> row(String build, JudgedLevel judged) {
        var level = judged.level();
        return List.of(
                build,
                Format.of("%.0f", level.offered().requestsPerSecond()),
                Format.of("%.0f", level.sentPerSecond()),
                Metric.THROUGHPUT.format(level.throughput()),
                Percentile.P95.text(level),
                Metric.FAILED.format(level.failedPercent()),
                Metric.CONCURRENT_USERS.format(level.users().mean()),
                judged.passes() ? "yes" : "no: " + String.join(", ", judged.failures()));
    }
}

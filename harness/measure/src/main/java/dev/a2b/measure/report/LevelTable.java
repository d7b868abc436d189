package dev.a2b.measure.report;

import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.statistics.Format;
import java.util.List;

/** A table of the levels of load: a row for each level of a typical run of each build. */
final class LevelTable {

    static final List<String> HEAD = List.of("build", "offered (requests/s)", "sent (requests/s)",
        "throughput (1/s)", "p95 (ms)", "failed (%)", "concurrent users", "passes");

    private LevelTable() {
    }

    static List<List<String>> rows(Comparison comparison) {
        return comparison.counted().stream()
            .flatMap(build -> build.repeats().typical().load().levels().stream().map(level -> row(build.name(), level)))
            .toList();
    }

    private static List<String> row(String build, JudgedLevel judged) {
        var level = judged.level();
        return List.of(build, Format.of("%.0f", level.offered().requestsPerSecond()),
            Format.of("%.0f", level.sentPerSecond()), Format.of("%.1f", level.throughput()),
            Percentile.P95.text(level),
            Format.of("%.2f", level.failedPercent()), Format.of("%.0f", level.users().mean()),
            judged.passes() ? "yes" : "no: " + String.join(", ", judged.failures()));
    }
}

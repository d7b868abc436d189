package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Format;
import java.io.IOException;
import java.nio.file.Path;

/** What the work on the speed of the service aimed at, and what it reached: ratios of the figures in other tables. */
final class Aims {

    private static final String BEFORE = "before";
    private static final String NOW = "now";

    private Aims() {}

    static String table(Path results) throws IOException {
        var full = Tables.read(results.resolve("quiet.csv"));
        var paced = Tables.read(results.resolve("first-seconds-840.csv"));
        var slow = paced.secondsUntilFast(BEFORE);
        return Format.of(
                """
            | aim | wanted | reached |
            | --- | --- | --- |
            | CPU per request of the warm service, divided by that before | 0.50 or less | %.2f |
            | time until p95 stays below 100 ms at 840 requests/s, divided by that before | 0.25 or less \
            | %.2f, with the AOT cache %.2f |
            | requests/s at full load, divided by those of pgbench | 0.60 or more | %.2f |
            """,
                full.warmCpuRatio(NOW),
                paced.secondsUntilFast(NOW) / slow,
                paced.secondsUntilFast("now with AOT cache") / slow,
                full.warmRate(NOW) / full.warmRate("pgbench"));
    }
}

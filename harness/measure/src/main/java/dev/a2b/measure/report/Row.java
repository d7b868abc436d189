package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Startup;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Statistics;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A run as a row of the table: column by column, in words where there is no figure. */
public final class Row {

    private static final String VOID = "void";
    private static final String UNKNOWN = "not known";
    private static final String NOT_BUILT = "not built here";

    private final Run run;
    private final Map<String, String> cells = new LinkedHashMap<>();

    private Row(Run run) {
        this.run = run;
    }

    /** The cells by the names of their columns, in the order of the table. */
    public static Map<String, String> of(Run run) {
        return new Row(run).cells();
    }

    private Map<String, String> cells() {
        cells.put("run", run.id());
        cells.put("plan", run.plan().name());
        cells.put("build time (s)", buildTime());
        cells.put("artifact size (MB)", size());
        cells.put("boot (s)", boot());
        load("requests", () -> Format.of("%d", run.totals().requests()));
        load("KO (%)", this::ko);
        load("RPS", this::throughput);
        load("p95 (ms)", () -> Format.of("%d (p50 %d, p99 %d)", run.nominal().p95Millis(), run.nominal().p50Millis(),
            run.nominal().p99Millis()));
        load("saturation point", this::saturation);
        use("RAM (MB)", () -> Format.of("%.0f (idle %.0f)", run.usage().peakRssBytes() / 1e6,
            run.usage().idleRssBytes() / 1e6));
        use("CPU (%)", () -> Format.of("%.1f (%.2f ms a request)", run.usage().percent(run.usage().cpuMillis()),
            run.usage().cpuMillisPerRequest(run.nominal().okPerSecond())));
        use("threads", () -> Format.of("%d", run.usage().threads()));
        use("PostgreSQL CPU (%)", () -> Format.of("%.1f", run.usage().percent(run.usage().databaseCpuMillis())));
        return cells;
    }

    private void load(String column, Supplier<String> figure) {
        cells.put(column, run.voided().isEmpty() ? figure.get() : VOID);
    }

    /** What the service and its database used is not known when they run out of sight. */
    private void use(String column, Supplier<String> figure) {
        load(column, run.build().isElsewhere() ? () -> UNKNOWN : figure);
    }

    private String size() {
        if (run.build().isElsewhere()) {
            return NOT_BUILT;
        }
        var beside = Stream.of(
                beside("compressed", run.build().compressedBytes()), beside("AOT cache", run.build().cacheBytes()))
            .filter(said -> !said.isEmpty())
            .collect(Collectors.joining(", "));
        return Format.of("%.1f", run.build().bytes() / 1e6) + (beside.isEmpty() ? "" : " (" + beside + ")");
    }

    private static String beside(String name, long bytes) {
        return bytes == 0 ? "" : Format.of("%s %.1f", name, bytes / 1e6);
    }

    private String buildTime() {
        if (run.build().isElsewhere()) {
            return NOT_BUILT;
        }
        if (run.build().millis() < 0) {
            return "not told by the build";
        }
        return Format.of("%.1f", run.build().millis() / 1e3) + (run.build().incremental() ? " (incremental)" : "");
    }

    private String boot() {
        if (run.boots().isEmpty()) {
            return "not started here";
        }
        var nanos = run.boots().stream().mapToLong(Startup::nanos).toArray();
        var seconds = Format.of("%.2f (%.2f to %.2f of %d)", Statistics.median(nanos) / 1e9,
            LongStream.of(nanos).min().orElseThrow() / 1e9, LongStream.of(nanos).max().orElseThrow() / 1e9,
            nanos.length);
        var reported = run.boots().stream().filter(boot -> boot.reportedMillis() != null)
            .mapToLong(Startup::reportedMillis).toArray();
        return reported.length == 0 ? seconds
            : seconds + Format.of("; its own line %.2f", Statistics.median(reported) / 1e3);
    }

    private String ko() {
        var foreseen = run.totals().foreseen();
        return Format.of("%.2f", run.totals().koPercent())
            + (foreseen == 0 ? "" : Format.of(" (%d foreseen refusals)", foreseen));
    }

    private String throughput() {
        return run.passing() == 0
            ? "no level passed"
            : Format.of("%.1f", run.levels().get(run.passing() - 1).level().okPerSecond());
    }

    private String saturation() {
        if (run.passing() == 0) {
            var lowest = run.levels().get(0);
            return Format.of("below %.0f requests/s: ", lowest.level().offeredPerSecond())
                + String.join(", ", lowest.failures());
        }
        var highest = run.levels().get(run.passing() - 1).level();
        var prefix = run.passing() == run.levels().size() ? "at least " : "";
        return prefix + Format.of("%.0f requests/s (%.0f users)", highest.offeredPerSecond(), highest.users())
            + Stream.of(Warning.GENERATOR, Warning.DATABASE).filter(run::isLabelled).map(label -> ", " + label)
                .collect(Collectors.joining());
    }
}

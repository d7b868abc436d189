package dev.a2b.measure.report;

import dev.a2b.measure.result.Causes;
import dev.a2b.measure.result.Context;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.RunFolder;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Format;
import dev.a2b.postgres.Executed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * A run as the report shows it.
 *
 * @param run the run
 * @param common the settings that all runs have in common
 */
record RunView(Run run, Map<String, String> common) {

    public String id() {
        return run.id();
    }

    public boolean counts() {
        return run.counts(Figures.LOAD);
    }

    /** Address of its raw figures, relative to the report. */
    public String address() {
        return run.id() + "/" + RunFolder.RUN;
    }

    /** What measured it, as it was typed. */
    public String command() {
        return ("./mvnw " + run.context().environment().getOrDefault(Context.MAVEN_ARGUMENTS, "")).strip();
    }

    /** What started the service. */
    public String serviceCommand() {
        return run.context()
                .environment()
                .getOrDefault(
                        Context.SERVICE_COMMAND, String.join(" ", run.build().command()));
    }

    /** What a reader must know about its figures, one sentence each. */
    public List<String> remarks() {
        var watermark = run.plan().watermark();
        return Stream.of(
                        watermark.isEmpty() ? Stream.<String>empty() : Stream.of("Plan " + watermark + "."),
                        Trust.notCounted(run).stream(),
                        run.findings().warnings().stream().map(Warning::text).map(Texts::sentence))
                .flatMap(sentences -> sentences)
                .toList();
    }

    /** The figures that decide, with their units, or why there are none; then those that help to understand them. */
    public Map<String, String> figures() {
        var figures = new LinkedHashMap<String, String>();
        for (var column : Column.values()) {
            figures.put(column.title(), column.text(run.figures().get(column.figure())));
        }
        if (run.load().isOffered()) {
            var level = run.light().level();
            figures.put(
                    Format.of(
                            "p50, p95, p99 at %.0f requests/s (ms)",
                            level.offered().requestsPerSecond()),
                    String.join(", ", times(level)));
            figures.put("requests", Long.toString(run.load().totals().requests()));
            figures.put("failed (%)", Format.of("%.2f", run.load().totals().failedPercent()));
            figures.put("causes", Causes.text(run.load().totals().causes()));
        }
        figures.put("memory is", run.resources().measure().text());
        figures.values().removeIf(String::isEmpty);
        return figures;
    }

    public Table checks() {
        return new Table(
                "Validity checks",
                List.of("check", "passed", "finding"),
                run.findings().checks().stream()
                        .map(check -> List.of(check.kind().text(), check.passed() ? "yes" : "no", check.finding()))
                        .toList());
    }

    /** What each stage of the load took; without rows if there are no stages. */
    public Table stages() {
        return new Table(
                "Stages of the load",
                List.of(
                        "stage",
                        "answered (1/s)",
                        "p50 (ms)",
                        "p95 (ms)",
                        "p99 (ms)",
                        "failed (%)",
                        "users, at most",
                        "CPU per request (ms)",
                        "processors",
                        "memory (MB)",
                        "throttled (ms)"),
                run.load().stages().stream().map(RunView::row).toList());
    }

    private static List<String> row(LoadStage stage) {
        var level = stage.level();
        var usage = stage.usage();
        return Stream.of(
                        Stream.of(stage.name(), Texts.number(level.throughput())),
                        times(level).stream(),
                        Stream.of(
                                Texts.number(level.failedPercent()),
                                Integer.toString(stage.peakUsers()),
                                Texts.number(known(usage.cpuMillisPerRequest(level.throughput()))),
                                Texts.number(known(usage.processors())),
                                Texts.whole(known(usage.memory().peakBytes() / 1e6)),
                                Texts.whole(known(usage.throttling().millis()))))
                .flatMap(cells -> cells)
                .toList();
    }

    /** The percentiles 50, 95 and 99. */
    private static List<String> times(Level level) {
        var responses = level.responses().successful();
        var percentiles = level.percentiles();
        return List.of(
                Texts.millis(responses, percentiles.p50Millis()),
                Texts.millis(responses, percentiles.p95Millis()),
                Texts.millis(responses, percentiles.p99Millis()));
    }

    /** Negative values are unknown. */
    private static double known(double value) {
        return value < 0 ? Double.NaN : value;
    }

    /** The statements of one journey; without rows if nobody counted them. */
    public Table statements() {
        var journey = run.load().journey();
        return new Table(
                "Statements of one journey",
                List.of("calls", "rows", "blocks", "statement"),
                journey == null
                        ? List.of()
                        : journey.statements().stream().map(RunView::row).toList());
    }

    private static List<String> row(Executed executed) {
        return List.of(
                Long.toString(executed.calls()),
                Long.toString(executed.rows()),
                Long.toString(executed.blocks()),
                executed.statement());
    }

    public Table phases() {
        var begin = run.context().phases().stream()
                .mapToLong(phase -> phase.from())
                .min()
                .orElse(0);
        return new Table(
                "Phases",
                List.of("phase", "from (s)", "duration (s)"),
                run.context().phases().stream()
                        .map(phase -> List.of(
                                phase.name(),
                                Format.of("%.1f", (phase.from() - begin) / 1e3),
                                Format.of("%.1f", (phase.to() - phase.from()) / 1e3)))
                        .toList());
    }

    /** The settings of this run only. */
    public Table environment() {
        var own = run.context().described();
        own.entrySet().removeAll(common.entrySet());
        return table("Environment of this run", own);
    }

    static Table table(String caption, SortedMap<String, String> settings) {
        var rows = new ArrayList<List<String>>();
        settings.forEach((name, value) -> rows.add(List.of(name, value)));
        return new Table(caption, List.of("setting", "value"), rows);
    }
}

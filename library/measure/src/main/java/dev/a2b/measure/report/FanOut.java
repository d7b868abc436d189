package dev.a2b.measure.report;

import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.ModelPair;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Format;
import java.util.List;
import java.util.Optional;

/** How each build serves many concurrent callers for whom it asks a slow partner several times at once. */
final class FanOut {

    static final String TITLE = "Fan-out";

    private static final List<String> HEADS = List.of(
            "concurrent callers",
            "requests/s",
            "p50 (ms)",
            "p95 (ms)",
            "p99 (ms)",
            "p95, open model (ms)",
            "failed, open model",
            "requests",
            "failed",
            "fallbacks",
            "threads",
            "CPU (%)",
            "load generator");

    private final Comparison comparison;
    private final List<MeasuredBuild> counted;
    private final LevelRule rule;

    private FanOut(Comparison comparison) {
        this.comparison = comparison;
        this.counted = comparison.counted();
        this.rule = comparison.conditions().plan().thresholds().rule();
    }

    /** Empty if the plan has no concurrent callers of a slow partner. */
    static Optional<Experiment> of(Comparison comparison) {
        return comparison.conditions().plan().load().hasFanOut()
                ? Optional.of(new FanOut(comparison).experiment())
                : Optional.empty();
    }

    private Experiment experiment() {
        return new Experiment(
                TITLE,
                question(),
                counted.stream().flatMap(build -> answers(build).stream()).toList(),
                List.of(),
                comparison.countedRuns().stream().map(this::table).toList());
    }

    private String question() {
        var load = comparison.conditions().plan().load();
        return Format.of(
                "Does the service hold many concurrent callers of a slow fan-out? %s. For each caller, the "
                        + "service asks its partner several times at once, which answers after %s s. A caller starts as soon "
                        + "as another one leaves, for %d s. In the open model, as many callers arrive at a constant rate. Of "
                        + "several runs of a build, the sentence shows one.",
                comparison.conditions().text(),
                String.join(", ", load.levels().get(0).partner().split(LoadStep.AND)),
                load.levelSeconds());
    }

    private List<String> answers(MeasuredBuild build) {
        var run = build.typical();
        return run.load().closed().stream()
                .map(pair -> answer(build, run, pair))
                .toList();
    }

    private String answer(MeasuredBuild build, Run run, ModelPair pair) {
        var level = pair.closed();
        return Format.of(
                "%s serves %.0f requests/s of %d concurrent callers, with p50 %d ms and p95 %d ms; %d of %d "
                        + "requests fail%s%s.",
                build.name(),
                level.throughput(),
                pair.concurrentUsers(),
                level.percentiles().p50Millis(),
                level.percentiles().p95Millis(),
                level.responses().failed(),
                requests(level),
                usage(run, level).threads() < 0
                        ? ""
                        : "; it has " + usage(run, level).threads() + " threads",
                level.generatorFault(rule)
                        .map(fault -> "; the load generator was at fault: " + fault)
                        .orElse(""));
    }

    private Table table(Run run) {
        return new Table(
                run.id(),
                HEADS,
                run.load().closed().stream().map(pair -> row(run, pair)).toList());
    }

    private List<String> row(Run run, ModelPair pair) {
        var level = pair.closed();
        var usage = usage(run, level);
        var asking = level.parts().get(Level.ASKING);
        return List.of(
                Integer.toString(pair.concurrentUsers()),
                Format.of("%.1f", level.throughput()),
                Percentile.P50.text(level),
                Percentile.P95.text(level),
                Percentile.P99.text(level),
                Percentile.P95.text(pair.open()),
                causes(pair.open()),
                Long.toString(requests(level)),
                causes(level),
                asking == null ? "unknown" : Long.toString(asking.fallbacks()),
                usage.threads() < 0 ? "unknown" : Integer.toString(usage.threads()),
                usage.cpuMillis() < 0 ? "unknown" : Format.of("%.0f", usage.percent(usage.cpuMillis())),
                level.generatorFault(rule).orElse("in time"));
    }

    private static String causes(Level level) {
        var causes = Causes.text(level.responses().causes());
        return causes.isEmpty() ? "none" : causes;
    }

    private static long requests(Level level) {
        return level.responses().successful() + level.responses().failed();
    }

    private static ResourceUsage usage(Run run, Level level) {
        return ResourceUsage.of(run.resources().samples(), level.window());
    }
}

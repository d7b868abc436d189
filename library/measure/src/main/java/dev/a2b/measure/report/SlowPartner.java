package dev.a2b.measure.report;

import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.report.LineChart.Line;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Part;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Step;
import dev.a2b.measure.statistics.Format;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a slow or failing partner does to each build: to the requests that call it, and to all others. */
final class SlowPartner {

    static final String TITLE = "Slow partner";

    private static final String UNKNOWN = "unknown";

    private static final List<String> HEADS = List.of(
            "partner",
            "p50, asking (ms)",
            "p95, asking (ms)",
            "p99, asking (ms)",
            "failed (%), asking",
            "fallbacks (%)",
            "calls to the partner per request",
            "p50, others (ms)",
            "p95, others (ms)",
            "p99, others (ms)",
            "failed (%), others",
            "threads",
            "memory (MB)",
            "open sockets",
            "load generator");

    /**
     * A level and what the partner did in it.
     *
     * @param sockets the most that the service had open; negative if unknown
     */
    private record Phase(String partner, Step step, int sockets) {

        Level level() {
            return step.judged().level();
        }

        Part asking() {
            return level().parts().get(Level.ASKING);
        }

        Part others() {
            return level().parts().get(Level.OTHERS);
        }
    }

    private final Comparison comparison;
    private final List<MeasuredBuild> counted;
    private final LevelRule rule;

    private SlowPartner(Comparison comparison) {
        this.comparison = comparison;
        this.counted = comparison.counted();
        this.rule = comparison.conditions().plan().thresholds().rule();
    }

    /** Empty if the plan has no partner that changes. */
    static Optional<Experiment> of(Comparison comparison) {
        return comparison.conditions().changesPartner()
                ? Optional.of(new SlowPartner(comparison).experiment())
                : Optional.empty();
    }

    private Experiment experiment() {
        return new Experiment(
                TITLE,
                question(),
                counted.stream().map(this::answer).toList(),
                counted.stream().map(SlowPartner::chart).toList(),
                comparison.countedRuns().stream().map(this::table).toList());
    }

    private String question() {
        var load = comparison.conditions().plan().load();
        return Format.of(
                "What does a slow third party do to the service? %s. The load is the same in each level of "
                        + "%d s, and the partner behaves differently. Some requests call it, the others do not. A fallback is "
                        + "a successful response that lacks an answer of the partner. Where almost no call reaches it, a "
                        + "circuit breaker of the service is open. The others count as slowed down if their p95 is at "
                        + "least %.0f times as long, and %d ms more. Of several runs of a build, the sentence and "
                        + "the chart show one.",
                comparison.conditions().text(), load.levelSeconds(), Models.LEAST_RATIO, Models.LEAST_MILLIS);
    }

    /** Compares the first level with the later one in which the requests that do not call the partner are slowest. */
    private String answer(MeasuredBuild build) {
        var phases = phases(build.typical()).stream()
                .filter(phase -> fault(phase).isEmpty())
                .toList();
        return phases.stream()
                .skip(1)
                .max(Comparator.comparingLong(phase -> slowness(phase.others())))
                .map(slowest -> answer(build, phases.get(0), slowest))
                .orElseGet(
                        () -> build.name() + ": no two levels show it, because no request called the partner, or the "
                                + "load generator was late.");
    }

    private static String answer(MeasuredBuild build, Phase first, Phase slowest) {
        if (first.others().successful() == 0) {
            return Format.of(
                    "%s: no other request succeeds while the partner %s, so no level shows what a slow one "
                            + "does to them.",
                    build.name(), does(first));
        }
        if (!Models.isSlower(slowness(slowest.others()), slowness(first.others()))) {
            return Format.of(
                    "%s: the partner does not slow the other requests down: their p95 is %d ms while it %s, "
                            + "and at most %d ms in the other levels%s. Of the requests that call the partner, %s.",
                    build.name(),
                    p95(first.others()),
                    does(first),
                    p95(slowest.others()),
                    failing(", but up to", mostFailed(build, Phase::others)),
                    atMost(mostFailed(build, Phase::asking)));
        }
        return build.name() + ": " + others(first, slowest) + " " + asking(slowest.asking());
    }

    private static String others(Phase first, Phase slowest) {
        var others = slowest.others();
        if (others.successful() == 0) {
            return Format.of(
                    "no other request succeeds while the partner %s; their p95 is %d ms while it %s.",
                    does(slowest), p95(first.others()), does(first));
        }
        return Format.of(
                "the other requests are slowest while the partner %s: their p95 is %d ms, %.1f times that "
                        + "while it %s%s.",
                does(slowest),
                p95(others),
                (double) p95(others) / Math.max(1, p95(first.others())),
                does(first),
                failing(", and", others.failedPercent()));
    }

    private static String asking(Part asking) {
        return asking.successful() == 0
                ? "Then no request that calls the partner succeeds."
                : Format.of(
                        "Then %.0f %% of the responses to requests that call the partner hold a fallback, their p95 "
                                + "is %d ms, and %.2f %% of these requests fail.",
                        asking.fallbackPercent(), p95(asking), asking.failedPercent());
    }

    private static String failing(String words, double percent) {
        return percent > 0 ? Format.of("%s %.2f %% of them fail", words, percent) : "";
    }

    private static String atMost(double percent) {
        return percent > 0 ? Format.of("at most %.2f %% fail", percent) : "none fails";
    }

    private static double mostFailed(MeasuredBuild build, Function<Phase, Part> part) {
        return phases(build.typical()).stream()
                .map(part)
                .mapToDouble(Part::failedPercent)
                .max()
                .orElse(0);
    }

    private static String does(Phase phase) {
        return switch (phase.partner()) {
            case LoadStep.FAILS -> "fails";
            case "0" -> "answers at once";
            default -> "takes " + phase.partner() + " s";
        };
    }

    private static LineChart chart(MeasuredBuild build) {
        var phases = phases(build.typical());
        return LineChart.overLabels(
                "p95 of " + build.name() + " (ms)",
                "seconds that the partner takes",
                true,
                phases.stream().map(Phase::partner).toList(),
                List.of(
                        line("requests that call the partner", phases.stream().map(Phase::asking)),
                        line("other requests", phases.stream().map(Phase::others))),
                "whether requests that do not need the partner wait for it, too",
                "what happens at a higher load");
    }

    private static Line line(String name, Stream<Part> parts) {
        return new Line(
                name,
                parts.map(part -> part.successful() == 0 ? null : (double) p95(part))
                        .toList());
    }

    private Table table(Run run) {
        return new Table(run.id(), HEADS, phases(run).stream().map(this::row).toList());
    }

    private List<String> row(Phase phase) {
        var usage = phase.step().usage();
        var memory = usage.memory().peakBytes();
        return Stream.of(
                        Stream.of(phase.partner()),
                        figures(phase.asking()),
                        Stream.of(Format.of("%.1f", phase.asking().fallbackPercent()), calls(phase.level())),
                        figures(phase.others()),
                        Stream.of(
                                known(usage.threads()),
                                memory < 0 ? UNKNOWN : Format.of("%.0f", memory / 1e6),
                                known(phase.sockets()),
                                fault(phase).orElse("in time")))
                .flatMap(cells -> cells)
                .toList();
    }

    private static Stream<String> figures(Part part) {
        return Stream.concat(
                Percentile.TOLD.stream().map(percentile -> percentile.text(part.successful(), part.percentiles())),
                Stream.of(Format.of("%.2f", part.failedPercent())));
    }

    private static String calls(Level level) {
        var calls = level.callsPerRequest();
        return calls.isPresent() ? Format.of("%.2f", calls.getAsDouble()) : UNKNOWN;
    }

    private static String known(int count) {
        return count < 0 ? UNKNOWN : Integer.toString(count);
    }

    private Optional<String> fault(Phase phase) {
        return phase.level().generatorFault(rule);
    }

    /** Requests of which none succeeds are slower than all others. */
    private static long slowness(Part part) {
        return part.successful() == 0 ? Long.MAX_VALUE : p95(part);
    }

    private static long p95(Part part) {
        return part.percentiles().p95Millis();
    }

    /** The levels in which requests called the partner. */
    private static List<Phase> phases(Run run) {
        var steps = run.load().steps();
        return IntStream.range(0, steps.size())
                .mapToObj(i -> new Phase(
                        run.plan().load().levels().get(i).partner(),
                        steps.get(i),
                        sockets(run, steps.get(i).judged().level())))
                .filter(phase -> !phase.level().parts().isEmpty())
                .toList();
    }

    private static int sockets(Run run, Level level) {
        return run.resources().samples().stream()
                .filter(sample -> level.window().from() <= sample.time()
                        && sample.time() <= level.window().to())
                .mapToInt(sample -> sample.held().sockets())
                .max()
                .orElse(-1);
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Format;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How each build serves levels of load that the plan lists, some of them too high. */
final class Levels {

    static final String TITLE = "Levels of load";

    private static final List<String> HEADS = List.of(
            "offered (requests/s)",
            "sent (requests/s)",
            "throughput (1/s)",
            "p95 (ms)",
            "failed (%)",
            "concurrent users",
            "passes",
            "why it fails");

    private Levels() {}

    /** Empty if the plan lists no such levels. */
    static Optional<Experiment> of(Comparison comparison) {
        return comparison.conditions().hasListedLevels()
                ? Optional.of(new Experiment(
                        TITLE,
                        "How much does the service still serve under more load than it can serve? "
                                + comparison.conditions().text()
                                + ". Of several runs of a build, the sentence shows one.",
                        comparison.counted().stream().map(Levels::answer).toList(),
                        List.of(),
                        comparison.countedRuns().stream().map(Levels::table).toList()))
                : Optional.empty();
    }

    private static String answer(MeasuredBuild build) {
        var levels = build.typical().load().levels();
        var passing = levels.stream()
                .filter(JudgedLevel::passes)
                .mapToDouble(Levels::offered)
                .max();
        var highest = levels.stream().max(Comparator.comparingDouble(Levels::offered));
        var most =
                levels.stream().mapToDouble(level -> level.level().throughput()).max();
        return passing.isEmpty() || highest.isEmpty()
                ? build.name() + ": no level passes."
                : Format.of(
                        "%s: at %.1f times the highest load that passes, it serves %.0f %% of the most in any level.",
                        build.name(),
                        offered(highest.get()) / passing.getAsDouble(),
                        100 * highest.get().level().throughput() / most.getAsDouble());
    }

    private static Table table(Run run) {
        return new Table(
                run.id(), HEADS, run.load().levels().stream().map(Levels::row).toList());
    }

    private static List<String> row(JudgedLevel judged) {
        var level = judged.level();
        return List.of(
                Format.of("%.0f", offered(judged)),
                Format.of("%.0f", level.sentPerSecond()),
                Format.of("%.1f", level.throughput()),
                Percentile.P95.text(level),
                Format.of("%.2f", level.failedPercent()),
                Format.of("%.0f", level.users().mean()),
                judged.passes() ? "yes" : "no",
                String.join(", ", judged.failures()));
    }

    private static double offered(JudgedLevel judged) {
        return judged.level().offered().requestsPerSecond();
    }
}

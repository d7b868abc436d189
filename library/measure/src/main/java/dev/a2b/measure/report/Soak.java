package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.statistics.Format;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What of each build grows under a constant load: the finding of the check of each run. */
final class Soak {

    private Soak() {}

    /** Empty if the plan does not limit the growth. */
    static Optional<Experiment> of(Comparison comparison) {
        return comparison.conditions().plan().thresholds().limitsGrowth()
                ? Optional.of(experiment(comparison))
                : Optional.empty();
    }

    private static Experiment experiment(Comparison comparison) {
        var plan = comparison.conditions().plan();
        return new Experiment(
                plan.questionOr("Growth"),
                Format.of(
                        "%s. Under a constant load, a straight line is fitted to each figure. Its slope is in percent "
                                + "of the mean, with the 95 %% interval. A leak is claimed if it is more than %.1f %% "
                                + "an hour, also at the lower end of the interval, and in each half of the time.",
                        comparison.conditions().text(), plan.thresholds().growthPercent()),
                comparison.counted().stream().flatMap(Soak::answers).toList(),
                List.of());
    }

    private static Stream<String> answers(MeasuredBuild build) {
        return build.counting(Figures.LOAD).stream()
                .flatMap(run -> finding(run).map(found -> answer(build.name(), run, found)).stream());
    }

    private static String answer(String name, Run run, String finding) {
        var level = run.light().level();
        return Format.of(
                "%s in %.0f min at %.0f requests/s: %s.",
                name,
                (level.window().to() - level.window().from()) / 60e3,
                level.offered().requestsPerSecond(),
                finding);
    }

    private static Optional<String> finding(Run run) {
        return run.findings().checks().stream()
                .filter(check -> check.kind() == Kind.LEAK)
                .map(ValidityCheck::finding)
                .findFirst();
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.result.Growth;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Format;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What of each build grows under a constant load. */
final class Soak {

    private static final String UNKNOWN = "unknown";
    private static final List<String> HEADS =
            List.of("figure", "mean", "change an hour", "95 % interval", "% an hour (95 % interval)", "leak");

    private final Comparison comparison;
    private final List<MeasuredBuild> counted;
    private final double limit;

    private Soak(Comparison comparison) {
        this.comparison = comparison;
        this.counted = comparison.counted();
        this.limit = comparison.conditions().plan().thresholds().growthPercent();
    }

    /** Empty if the plan does not limit the growth. */
    static Optional<Experiment> of(Comparison comparison) {
        return comparison.conditions().plan().thresholds().limitsGrowth()
                ? Optional.of(new Soak(comparison).experiment())
                : Optional.empty();
    }

    private Experiment experiment() {
        return new Experiment(
                comparison.conditions().plan().questionOr("Growth"),
                conditions(),
                counted.stream().map(this::answer).toList(),
                comparison.countedRuns().stream().map(this::table).toList());
    }

    private String conditions() {
        return Format.of(
                "%s. Under a constant load, a straight line is fitted to each figure. "
                        + "A leak is claimed if it grows by more than %.1f %% of its mean an hour, also at the lower end of "
                        + "the 95 %% interval, and in each half of the time. Of several runs of a build, the sentence shows "
                        + "one.",
                comparison.conditions().text(), limit);
    }

    private String answer(MeasuredBuild build) {
        var run = build.typical();
        var window = run.light().level().window();
        var all = growth(run);
        var leaks = Growth.leaks(all, limit);
        var unknown = all.stream()
                .filter(growth -> growth.trend().isEmpty())
                .map(Growth::figure)
                .collect(Collectors.joining(", "));
        return Format.of(
                "%s in %.0f min at %.0f requests/s: %s%s.",
                build.name(),
                (window.to() - window.from()) / 60e3,
                run.light().level().offered().requestsPerSecond(),
                leaks.isEmpty() ? Format.of("nothing is known to grow by more than %.1f %% an hour", limit) : leaks,
                unknown.isEmpty() ? "" : "; unknown: " + unknown);
    }

    private Table table(Run run) {
        return new Table(run.id(), HEADS, growth(run).stream().map(this::row).toList());
    }

    private List<String> row(Growth growth) {
        var trend = growth.trend();
        return List.of(
                growth.figure(),
                trend.map(known -> Format.of("%.2f", known.mean())).orElse(UNKNOWN),
                trend.map(known -> Format.of("%.3f", known.slope())).orElse(UNKNOWN),
                trend.map(known -> Format.of("%.3f to %.3f", known.low(), known.high()))
                        .orElse(UNKNOWN),
                growth.percentText(),
                trend.isEmpty() ? UNKNOWN : growth.exceeds(limit) ? "yes" : "no");
    }

    private static List<Growth> growth(Run run) {
        return Growth.of(
                run.resources().samples(),
                run.load().timeline(),
                run.light().level().window());
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Format;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The smallest limit with which a build still serves the load, with a reserve, where a plan varies a limit. */
final class Sizing {

    private static final double MILLI = 1000;
    private static final double MEGABYTE = 1e6;

    private Sizing() {}

    /** Empty if the plan varies no limit, or if each limit gets another load. */
    static Optional<Experiment> of(Comparison comparison) {
        var conditions = comparison.conditions();
        var stages = conditions.plan().load().stages();
        var isFixed = stages == null || stages.loadedRate() > 0;
        return isFixed && List.of(Limits.CPUS, Limits.MEMORY).contains(conditions.varied())
                ? Optional.of(new Experiment(
                        conditions.plan().questionOr("Smallest limit"),
                        conditions.text()
                                + Format.of(
                                        ". Each limit gets %.0f requests/s. It is enough if each run serves them: "
                                                + "p95 within the objective, few failures, and processors to spare.",
                                        load(comparison)),
                        List.of(answer(comparison)),
                        List.of()))
                : Optional.empty();
    }

    /** Requests/s, the same for all runs whose service started. */
    private static double load(Comparison comparison) {
        return comparison.runs().stream()
                .mapToDouble(run -> run.load().deciding().level().offered().requestsPerSecond())
                .max()
                .orElseThrow();
    }

    /** From the largest limit downwards: below one that is too small, none counts. */
    private static String answer(Comparison comparison) {
        var name = comparison.subject() + " with " + comparison.conditions().varied() + "=";
        Optional<MeasuredBuild> enough = Optional.empty();
        for (var limited : largestFirst(comparison)) {
            var fault = counted(limited).flatMap(run -> fault(run).stream()).findFirst();
            if (fault.isPresent()) {
                return enough.map(least -> name + least.name() + " serves the load, and not with " + limited.name()
                                + " (" + fault.get() + "). " + kubernetes(least.newest()))
                        .orElseGet(() -> name + limited.name() + " does not serve the load: " + fault.get() + ".");
            }
            enough = Optional.of(limited);
        }
        return enough.map(least -> name + least.name() + smallest(comparison, least) + " serves the load. "
                        + kubernetes(least.newest()))
                .orElseGet(() -> "Nothing is known of " + comparison.subject() + ": each of its runs was disturbed.");
    }

    /** What is known of smaller limits, none of which was too small: the limit is the smallest one, or others are open. */
    private static String smallest(Comparison comparison, MeasuredBuild least) {
        var smaller = comparison.builds().stream()
                .filter(build -> limit(build) < limit(least))
                .map(MeasuredBuild::name)
                .collect(Collectors.joining(", "));
        return smaller.isEmpty() ? ", the smallest that was measured," : " (not known with " + smaller + ": disturbed)";
    }

    private static List<MeasuredBuild> largestFirst(Comparison comparison) {
        return comparison.builds().stream()
                .filter(build -> counted(build).findAny().isPresent())
                .sorted(Comparator.comparingDouble(Sizing::limit).reversed())
                .toList();
    }

    private static double limit(MeasuredBuild build) {
        return Double.parseDouble(build.newest().context().variation().value());
    }

    /** Why the load was not served; empty if it was. */
    private static Optional<String> fault(Run run) {
        return run.findings().whyNotCounted(Figures.LOAD).stream()
                .findFirst()
                .or(() -> run.load()
                                .deciding()
                                .level()
                                .keeps(run.plan().thresholds().rule())
                        ? Optional.empty()
                        : Optional.of("p95, failed or refused requests miss the objective"))
                .or(() -> Optional.of(run.figures().get(DecidingFigure.CPU))
                        .filter(cpu -> !cpu.isKnown())
                        .map(Figure::reason));
    }

    /** A disturbed run says nothing about the limit. */
    private static Stream<Run> counted(MeasuredBuild build) {
        return build.runs().stream().filter(run -> run.findings().disturbance().isEmpty());
    }

    /** What to write into the container of a Pod. */
    private static String kubernetes(Run run) {
        var limits = run.context().limits();
        return limits == null
                ? ""
                : Format.of(
                        "In Kubernetes, write resources: {requests: {%1$s}, limits: {%1$s}}",
                        Format.of("cpu: %.0fm, memory: %.0fM", MILLI * limits.cpus(), limits.memoryBytes() / MEGABYTE));
    }
}

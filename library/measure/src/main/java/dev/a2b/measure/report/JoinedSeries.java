package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.result.Run;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The builds of several series with the same plan and limits, whatever their machines and versions of the service, as
 * ratios to the baseline. The two runs of a ratio are of one round, so the machine affects both. That joins series
 * whose figures cannot be compared.
 *
 * @param plan plan of all runs
 * @param limits limits of all runs; null without limits
 * @param baseline name with which the others are compared
 * @param runs runs of the rounds in which the baseline was measured, the oldest first
 */
record JoinedSeries(Plan plan, Limits limits, String baseline, List<Run> runs) {

    static final String TITLE = "All series";

    private record Key(Plan plan, Limits limits) {

        static Key of(Run run) {
            var conditions = Conditions.of(run);
            return new Key(conditions.plan(), conditions.limits());
        }

        JoinedSeries joined(String baseline, List<Run> runs) {
            var rounds = runs.stream()
                    .filter(run -> run.build().name().equals(baseline))
                    .map(run -> run.context().round())
                    .collect(Collectors.toSet());
            return new JoinedSeries(
                    plan,
                    limits,
                    baseline,
                    runs.stream()
                            .filter(run -> rounds.contains(run.context().round()))
                            .toList());
        }
    }

    /** One for each plan and limits with which several series measured the baseline, that of the oldest run first. */
    static List<JoinedSeries> of(List<Run> runs, String baseline) {
        return runs.stream()
                .filter(run ->
                        run.context().round() != null && run.plan().watermark().isEmpty())
                .collect(Collectors.groupingBy(Key::of, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(alike -> alike.getKey().joined(baseline, alike.getValue()))
                .filter(joined -> joined.series().size() > 1)
                .toList();
    }

    /** What the series have in common. */
    String conditions() {
        return "Plan " + plan.name() + ", " + Conditions.limitsText(limits) + ", compared with " + baseline;
    }

    /** How to read the table. */
    String legend() {
        return "How many times the figure of " + baseline + " the figure of a build is: the median of the ratios "
                + "within the rounds, with their range. " + series().size() + " series, on " + machines(runs) + ".";
    }

    /** Heads of the table. */
    List<String> heads() {
        return Stream.of(Stream.of("build"), Metric.DECIDING.stream().map(Metric::title), Stream.of("rounds"))
                .flatMap(parts -> parts)
                .toList();
    }

    /** A row for each build but the baseline, in the order of their groups and names. */
    List<List<String>> rows() {
        return builds().entrySet().stream()
                .sorted(Comparator.comparing(
                        build -> BuildGroup.of(build.getValue().newest().build())))
                .map(build -> row(build.getKey(), build.getValue()))
                .toList();
    }

    /** Where machine or Java of a build are not those of all, for people; one sentence each. */
    List<String> remarks() {
        var all = new TreeMap<>(builds());
        all.put(baseline, reference());
        return Stream.of(
                        differing(all, build -> machines(build.runs()), "Measured on "),
                        differing(all, JoinedSeries::java, "On "))
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> differing(
            TreeMap<String, Repeats> builds, Function<Repeats, String> fact, String before) {

        var byFact = builds.entrySet().stream()
                .filter(build -> !fact.apply(build.getValue()).isEmpty())
                .collect(Collectors.groupingBy(
                        build -> fact.apply(build.getValue()),
                        TreeMap::new,
                        Collectors.mapping(build -> build.getKey(), Collectors.joining(", "))));
        return byFact.size() < 2
                ? List.of()
                : byFact.entrySet().stream()
                        .map(one -> before + one.getKey() + ": " + one.getValue() + ".")
                        .toList();
    }

    private static String machines(List<Run> runs) {
        return runs.stream()
                .map(run -> run.context().machine().cpu())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** The Java that executes the build; empty for an executable, which needs none. */
    private static String java(Repeats build) {
        return build.runs().stream()
                .filter(run -> run.build().family() == Family.JVM)
                .map(run -> run.context().java())
                .filter(Objects::nonNull)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private List<String> row(String name, Repeats build) {
        var reference = reference();
        var cells = Metric.DECIDING.stream()
                .map(metric -> Difference.between(metric, build, reference)
                        .map(difference -> difference.finding().isEmpty() ? difference.text() : difference.finding())
                        .orElse("–"));
        var rounds = build.runs().stream()
                .map(run -> run.context().round())
                .distinct()
                .count();
        return Stream.of(Stream.of(name), cells, Stream.of(Long.toString(rounds)))
                .flatMap(parts -> parts)
                .toList();
    }

    private Set<String> series() {
        return runs.stream().map(run -> run.context().round().series()).collect(Collectors.toSet());
    }

    private Repeats reference() {
        return new Repeats(
                runs.stream().filter(run -> run.build().name().equals(baseline)).toList());
    }

    private TreeMap<String, Repeats> builds() {
        return runs.stream()
                .filter(run -> !run.build().name().equals(baseline))
                .collect(Collectors.groupingBy(
                        run -> run.build().name(),
                        TreeMap::new,
                        Collectors.collectingAndThen(Collectors.toList(), Repeats::new)));
    }
}

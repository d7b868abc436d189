package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.Machine;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Comparisons of the same plan and machine under different limits. Builds of different limits are not ranked together:
 * the recommendations of each of the limits are shown side by side.
 *
 * @param comparisons at least two, the smallest limits first
 */
record LimitsComparison(List<Comparison> comparisons) {

    private record Key(Plan plan, Machine machine) {}

    /** All of them, in the order of the comparisons. */
    static List<LimitsComparison> of(List<Comparison> all) {
        return all.stream()
                .filter(comparison ->
                        comparison.isRanked() && comparison.conditions().limits() != null)
                .collect(Collectors.groupingBy(
                        comparison -> new Key(
                                comparison.conditions().plan(),
                                comparison.conditions().machine()),
                        LinkedHashMap::new,
                        Collectors.toList()))
                .values()
                .stream()
                .filter(alike -> alike.size() > 1)
                .map(alike -> new LimitsComparison(alike.stream()
                        .sorted(Comparator.comparing(
                                LimitsComparison::limits,
                                Comparator.comparingDouble(Limits::cpus).thenComparing(Limits::memoryBytes)))
                        .toList()))
                .toList();
    }

    /** Heads of the table of recommendations: a column for each of them. */
    List<String> heads() {
        return Stream.concat(
                        Stream.of("use case"),
                        comparisons.stream().map(one -> limits(one).text()))
                .toList();
    }

    /** Rows of the table of recommendations: a row for each use case. */
    List<List<String>> rows() {
        return Stream.of(UseCase.values())
                .map(useCase -> Stream.concat(
                                Stream.of(useCase.text()), comparisons.stream().map(one -> cell(useCase, one)))
                        .toList())
                .toList();
    }

    /** Which builds were not measured under all limits, so that columns differ by more than it; empty if none. */
    Optional<String> missing() {
        var names = comparisons.stream()
                .flatMap(one -> one.builds().stream())
                .map(ComparedBuild::name)
                .distinct()
                .filter(name -> !isEverywhere(name))
                .collect(Collectors.joining(", "));
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of("Not measured under each of these limits, and so missing in a column: " + names + ".");
    }

    /** Where the recommendation changes with the limits, for people; empty if it does not. */
    Optional<String> changes() {
        var changes = Stream.of(UseCase.values())
                .filter(this::isChanging)
                .map(useCase -> " " + useCase.text() + ": "
                        + comparisons.stream()
                                .flatMap(one -> recommended(useCase, one).stream()
                                        .map(found -> found.build().name() + " with "
                                                + limits(one).text()))
                                .collect(Collectors.joining("; "))
                        + ".")
                .collect(Collectors.joining());
        return changes.isEmpty()
                ? Optional.empty()
                : Optional.of("The recommendation changes with the limits." + changes);
    }

    /**
     * Whether no build is the best, or ties with it, under all limits. A build that was not measured
     * under all of them shows no change, and neither do limits under which different metrics decide.
     */
    private boolean isChanging(UseCase useCase) {
        if (comparisons.stream()
                        .flatMap(one -> recommended(useCase, one).stream())
                        .map(Recommendation::metric)
                        .distinct()
                        .count()
                > 1) {
            return false;
        }
        var leading = comparisons.stream()
                .map(one -> leading(useCase, one))
                .flatMap(Optional::stream)
                .toList();
        return leading.size() > 1
                && leading.stream().flatMap(List::stream).allMatch(this::isEverywhere)
                && leading.get(0).stream().noneMatch(name -> leading.stream().allMatch(names -> names.contains(name)));
    }

    private boolean isEverywhere(String name) {
        return comparisons.stream()
                .allMatch(one ->
                        one.builds().stream().anyMatch(build -> build.name().equals(name)));
    }

    private static Optional<List<String>> leading(UseCase useCase, Comparison comparison) {
        return recommended(useCase, comparison)
                .map(found -> comparison.builds().stream()
                        .filter(build -> build.cell(found.metric()).leadsOrTies())
                        .map(ComparedBuild::name)
                        .toList());
    }

    private static Optional<Recommendation> recommended(UseCase useCase, Comparison comparison) {
        return Recommendation.of(useCase, comparison).filter(found -> found.build() != null);
    }

    private static String cell(UseCase useCase, Comparison comparison) {
        return Recommendation.of(useCase, comparison)
                .map(found ->
                        found.build() == null ? found.figures() : found.build().name() + ": " + found.figures())
                .orElse("not ranked");
    }

    private static Limits limits(Comparison comparison) {
        return comparison.conditions().limits();
    }
}

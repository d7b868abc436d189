package dev.a2b.measure.report;

import dev.a2b.measure.report.MetricSummary.Standing;
import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Range;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The build that a comparison recommends for a use case.
 *
 * @param useCase the use case
 * @param metric the metric that decides
 * @param build the build; null if all builds have the same figure
 * @param figures its figures that decide, a sentence without a full stop
 * @param others how it compares with the others; may be empty
 */
record Recommendation(UseCase useCase, Metric metric, ComparedBuild build, String figures, String others) {

    private static final int MOST_NAMES = 3;
    private static final String SAME = "about the same for all builds";

    /**
     * The recommendation; empty if nothing that decides was measured, or the best figure is a lower bound, or the use case
     * is a service that runs for long and the plan has no warm-up.
     */
    static Optional<Recommendation> of(UseCase useCase, Comparison comparison) {
        if (useCase == UseCase.LONG_RUNNING && !comparison.conditions().isWarm()) {
            return Optional.empty();
        }
        var ranking = useCase.deciding().stream()
                .filter(metric -> comparison.best(metric).isPresent())
                .findFirst();
        if (ranking.isEmpty()) {
            return useCase.deciding().stream()
                    .filter(metric -> readTheSame(metric, comparison))
                    .findFirst()
                    .map(metric -> new Recommendation(useCase, metric, null, SAME, ""));
        }
        var metric = ranking.get();
        var best = comparison.best(metric).orElseThrow();
        return Optional.of(new Recommendation(
                useCase, metric, best, figures(useCase, metric, best, comparison), others(metric, best, comparison)));
    }

    private static boolean readTheSame(Metric metric, Comparison comparison) {
        var cells =
                comparison.builds().stream().map(build -> build.cell(metric)).toList();
        return cells.stream().allMatch(cell -> cell.isFilled() && !cell.isOpenEnded())
                && cells.stream().map(MetricSummary::figure).distinct().count() == 1;
    }

    /** The use case and the build, as in {@code Long-running: jar.} */
    String title() {
        return useCase.text() + ":" + (build == null ? "" : " " + build.name() + ".");
    }

    /** How sure it is: how the build compares with the others, and whether its figure is from one run; may be empty. */
    String certainty() {
        var single = build != null && build.cell(metric).isSingle();
        return Stream.of(others, single ? "n=1" : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
    }

    /** The figures and how sure they are, a sentence. */
    String sentence() {
        var certainty = certainty();
        return figures + (certainty.isEmpty() ? "" : " (" + certainty + ")") + ".";
    }

    /** One sentence for people, or two. */
    String text() {
        return title() + " " + sentence();
    }

    private static String figures(UseCase useCase, Metric metric, ComparedBuild best, Comparison comparison) {
        var parts = switch (useCase) {
            case LONG_RUNNING ->
                Stream.of(figure(metric, best) + (metric == Metric.SATURATION ? "" : " of CPU per request"), p95(best));
            case SCALE_TO_ZERO ->
                Stream.of(
                                Optional.of(duration(best) + " to the first response"),
                                figureOf(Metric.FIRST_SECONDS, best).map(text -> "p95 " + text + " in the first 10 s"),
                                times(Metric.CPU_PER_REQUEST, best, comparison))
                        .flatMap(Optional::stream);
            case SMALLEST ->
                Stream.of(
                                Optional.of(figure(metric, best) + runtime(best)),
                                best.cell(Metric.STARTUP).isFilled()
                                        ? Optional.of("starts in " + duration(best))
                                        : Optional.<String>empty())
                        .flatMap(Optional::stream);
            case LEAST_MEMORY ->
                Stream.of(Optional.of(figure(metric, best)), times(metric, best, comparison))
                        .flatMap(Optional::stream);
        };
        return parts.filter(part -> !part.isEmpty())
                .reduce((one, other) -> one + ", " + other)
                .orElseThrow();
    }

    /** A size does not have what the machine must have: of all builds, only a jar needs such a thing. */
    private static String runtime(ComparedBuild build) {
        return build.group() == BuildGroup.JVM_PROCESS ? " without the Java runtime" : "";
    }

    private static String p95(ComparedBuild build) {
        return figureOf(Metric.P95, build)
                .map(text ->
                        "p95 " + text + " at " + Conditions.step(build.repeats().typical()))
                .orElse("");
    }

    /** How many times the figure of the baseline it is. */
    private static Optional<String> times(Metric metric, ComparedBuild build, Comparison comparison) {
        var cell = build.cell(metric);
        var other = comparison.baseline().cell(metric);
        if (build == comparison.baseline()
                || !cell.isFilled()
                || !other.isFilled()
                || !metric.isComparable(
                        build.repeats().newest(),
                        comparison.baseline().repeats().newest())) {
            return Optional.empty();
        }
        var difference = cell.difference();
        var baseline = comparison.baseline().name();
        if (difference == null) {
            return Optional.of(
                    Difference.text(cell.range().median() / other.range().median()) + times(metric, baseline));
        }
        return Optional.of(
                difference.isNone()
                        ? metric.title() + " compared with " + baseline + ": " + difference.verdict()
                        : Difference.text(difference.range().median()) + times(metric, baseline) + difference.doubt());
    }

    private static String times(Metric metric, String baseline) {
        return " times the " + metric.title() + " of " + baseline;
    }

    private static String figure(Metric metric, ComparedBuild build) {
        return figureOf(metric, build).orElseThrow();
    }

    private static Optional<String> figureOf(Metric metric, ComparedBuild build) {
        var cell = build.cell(metric);
        return cell.isFilled()
                ? Optional.of(cell.prefix() + metric.textWithUnit(cell.range().median()))
                : Optional.empty();
    }

    /** The startup in milliseconds, or in seconds if it takes one or more. */
    private static String duration(ComparedBuild build) {
        var millis = build.cell(Metric.STARTUP).range().median();
        return millis < 1000 ? Metric.STARTUP.textWithUnit(millis) : Format.of("%.1f s", millis / 1000);
    }

    private static String others(Metric metric, ComparedBuild best, Comparison comparison) {
        var others = comparison.builds().stream()
                .filter(build -> build != best && build.cell(metric).isFilled())
                .toList();
        var equals = others.stream()
                .filter(build -> build.cell(metric).leadsOrTies())
                .map(ComparedBuild::name)
                .toList();
        if (!equals.isEmpty()) {
            return "not known to be better than "
                    + (equals.size() > MOST_NAMES ? equals.size() + " others" : list(equals));
        }
        var ahead = next(metric, others).map(next -> ahead(metric, best, next));
        return Stream.of(bounds(metric, best, others), ahead.stream())
                .flatMap(parts -> parts)
                .collect(Collectors.joining("; "));
    }

    /** The other builds of which some runs give only a lower bound, so that their true figure may be better. */
    private static Stream<String> bounds(Metric metric, ComparedBuild best, List<ComparedBuild> others) {
        return others.stream()
                .filter(build -> build.cell(metric).isOpenEnded())
                .map(build -> Difference.between(metric, best.repeats(), build.repeats())
                        .filter(Difference::isNone)
                        .map(rounds -> "not known to be better than " + build.name() + " by the "
                                + rounds.ratios().size() + " rounds that have both figures")
                        .orElseGet(() -> "unless " + build.name() + " serves more, " + figure(metric, build)));
    }

    private static Optional<ComparedBuild> next(Metric metric, List<ComparedBuild> others) {
        return others.stream()
                .filter(build -> !build.cell(metric).isOpenEnded())
                .min(Comparator.comparing(
                        build -> build.cell(metric).range().median(),
                        (one, other) -> one.equals(other) ? 0 : metric.isBetter(one, other) ? -1 : 1));
    }

    private static String ahead(Metric metric, ComparedBuild best, ComparedBuild next) {
        var cell = next.cell(metric);
        var text = next.name() + ", " + cell.prefix()
                + metric.textWithUnit(cell.range().median());
        if (cell.standing() == Standing.UNKNOWN) {
            return "next is " + text;
        }
        var rounds = metric.isExact()
                ? Optional.<Difference>empty()
                : Difference.between(metric, best.repeats(), next.repeats());
        return "ahead of " + text + rounds.map(Recommendation::rounds).orElse("");
    }

    private static String rounds(Difference difference) {
        var rounds = difference.ratios().size();
        return rounds < Range.ENOUGH ? ", in each of " + rounds + " rounds" : ", by " + rounds + " rounds";
    }

    private static String list(List<String> words) {
        var last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }
}

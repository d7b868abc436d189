package dev.a2b.measure.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The summary of a comparison: which build to ship for which use case.
 *
 * @param headline the summary in a few sentences
 * @param recommendations one for each use case; empty if no build is ranked
 */
record Verdict(String headline, List<Recommendation> recommendations) {

    static Verdict of(Comparison comparison) {
        if (!comparison.conditions().watermark().isEmpty()) {
            return new Verdict(
                    "No build is ranked (plan " + comparison.conditions().watermark()
                            + "). Measure with -Dplan=standard to compare builds.",
                    List.of());
        }
        if (comparison.builds().size() < 2) {
            return new Verdict(
                    "Only " + comparison.builds().get(0).name()
                            + " was measured. Measure another build to compare them.",
                    List.of());
        }
        var recommendations = Stream.of(UseCase.values())
                .map(useCase -> Recommendation.of(useCase, comparison))
                .flatMap(Optional::stream)
                .toList();
        return new Verdict(
                recommendations.isEmpty()
                        ? "No metric ranks these builds."
                        : recommendations.stream().map(Recommendation::text).collect(Collectors.joining(" ")),
                recommendations);
    }
}

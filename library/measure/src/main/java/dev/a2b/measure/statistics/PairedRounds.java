package dev.a2b.measure.statistics;

import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A figure of a build and of its baseline up to the newest look. A round counts if both have the figure.
 *
 * @param quantity what the figure is
 * @param looks when the two are compared
 * @param baseline rounds of the baseline
 * @param build rounds of the build
 */
public record PairedRounds(Quantity quantity, Looks looks, Rounds baseline, Rounds build) {

    /** Leaves out the rounds after the newest look. */
    public PairedRounds {
        var look = quantity.exact() ? 0 : looks.until(build.last());
        var round = look == 0 ? build.last() : look;
        baseline = baseline.until(round);
        build = build.until(round);
    }

    /** Why there is no interval; empty if there is one. */
    Optional<String> fault() {
        var needed = quantity.exact() ? 1 : looks.first();
        if (build.last() < needed) {
            return Optional.of(build.last() + " of at least " + needed + " rounds were measured");
        }
        var counting = changes().length;
        return baseline.fault("the baseline")
                .or(() -> build.fault("this build"))
                .or(() -> counting < needed
                        ? Optional.of(counting + " of at least " + needed + " rounds count")
                        : Optional.empty());
    }

    /** The interval of the change, for one of so many builds beside the baseline. */
    PairedInterval interval(int others) {
        return PairedInterval.of(changes(), looks.confidence(others));
    }

    /** The change in each round that counts, in the unit of {@link Scale#change}. */
    public double[] changes() {
        return IntStream.rangeClosed(1, build.last())
                .filter(round -> baseline.in(round).isKnown() && build.in(round).isKnown())
                .mapToDouble(round -> quantity.scale()
                        .change(baseline.in(round).value(), build.in(round).value()))
                .filter(Double::isFinite)
                .toArray();
    }
}

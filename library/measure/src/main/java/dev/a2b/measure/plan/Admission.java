package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.List;
import java.util.Optional;

/**
 * How a load goes whose users ask for admission, because it depends on its results or on what a partner does.
 *
 * @param arrivals users per second who ask for admission
 * @param endsAtFailure whether the first level that fails is the last one
 * @param closed numbers of concurrent users of the closed model of load, each of which is followed by arrivals with the
 *     same throughput; empty if the models are not compared
 */
public record Admission(double arrivals, boolean endsAtFailure, List<Integer> closed) {

    private static final String CLOSED = "plan.closed";
    private static final String ENDS = "plan.ends.at.failure";

    /** Name of the setting that says how the partner behaves in each of the listed levels. */
    static final String PARTNER = "plan.partner.delays";

    /**
     * Reads {@code plan.closed}, {@code plan.ends.at.failure} and {@code plan.arrivals}; empty if the load depends
     * neither on results nor on a partner.
     *
     * @throws MeasureException if a number is missing or out of range
     */
    static Optional<Admission> of(Settings settings) {
        var ends = settings.flag(ENDS);
        if (!ends && settings.find(CLOSED).isEmpty() && settings.find(PARTNER).isEmpty()) {
            return Optional.empty();
        }
        var closed = settings.integers(CLOSED);
        if (settings.find(CLOSED).isPresent()
                && closed.stream().mapToInt(users -> users).min().orElse(0) < 1) {
            throw new MeasureException("The setting " + CLOSED + " lists numbers of concurrent users: give whole "
                    + "numbers of 1 or more.");
        }
        return Optional.of(new Admission(settings.number("plan.arrivals"), ends, closed));
    }
}

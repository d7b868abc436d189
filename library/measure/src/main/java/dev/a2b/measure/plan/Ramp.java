package dev.a2b.measure.plan;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Arrivals at a rate that rises linearly. Parts of the ramp are judged as levels, each at the mean of its rates. This
 * is an approximation: the window is the end of a part, where the rate is a little higher than the mean, but its
 * responses are for users who arrived earlier, when the rate was lower.
 *
 * @param from users per second at the beginning
 * @param to users per second at the end
 * @param seconds duration of the ramp, in seconds
 */
public record Ramp(double from, double to, int seconds) {

    /** Reads {@code plan.ramp.*}; empty when the plan has no ramp. */
    static Optional<Ramp> of(Settings settings) {
        return settings.find("plan.ramp.from").isEmpty()
                ? Optional.empty()
                : Optional.of(new Ramp(
                        settings.number("plan.ramp.from"),
                        settings.number("plan.ramp.to"),
                        settings.integer("plan.ramp.seconds")));
    }

    /** The parts of the ramp, each with this duration in seconds. A shorter rest at the end belongs to no part. */
    List<LoadStep> parts(int partSeconds) {
        var slope = (to - from) / seconds;
        return IntStream.range(0, seconds / partSeconds)
                .mapToObj(part -> new LoadStep(from + slope * partSeconds * (part + 0.5), partSeconds))
                .toList();
    }
}

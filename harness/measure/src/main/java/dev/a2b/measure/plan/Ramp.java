package dev.a2b.measure.plan;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Arrivals that rise steadily. Parts of the ramp are judged as levels, each by the mean of its rates: its window is the
 * end of the part, where the rate is a little above the mean, and its responses go to users who came when it was lower.
 *
 * @param from users per second at the beginning
 * @param to users per second at the end
 * @param seconds how long the ramp lasts
 */
public record Ramp(double from, double to, int seconds) {

    /** Reads {@code plan.ramp.*}; empty when the plan has no ramp. */
    static Optional<Ramp> of(Settings settings) {
        return settings.find("plan.ramp.from").isEmpty()
            ? Optional.empty()
            : Optional.of(new Ramp(settings.number("plan.ramp.from"), settings.number("plan.ramp.to"),
                settings.integer("plan.ramp.seconds")));
    }

    /** The parts of the ramp, of so many seconds each; a shorter rest at the end belongs to none. */
    List<LoadStep> parts(int partSeconds) {
        var slope = (to - from) / seconds;
        return IntStream.range(0, seconds / partSeconds)
            .mapToObj(part -> new LoadStep(from + slope * partSeconds * (part + 0.5), partSeconds))
            .toList();
    }
}

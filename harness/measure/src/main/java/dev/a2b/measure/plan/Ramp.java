package dev.a2b.measure.plan;

import dev.a2b.measure.plan.Load;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Arrivals that grow steadily. Parts of the ramp are judged as levels, each by the mean of its rates: its window is the
 * end of the part, where the rate is a little above the mean, and its answers are to users who came when it was lower.
 *
 * @param from users per second in the beginning
 * @param to users per second in the end
 */
public record Ramp(double from, double to, int seconds) {

    /** Of a plan with a ramp. */
    public static Optional<Ramp> of(Settings settings) {
        return settings.find("plan.ramp.from").isEmpty()
            ? Optional.empty()
            : Optional.of(new Ramp(settings.number("plan.ramp.from"), settings.number("plan.ramp.to"),
                settings.integer("plan.ramp.seconds")));
    }

    /** The parts of the ramp, of so many seconds each; what is left in the end belongs to none. */
    public List<Load> parts(int partSeconds) {
        var slope = (to - from) / seconds;
        return IntStream.range(0, seconds / partSeconds)
            .mapToObj(part -> new Load(from + slope * partSeconds * (part + 0.5), partSeconds))
            .toList();
    }
}

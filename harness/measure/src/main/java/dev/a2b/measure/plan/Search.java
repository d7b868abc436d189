package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.Optional;

/**
 * How a run with a search goes: the first minute at the nominal rate, the warm-up until the service is steady, the
 * listed levels, and the search above them. In the search, levels rise until one fails: by a factor, after which a
 * bisection finds the saturation, or by a fixed step, after which the search ends.
 *
 * @param firstSeconds duration of the load that begins with the first response of the service, in seconds
 * @param steadyPercent by how much CPU per request may differ between the last windows of the warm-up, in percent
 * @param most users per second of the highest possible level, at which users arrive
 * @param bisection how the search finds the saturation; null if it ends at the first level that fails
 * @param step users per second from each level to the next; 0 with a bisection
 * @param restSeconds time without arrivals after each level, in which its users finish their journeys, in seconds
 * @param drainSeconds maximum time for the users of a failed level to leave, in seconds
 * @param seconds when the search ends at the latest, in seconds after the first arrival: no level begins that would
 *     end later, with its rest
 */
public record Search(
    int firstSeconds, double steadyPercent, double most, Bisection bisection, double step, int restSeconds,
    int drainSeconds, int seconds) {

    private static final String STEP = "plan.search.step";
    private static final String REST = "plan.search.rest.seconds";

    /**
     * Reads {@code plan.search.*}, {@code plan.first.seconds} and {@code plan.warmup.steady.percent}; empty if the plan
     * has no search. Without {@code plan.search.rest.seconds}, levels follow each other without a rest.
     *
     * @throws MeasureException if a number is missing or out of range, or the levels are to rise both by a factor and
     *     by a step
     */
    static Optional<Search> of(Settings settings) {
        var bisection = Bisection.of(settings);
        var isStepwise = settings.find(STEP).isPresent();
        if (bisection.isEmpty() && !isStepwise) {
            return Optional.empty();
        }
        if (bisection.isPresent() && isStepwise) {
            throw new MeasureException("The levels of a search rise by a factor or by a step: give "
                + Bisection.GROWTH + " or " + STEP + " a value, and leave the other one empty.");
        }
        var search = new Search(settings.integer("plan.first.seconds"), settings.number("plan.warmup.steady.percent"),
            settings.number("plan.search.most"), bisection.orElse(null),
            isStepwise ? settings.number(STEP) : 0, settings.find(REST).isEmpty() ? 0 : settings.integer(REST),
            settings.integer("plan.search.drain.seconds"), settings.integer("plan.search.end.seconds"));
        if (search.restSeconds < 0 || isStepwise && search.step <= 0) {
            throw new MeasureException("The search needs " + STEP + " above 0 and " + REST + " of 0 or more.");
        }
        return Optional.of(search);
    }

    /** The rate of the level above one that passes, both in users per second. */
    public double above(double usersPerSecond) {
        return Math.min(bisection == null ? usersPerSecond + step : bisection.growth() * usersPerSecond, most);
    }
}

package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.Optional;

/**
 * How a run with a search goes: the first minute at the nominal rate, the warm-up until the service is steady, the
 * listed levels, and the search for the saturation above and between them.
 *
 * <p>In the search, levels rise until one fails. Then bisection narrows the gap between the
 * highest level that passes with every lower level passing and the next higher one, which fails. Both are tried several
 * times, because a level close to the limit passes or fails by chance; if that changes the result of one, the search
 * goes on.
 *
 * @param firstSeconds duration of the load that begins with the first response of the service, in seconds
 * @param steadyPercent by how much CPU per request may differ between the last windows of the warm-up, in percent
 * @param growth factor from each level to the next
 * @param most users per second of the highest possible level, at which users arrive
 * @param trials how often the two levels beside the gap are tried
 * @param gap width of the gap at which the bisection ends, as a share of the level that passes
 * @param drainSeconds maximum time for the users of a failed level to leave, in seconds
 * @param seconds when the search ends at the latest, in seconds after the first arrival: no level begins that would
 *     end later
 */
public record Search(
    int firstSeconds, double steadyPercent, double growth, double most, int trials, double gap, int drainSeconds,
    int seconds) {

    /**
     * Reads {@code plan.search.*}, {@code plan.first.seconds} and {@code plan.warmup.steady.percent}; empty if the plan
     * has no search.
     *
     * @throws MeasureException if a number is missing or out of range
     */
    static Optional<Search> of(Settings settings) {
        if (settings.find("plan.search.growth").isEmpty()) {
            return Optional.empty();
        }
        var search = new Search(settings.integer("plan.first.seconds"), settings.number("plan.warmup.steady.percent"),
            settings.number("plan.search.growth"), settings.number("plan.search.most"),
            settings.integer("plan.search.trials"), settings.number("plan.search.gap"),
            settings.integer("plan.search.drain.seconds"), settings.integer("plan.search.end.seconds"));
        if (search.growth <= 1 || search.gap <= 0 || search.trials < 1) {
            throw new MeasureException("The search needs plan.search.growth above 1, plan.search.gap above 0 and "
                + "plan.search.trials of 1 or more.");
        }
        return Optional.of(search);
    }
}

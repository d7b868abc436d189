package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.Optional;

/**
 * How a search finds the saturation. The levels rise by a factor until one fails. Then bisection narrows the gap
 * between the highest level that passes with every lower level passing and the next higher one, which fails. Both are
 * tried several times, because a level close to the limit passes or fails by chance; if that changes the result of one,
 * the search goes on.
 *
 * @param growth factor from each level to the next
 * @param gap width of the gap at which the bisection ends, as a share of the level that passes
 * @param trials how often the two levels beside the gap are tried
 */
public record Bisection(double growth, double gap, int trials) {

    private static final double ROUNDING = 1e-9;

    /** Name of the setting of {@link #growth}. */
    static final String GROWTH = "plan.search.growth";

    /**
     * Reads {@code plan.search.growth}, {@code plan.search.gap} and {@code plan.search.trials}; empty if the plan does
     * not give the first one.
     *
     * @throws MeasureException if a number is missing or out of range
     */
    static Optional<Bisection> of(Settings settings) {
        if (settings.find(GROWTH).isEmpty()) {
            return Optional.empty();
        }
        var bisection = new Bisection(
                settings.number(GROWTH), settings.number("plan.search.gap"), settings.integer("plan.search.trials"));
        if (bisection.growth <= 1 || bisection.gap <= 0 || bisection.trials < 1) {
            throw new MeasureException("The search needs plan.search.growth above 1, plan.search.gap above 0 and "
                    + "plan.search.trials of 1 or more.");
        }
        return Optional.of(bisection);
    }

    /**
     * How many gaps that are narrow enough the gap between two levels is wide, but for rounding.
     *
     * @param lower the level that passes, in users per second
     * @param upper the level that fails, in users per second
     */
    public int parts(double lower, double upper) {
        return (int) Math.ceil((upper - lower) / (gap * lower) - ROUNDING);
    }
}

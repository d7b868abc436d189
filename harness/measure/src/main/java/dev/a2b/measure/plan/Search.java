package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a run with a search goes: the first minute at the nominal rate, the warm-up until the service is steady, the
 * search for the saturation, and the nominal level.
 *
 * <p>In the search, levels rise until one fails. Then bisection narrows the gap between the
 * highest level that passes with every lower level passing and the next higher one, which fails. Both are tried several
 * times, because a level close to the limit passes or fails by chance; if that changes the result of one, the search
 * goes on.
 *
 * @param firstSeconds duration of the load that begins with the first response of the service, in seconds
 * @param steadyPercent by how much CPU per request may differ between the last windows of the warm-up, in percent
 * @param from users per second of the first level
 * @param growth factor from each level to the next
 * @param most users per second of the highest possible level, at which users arrive
 * @param trials how often the two levels beside the gap are tried
 * @param gap width of the gap at which the bisection ends, as a share of the level that passes
 * @param drainSeconds maximum time for the users of a failed level to leave, in seconds
 * @param nominalSeconds duration of the nominal level, in seconds
 */
public record Search(
    int firstSeconds, double steadyPercent, double from, double growth, double most, int trials, double gap,
    int drainSeconds, int nominalSeconds) {

    /**
     * Reads {@code plan.search.*}, {@code plan.first.seconds}, {@code plan.warmup.steady.percent} and
     * {@code plan.nominal.seconds}; empty if the plan has no search.
     *
     * @throws MeasureException if a number is missing or out of range
     */
    static Optional<Search> of(Settings settings) {
        if (settings.find("plan.search.from").isEmpty()) {
            return Optional.empty();
        }
        var search = new Search(settings.integer("plan.first.seconds"), settings.number("plan.warmup.steady.percent"),
            settings.number("plan.search.from"), settings.number("plan.search.growth"),
            settings.number("plan.search.most"), settings.integer("plan.search.trials"),
            settings.number("plan.search.gap"), settings.integer("plan.search.drain.seconds"),
            settings.integer("plan.nominal.seconds"));
        if (search.from <= 0 || search.growth <= 1 || search.gap <= 0 || search.most < search.from
            || search.trials < 1) {
            throw new MeasureException("The search needs plan.search.from above 0 and not above plan.search.most, "
                + "plan.search.growth above 1, plan.search.gap above 0 and plan.search.trials of 1 or more.");
        }
        return Optional.of(search);
    }

    /**
     * The maximum number of admitted users, without those of the warm-up.
     *
     * @param levelSeconds duration of a level, in seconds
     * @param nominal users per second of the nominal level
     */
    public int users(int levelSeconds, double nominal) {
        return (int) Math.ceil((rising().stream().mapToDouble(rate -> rate).sum()
            + (mostLevels() - rising().size()) * most) * levelSeconds
            + nominal * (firstSeconds + nominalSeconds));
    }

    /**
     * The maximum duration without the warm-up, in seconds.
     *
     * @param levelSeconds duration of a level, in seconds
     */
    public int seconds(int levelSeconds) {
        return firstSeconds + mostLevels() * (levelSeconds + drainSeconds) + nominalSeconds + 3 * drainSeconds;
    }

    /** The rates of the rising levels, in users per second. */
    public List<Double> rising() {
        var rates = new ArrayList<Double>();
        for (var rate = from; rate < most; rate *= growth) {
            rates.add(rate);
        }
        rates.add(most);
        return rates;
    }

    /** The maximum number of levels: a search whose results contradict each other ends there. */
    public int mostLevels() {
        var halvings = (int) Math.max(0, Math.ceil(Math.log((growth - 1) / gap) / Math.log(2)));
        return rising().size() + halvings + 4 * (trials - 1); // two levels beside the gap, and two more by chance
    }
}

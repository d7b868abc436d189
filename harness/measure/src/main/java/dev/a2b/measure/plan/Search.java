package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a search finds the saturation. First, levels rise until several in a row fail. Then bisection narrows the gap
 * between the highest level that passes with every lower level passing and the next higher one, which fails. The
 * nominal level comes last.
 *
 * @param from users per second of the first level
 * @param growth factor from each level to the next
 * @param most users per second of the highest possible level, at which users arrive
 * @param failures number of failed levels in a row that end the rise
 * @param gap width of the gap at which the bisection ends, as a share of the level that passes
 * @param drainSeconds maximum time for the users of a failed level to leave, in seconds
 * @param nominalSeconds duration of the nominal level, in seconds
 */
public record Search(
    double from, double growth, double most, int failures, double gap, int drainSeconds, int nominalSeconds) {

    /**
     * Reads {@code plan.search.*} and {@code plan.nominal.seconds}; empty if the plan has no search.
     *
     * @throws MeasureException if a number is missing or out of range
     */
    static Optional<Search> of(Settings settings) {
        if (settings.find("plan.search.from").isEmpty()) {
            return Optional.empty();
        }
        var search = new Search(settings.number("plan.search.from"), settings.number("plan.search.growth"),
            settings.number("plan.search.most"), settings.integer("plan.search.failures"),
            settings.number("plan.search.gap"), settings.integer("plan.search.drain.seconds"),
            settings.integer("plan.nominal.seconds"));
        if (search.from <= 0 || search.growth <= 1 || search.gap <= 0 || search.most < search.from) {
            throw new MeasureException("The search needs plan.search.from above 0 and not above plan.search.most, "
                + "plan.search.growth above 1 and plan.search.gap above 0.");
        }
        return Optional.of(search);
    }

    /**
     * The maximum number of admitted users, including those of the nominal level.
     *
     * @param levelSeconds duration of a level, in seconds
     * @param nominal users per second of the nominal level
     */
    public int users(int levelSeconds, double nominal) {
        return (int) Math.ceil((rising().stream().mapToDouble(rate -> rate).sum() + halvings() * most) * levelSeconds
            + nominal * nominalSeconds);
    }

    /**
     * The users who ask for admission, from the first level to the end of the search.
     *
     * @param levelSeconds duration of a level, in seconds
     */
    public LoadStep arrivals(int levelSeconds) {
        return new LoadStep(most, seconds(levelSeconds));
    }

    /**
     * The maximum duration of the search, in seconds.
     *
     * @param levelSeconds duration of a level, in seconds
     */
    public int seconds(int levelSeconds) {
        return (rising().size() + halvings()) * (levelSeconds + drainSeconds) + nominalSeconds + drainSeconds;
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

    private int halvings() {
        return (int) Math.max(0, Math.ceil(Math.log((growth - 1) / gap) / Math.log(2)));
    }
}

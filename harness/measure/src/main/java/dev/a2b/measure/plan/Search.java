package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the saturation point is found: levels rise until some in a row fail, then the search halves the gap between the
 * highest level that passes and the lowest one that fails.
 *
 * @param from users per second of the first level
 * @param growth factor from each level to the next
 * @param most users per second that the load generator plans for; no level is higher
 * @param failures failed levels in a row that end the rise
 * @param gap width at which the halving ends, as a share of the level that passes
 * @param drainSeconds longest wait for the users of a failed level to leave, in seconds
 * @param nominalSeconds how long the nominal level lasts, which comes last, in seconds
 */
public record Search(
    double from, double growth, double most, int failures, double gap, int drainSeconds, int nominalSeconds) {

    /**
     * Reads {@code plan.search.*}; empty when the plan does not search.
     *
     * @throws MeasureException when the numbers make no search
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

    /** The most users that arrive, those of the nominal level included. */
    public int users(int levelSeconds, double nominal) {
        return (int) Math.ceil((rising().stream().mapToDouble(rate -> rate).sum() + halvings() * most) * levelSeconds
            + nominal * nominalSeconds);
    }

    /** The users who ask for admission, from the first level to the last. */
    public LoadStep arrivals(int levelSeconds) {
        return new LoadStep(most, seconds(levelSeconds));
    }

    /** The longest that it can take, in seconds. */
    public int seconds(int levelSeconds) {
        return (rising().size() + halvings()) * (levelSeconds + drainSeconds) + nominalSeconds + drainSeconds;
    }

    /** The levels of the rise, users per second. */
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

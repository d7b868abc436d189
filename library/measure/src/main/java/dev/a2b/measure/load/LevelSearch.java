package dev.a2b.measure.load;

import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Trials;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;

/**
 * Chooses the levels of a search, beginning with those that were offered before it. Each choice depends on the results
 * so far; see {@link Search}.
 */
public final class LevelSearch {

    private final Search search;
    private final List<JudgedLevel> levels;

    /** @param offered the levels before the search, at least one */
    public LevelSearch(Search search, List<JudgedLevel> offered) {
        this.search = search;
        this.levels = new ArrayList<>(offered);
        sort();
    }

    /**
     * Runs the search.
     *
     * @param play offers a level, given in users per second, and judges it
     * @param hasTime whether there is time for another level
     */
    void run(DoubleFunction<JudgedLevel> play, BooleanSupplier hasTime) {
        for (var next = next(); next.isPresent() && hasTime.getAsBoolean(); next = next()) {
            add(List.of(play.apply(next.get())));
        }
    }

    /** Adds levels that were offered and judged. */
    public void add(List<JudgedLevel> judged) {
        levels.addAll(judged);
        sort();
    }

    /**
     * The rates of the next levels, rising, in users per second, for a load whose results are known only at its end:
     * all levels above the highest one if all pass, otherwise all that divide the gap between the edges, otherwise each
     * edge that was tried too rarely. Empty if the saturation is found.
     */
    public List<Double> several() {
        var trials = Trials.of(levels);
        var passing = Trials.passing(trials);
        var above = passing == trials.size()
                ? search.allAbove(trials.get(passing - 1).usersPerSecond())
                : List.<Double>of();
        if (!above.isEmpty() || search.bisection() == null) {
            return above;
        }
        var within = within(trials, passing);
        return within.isEmpty() ? undecided(trials, passing) : within;
    }

    /** All offered levels, rising, with the trials of each. */
    public List<JudgedLevel> levels() {
        return levels;
    }

    /** Whether the saturation is found. Otherwise the time was too short. */
    public boolean isDecided() {
        return next().isEmpty();
    }

    private void sort() {
        levels.sort(
                Comparator.comparingDouble(judged -> judged.level().offered().usersPerSecond()));
    }

    /** The rate of the next level, in users per second; empty if the saturation is found. */
    private Optional<Double> next() {
        var trials = Trials.of(levels);
        var passing = Trials.passing(trials);
        var above = passing == trials.size() ? above(trials.get(passing - 1)) : Optional.<Double>empty();
        return search.bisection() == null
                ? above
                : above.or(() -> halfway(trials, passing))
                        .or(() -> undecided(trials, passing).stream().findFirst());
    }

    private Optional<Double> above(Trials highest) {
        return highest.usersPerSecond() < search.most()
                ? Optional.of(search.above(highest.usersPerSecond()))
                : Optional.empty();
    }

    /** The middle of the gap between the edges; empty if the gap is narrow enough, or all or no levels pass. */
    private Optional<Double> halfway(List<Trials> trials, int passing) {
        return parts(trials, passing) < 2
                ? Optional.empty()
                : Optional.of((trials.get(passing - 1).usersPerSecond()
                                + trials.get(passing).usersPerSecond())
                        / 2);
    }

    /** The levels that divide the gap into parts that are narrow enough. */
    private List<Double> within(List<Trials> trials, int passing) {
        var parts = parts(trials, passing);
        return IntStream.range(1, parts)
                .mapToObj(part -> {
                    var lower = trials.get(passing - 1).usersPerSecond();
                    return lower + part * (trials.get(passing).usersPerSecond() - lower) / parts;
                })
                .toList();
    }

    /** How many parts the gap between the edges must have to be narrow enough; 0 if all or no levels pass. */
    private int parts(List<Trials> trials, int passing) {
        return passing == 0 || passing == trials.size()
                ? 0
                : search.bisection()
                        .parts(
                                trials.get(passing - 1).usersPerSecond(),
                                trials.get(passing).usersPerSecond());
    }

    /** The edges that were tried too rarely. */
    private List<Double> undecided(List<Trials> trials, int passing) {
        return trials.subList(Math.max(0, passing - 1), Math.min(passing + 1, trials.size())).stream()
                .filter(edge -> edge.all().size() < search.bisection().trials())
                .map(Trials::usersPerSecond)
                .toList();
    }
}

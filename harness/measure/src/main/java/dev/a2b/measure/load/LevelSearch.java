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

/**
 * Chooses the levels of a search, beginning with those that were offered before it. Each choice depends on the results
 * so far; see {@link Search}.
 */
final class LevelSearch {

    private final Search search;
    private final List<JudgedLevel> levels;

    /** @param offered the levels before the search, at least one */
    LevelSearch(Search search, List<JudgedLevel> offered) {
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
            levels.add(play.apply(next.get()));
            sort();
        }
    }

    /** All offered levels, rising, with the trials of each. */
    List<JudgedLevel> levels() {
        return levels;
    }

    /** Whether the saturation is found. Otherwise the time was too short. */
    boolean isDecided() {
        return next().isEmpty();
    }

    private void sort() {
        levels.sort(Comparator.comparingDouble(judged -> judged.level().offered().usersPerSecond()));
    }

    /** The rate of the next level, in users per second; empty if the saturation is found. */
    private Optional<Double> next() {
        var trials = Trials.of(levels);
        var passing = Trials.passing(trials);
        var above = passing == trials.size() ? above(trials.get(passing - 1)) : Optional.<Double>empty();
        return search.bisection() == null ? above
            : above.or(() -> halfway(trials, passing)).or(() -> undecided(trials, passing));
    }

    private Optional<Double> above(Trials highest) {
        return highest.usersPerSecond() < search.most()
            ? Optional.of(search.above(highest.usersPerSecond()))
            : Optional.empty();
    }

    /** The middle of the gap between the edges; empty if the gap is narrow enough, or all or no levels pass. */
    private Optional<Double> halfway(List<Trials> trials, int passing) {
        if (passing == 0 || passing == trials.size()) {
            return Optional.empty();
        }
        var lower = trials.get(passing - 1).usersPerSecond();
        var upper = trials.get(passing).usersPerSecond();
        return upper - lower <= search.bisection().gap() * lower ? Optional.empty() : Optional.of((lower + upper) / 2);
    }

    /** The edge that was tried too rarely. */
    private Optional<Double> undecided(List<Trials> trials, int passing) {
        return trials.subList(Math.max(0, passing - 1), Math.min(passing + 1, trials.size())).stream()
            .filter(edge -> edge.all().size() < search.bisection().trials())
            .map(Trials::usersPerSecond)
            .findFirst();
    }
}

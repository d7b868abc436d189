package dev.a2b.measure.load;

import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.MeasuredLoad;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;

/** Chooses the levels of a search. Each choice depends on the results of the levels before it; see {@link Search}. */
final class LevelSearch {

    private final Search search;

    LevelSearch(Search search) {
        this.search = search;
    }

    /**
     * Runs the search.
     *
     * @param play offers a level, given in users per second, and judges it
     * @return all offered levels, rising
     */
    List<JudgedLevel> run(DoubleFunction<JudgedLevel> play) {
        var levels = new ArrayList<JudgedLevel>();
        var failed = 0;
        for (var rate : search.rising()) {
            levels.add(play.apply(rate));
            failed = levels.get(levels.size() - 1).passes() ? 0 : failed + 1;
            if (failed == search.failures()) {
                break;
            }
        }
        for (var next = halfway(levels); next.isPresent(); next = halfway(levels)) {
            levels.add(play.apply(next.get()));
            levels.sort(Comparator.comparingDouble(judged -> judged.level().offered().usersPerSecond()));
        }
        return levels;
    }

    /**
     * The middle of the gap, in users per second; empty if the gap is narrow enough, or no level passes, or none fails.
     */
    private Optional<Double> halfway(List<JudgedLevel> levels) {
        var passing = MeasuredLoad.passing(levels);
        if (passing == 0 || passing == levels.size()) {
            return Optional.empty();
        }
        var lower = levels.get(passing - 1).level().offered().usersPerSecond();
        var upper = levels.get(passing).level().offered().usersPerSecond();
        return upper - lower <= search.gap() * lower ? Optional.empty() : Optional.of((lower + upper) / 2);
    }
}

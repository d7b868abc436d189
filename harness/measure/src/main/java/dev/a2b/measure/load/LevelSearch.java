package dev.a2b.measure.load;

import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Trials;
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
     * @return all offered levels, rising, with the trials of each
     */
    List<JudgedLevel> run(DoubleFunction<JudgedLevel> play) {
        var levels = new ArrayList<JudgedLevel>();
        for (var next = next(levels); next.isPresent() && levels.size() < search.mostLevels(); next = next(levels)) {
            levels.add(play.apply(next.get()));
            levels.sort(Comparator.comparingDouble(judged -> judged.level().offered().usersPerSecond()));
        }
        return levels;
    }

    /** The rate of the next level, in users per second; empty if the saturation is found. */
    private Optional<Double> next(List<JudgedLevel> levels) {
        var trials = Trials.of(levels);
        var passing = Trials.passing(trials);
        if (passing == trials.size()) {
            var rates = search.rising();
            var highest = trials.isEmpty() ? 0 : trials.get(passing - 1).usersPerSecond();
            return rates.stream().filter(rate -> rate > highest).findFirst().or(() -> undecided(trials, passing));
        }
        return halfway(trials, passing).or(() -> undecided(trials, passing));
    }

    /** The middle of the gap between the edges; empty if the gap is narrow enough, or no level passes. */
    private Optional<Double> halfway(List<Trials> trials, int passing) {
        if (passing == 0) {
            return Optional.empty();
        }
        var lower = trials.get(passing - 1).usersPerSecond();
        var upper = trials.get(passing).usersPerSecond();
        return upper - lower <= search.gap() * lower ? Optional.empty() : Optional.of((lower + upper) / 2);
    }

    /** The edge that was tried too rarely. */
    private Optional<Double> undecided(List<Trials> trials, int passing) {
        return trials.subList(Math.max(0, passing - 1), Math.min(passing + 1, trials.size())).stream()
            .filter(edge -> edge.all().size() < search.trials())
            .map(Trials::usersPerSecond)
            .findFirst();
    }
}

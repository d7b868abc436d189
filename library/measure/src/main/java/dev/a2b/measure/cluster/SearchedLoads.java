package dev.a2b.measure.cluster;

import dev.a2b.measure.Plan;
import dev.a2b.measure.load.LevelSearch;
import dev.a2b.measure.load.LoadResult;
import dev.a2b.measure.load.Schedule.Stage;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import java.util.ArrayList;
import java.util.List;

/**
 * The search for the saturation with several load generators. Their logs are complete only after a load, so each load
 * has several levels: the first one has the listed levels and those above them, the next one divides the gap between
 * the last level that passes and the first that fails, and the others repeat the levels beside the gap.
 */
final class SearchedLoads {

    private static final String BETWEEN = "new load generators";

    private final Plan plan;
    private final Search search;
    private final List<Stage> stages = new ArrayList<>();
    private List<JudgedLevel> steps = List.of();
    private LevelSearch levels;
    private int offered;

    /** @param plan a plan whose search climbs */
    SearchedLoads(Plan plan) {
        this.plan = plan;
        this.search = plan.load().search();
    }

    /**
     * The levels of the next load, in users per second; empty if the search ends. The plan limits the time of all
     * levels together, without the warm-ups.
     */
    List<Double> next() {
        var wanted = levels == null ? first() : levels.several();
        var left = search.seconds() / plan.load().levelSeconds() - offered;
        return wanted.subList(0, Math.max(0, Math.min(wanted.size(), left)));
    }

    private List<Double> first() {
        var rates = new ArrayList<>(
                plan.load().levels().stream().map(LoadStep::usersPerSecond).toList());
        rates.addAll(
                search.allAbove(rates.stream().mapToDouble(rate -> rate).max().orElseThrow()));
        return rates;
    }

    /**
     * Adds a load that was offered. Levels after the first that fails are left out, because they begin with its queue.
     */
    void add(LoadResult load) {
        addStages(load.stages());
        offered += load.levels().size();
        var failed = load.levels().stream().takeWhile(JudgedLevel::passes).count();
        var judged = load.levels().stream().limit(failed + 1).toList();
        if (levels != null) {
            levels.add(judged);
            return;
        }
        steps = load.levels().subList(0, plan.load().levels().size());
        levels = new LevelSearch(search, judged);
    }

    private void addStages(List<Stage> added) {
        if (!stages.isEmpty()) {
            stages.add(new Stage(
                    BETWEEN,
                    new LoadStep(0, 0),
                    stages.get(stages.size() - 1).to(),
                    added.get(0).from()));
        }
        stages.addAll(added);
    }

    /** The result of all loads. */
    LoadResult result() {
        return new LoadResult(stages, null, null, steps, levels.levels(), List.of(), List.of(), !levels.isDecided());
    }
}

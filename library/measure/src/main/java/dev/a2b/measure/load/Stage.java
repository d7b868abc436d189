package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.result.Level.Window;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of the load.
 *
 * @param name name of the stage, as in {@code level 1}
 * @param step the arrivals
 * @param from the beginning, in epoch milliseconds
 * @param to the end, in epoch milliseconds
 */
public record Stage(String name, LoadStep step, long from, long to) {

    /**
     * The stages of a load whose levels the plan lists: the warm-up, a rest, then the levels.
     *
     * @param first moment of the first arrival, in epoch milliseconds
     */
    static List<Stage> planned(Plan plan, long first) {
        var stages = new ArrayList<Stage>();
        stages.add(lasting(Plan.WARM_UP, plan.load().warmUp(), first));
        stages.add(lasting("rest", new LoadStep(0, plan.load().restSeconds()), stages.get(0).to));
        for (var level : plan.load().levels()) {
            var number = stages.size() - 1;
            stages.add(lasting("level " + number, level, stages.get(number).to));
        }
        return stages;
    }

    private static Stage lasting(String name, LoadStep step, long from) {
        return new Stage(name, step, from, from + step.seconds() * 1000L);
    }

    /** The whole time. */
    public Window whole() {
        return new Window(from, to);
    }

    /** The time in which a level is judged, after it has settled. */
    Window window(Plan plan) {
        return new Window(from + plan.load().settleSeconds() * 1000L, to);
    }
}

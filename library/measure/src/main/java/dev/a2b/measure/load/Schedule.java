package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.result.Level.Window;
import java.util.ArrayList;
import java.util.List;

/** The stages of the load with their times, beginning with the first arrival. */
public final class Schedule {

    /**
     * A part of the load.
     *
     * @param name name of the stage, as in {@code level 1}
     * @param step the arrivals
     * @param from the beginning, in epoch milliseconds
     * @param to the end, in epoch milliseconds
     */
    public record Stage(String name, LoadStep step, long from, long to) {

        /** The time in which a level is judged, after it has settled. */
        Window window(Plan plan) {
            return new Window(from + plan.load().settleSeconds() * 1000L, to);
        }
    }

    private final List<Stage> stages = new ArrayList<>();
    private long end;

    private Schedule(Plan plan, long first) {
        end = first;
        add(Plan.WARM_UP, plan.load().warmUp());
        add("rest", new LoadStep(0, plan.load().restSeconds()));
    }

    /**
     * The schedule of a load whose levels the plan lists.
     *
     * @param plan the plan
     * @param first moment of the first arrival, in epoch milliseconds
     */
    public static Schedule planned(Plan plan, long first) {
        var schedule = new Schedule(plan, first);
        plan.load().levels().forEach(level -> schedule.add("level " + (schedule.stages.size() - 1), level));
        return schedule;
    }

    /** All stages in order. */
    public List<Stage> stages() {
        return stages;
    }

    /** The listed levels: the stages after warm-up and rest, in order. */
    public List<Stage> levels() {
        return stages.subList(2, stages.size());
    }

    /** The end of the last stage, in epoch milliseconds. */
    public long end() {
        return end;
    }

    private void add(String name, LoadStep step) {
        var from = end;
        end = from + step.seconds() * 1000L;
        stages.add(new Stage(name, step, from, end));
    }
}

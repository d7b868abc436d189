package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.LoadStep;
import java.util.ArrayList;
import java.util.List;

/** The stages of the load, from the moment when the first user arrived. */
public final class Schedule {

    /** Part of the load, from one moment to another, in epoch milliseconds. */
    public record Stage(String name, LoadStep step, long from, long to) {
    }

    private final List<Stage> stages = new ArrayList<>();
    private long end;

    private Schedule(Plan plan, long first) {
        end = first;
        add(Plan.WARM_UP, plan.load().warmUp());
        add("rest", new LoadStep(0, plan.load().restSeconds()));
    }

    /**
     * A load whose levels were planned.
     *
     * @param first epoch milliseconds of the first arrival
     */
    public static Schedule planned(Plan plan, long first) {
        var schedule = new Schedule(plan, first);
        plan.load().levels().forEach(level -> schedule.add("level " + (schedule.stages.size() - 1), level));
        return schedule;
    }

    /** A load whose levels were found by a search. */
    public static Schedule played(Plan plan, long first, List<Stage> played) {
        var schedule = new Schedule(plan, first);
        schedule.stages.addAll(played);
        schedule.end = played.get(played.size() - 1).to();
        return schedule;
    }

    /** All stages, warm-up and rest first. */
    public List<Stage> stages() {
        return stages;
    }

    /** The stages after warm-up and rest. */
    public List<Stage> levels() {
        return stages.subList(2, stages.size());
    }

    /** When the last user arrives, epoch milliseconds. */
    public long end() {
        return end;
    }

    private void add(String name, LoadStep step) {
        var from = end;
        end = from + step.seconds() * 1000L;
        stages.add(new Stage(name, step, from, end));
    }
}

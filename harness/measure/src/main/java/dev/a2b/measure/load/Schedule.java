package dev.a2b.measure.load;

import dev.a2b.measure.plan.Load;
import dev.a2b.measure.Plan;
import java.util.ArrayList;
import java.util.List;

/** When the load did what, anchored at the moment when the first user arrived. */
public final class Schedule {

    /** Part of the load; times are epoch milliseconds. */
    public record Stage(String name, Load load, long from, long to) {
    }

    private final List<Stage> stages = new ArrayList<>();
    private long end;

    private Schedule(Plan plan, long first) {
        end = first;
        add(Plan.WARM_UP, plan.warmUp());
        add("rest", new Load(0, plan.restSeconds()));
    }

    /**
     * A load whose levels were planned.
     *
     * @param first epoch milliseconds of the first arrival
     */
    public static Schedule planned(Plan plan, long first) {
        var schedule = new Schedule(plan, first);
        plan.levels().forEach(level -> schedule.add("level " + (schedule.stages.size() - 1), level));
        return schedule;
    }

    /** A load whose levels were played as they came. */
    public static Schedule played(Plan plan, long first, List<Stage> played) {
        var schedule = new Schedule(plan, first);
        schedule.stages.addAll(played);
        schedule.end = played.get(played.size() - 1).to();
        return schedule;
    }

    public List<Stage> stages() {
        return stages;
    }

    public List<Stage> levels() {
        return stages.subList(2, stages.size());
    }

    /** When the last user arrives. */
    public long end() {
        return end;
    }

    private void add(String name, Load load) {
        var from = end;
        end = from + load.seconds() * 1000L;
        stages.add(new Stage(name, load, from, end));
    }
}

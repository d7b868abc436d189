package com.example.a2b.measure;

import java.util.ArrayList;
import java.util.List;

/** When the load did what, anchored at the moment when the first user arrived. */
final class Schedule {

    /** Part of the load; times are epoch milliseconds. */
    record Stage(String name, Plan.Load load, long from, long to) {
    }

    private final List<Stage> stages = new ArrayList<>();
    private long end;

    /** @param first epoch milliseconds of the first arrival */
    Schedule(Plan plan, long first) {
        end = first;
        add(Plan.WARM_UP, plan.warmUp());
        add("rest", new Plan.Load(0, plan.restSeconds()));
        plan.levels().forEach(level -> add("level " + (stages.size() - 1), level));
    }

    List<Stage> stages() {
        return stages;
    }

    List<Stage> levels() {
        return stages.subList(2, stages.size());
    }

    /** When the last user arrives. */
    long end() {
        return end;
    }

    private void add(String name, Plan.Load load) {
        var from = end;
        end = from + load.seconds() * 1000L;
        stages.add(new Stage(name, load, from, end));
    }
}

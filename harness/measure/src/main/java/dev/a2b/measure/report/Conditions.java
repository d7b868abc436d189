package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.Machine;
import dev.a2b.measure.result.Run;

/**
 * What runs must have in common to be compared: the machine and every number of the plan, including the seed.
 *
 * @param plan the plan with its repeats set to 1, because the number of repeats does not change a run
 * @param machine the machine
 */
record Conditions(Plan plan, Machine machine) {

    static Conditions of(Run run) {
        var plan = run.plan();
        return new Conditions(new Plan(plan.name(), plan.watermark(), plan.scale(), plan.seed(), 1, plan.pause(),
            plan.startup(), plan.load(), plan.limits()), run.context().machine());
    }

    /** What a reader must know about every figure; empty for none. Figures with a watermark are not ranked. */
    String watermark() {
        return plan.watermark();
    }

    /** Whether the plan lists several levels, instead of a ramp or a search. */
    boolean hasListedLevels() {
        return plan.load().levels().size() > 1 && plan.load().ramp() == null;
    }

    /** One line for people. */
    String text() {
        return "Plan " + plan.name() + " on " + machine.text();
    }
}

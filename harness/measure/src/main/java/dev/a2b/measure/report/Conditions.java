package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.Machine;
import dev.a2b.measure.result.Run;

/**
 * What runs must have in common to be compared: every number of the plan, the seed included, and the machine.
 *
 * @param plan with one repeat, because a plan's repeats do not change a run
 */
record Conditions(Plan plan, Machine machine) {

    static Conditions of(Run run) {
        var plan = run.plan();
        return new Conditions(new Plan(plan.name(), plan.watermark(), plan.scale(), plan.seed(), 1, plan.pause(),
            plan.startup(), plan.load(), plan.limits()), run.context().machine());
    }

    /** What a reader must know about every figure, or empty; figures with a watermark are not ranked. */
    String watermark() {
        return plan.watermark();
    }

    /** One line for people. */
    String text() {
        return "Plan " + plan.name() + " on " + machine.text();
    }
}

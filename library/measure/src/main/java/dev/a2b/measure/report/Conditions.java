package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.Machine;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Format;
import java.math.BigDecimal;

/**
 * What runs must have in common to be compared: the machine, the limits and every number of the plan,
 * including the seed.
 *
 * @param plan the plan with its repeats set to 1, because the number of repeats does not change a run
 * @param machine the machine, with its memory in whole GB
 * @param limits what the service might use; null without limits
 */
record Conditions(Plan plan, Machine machine, Limits limits) {

    static Conditions of(Run run) {
        var plan = run.plan();
        return new Conditions(
                new Plan(
                        plan.name(),
                        plan.watermark(),
                        plan.scale(),
                        plan.seed(),
                        1,
                        plan.pause(),
                        plan.startup(),
                        plan.load(),
                        plan.thresholds()),
                run.context().machine().rounded(),
                run.context().limits());
    }

    /** What a reader must know about every figure; empty for none. Figures with a watermark are not ranked. */
    String watermark() {
        return plan.watermark();
    }

    /** Whether the service was warmed up before its levels; if not, they say nothing about one that runs for long. */
    boolean isWarm() {
        return plan.load().warmUp().seconds() > 0;
    }

    /** Whether the plan lists several levels, without a ramp or a search. */
    boolean hasListedLevels() {
        return plan.load().levels().size() > 1
                && plan.load().ramp() == null
                && !plan.load().searches();
    }

    /** Whether the levels of a search rise by a step until one fails. */
    boolean hasStepwiseSearch() {
        return plan.load().searches() && plan.load().search().step() > 0;
    }

    /** Whether the plan compares the closed with the open model of load, and nothing else. */
    boolean comparesModels() {
        return plan.load().searches()
                && !plan.load().search().closed().isEmpty()
                && !plan.load().hasFanOut();
    }

    /** Whether the partner of the service behaves in another way from level to level. */
    boolean changesPartner() {
        return plan.load().asksPartner() && !plan.load().hasFanOut();
    }

    /** The load at which p95, CPU and memory of a run are compared, for people. */
    static String step(Run run) {
        return Metric.SATURATION.textWithUnit(run.load().light().offered().requestsPerSecond());
    }

    /** Number of processors that the service may use. */
    double processors() {
        return limits == null ? machine.cores() : limits.cpus();
    }

    /** The limits for people. */
    String limitsText() {
        return limitsText(limits);
    }

    /** Limits for people; null without limits. */
    static String limitsText(Limits limits) {
        return limits == null ? "no limits" : "limits: " + limits.text();
    }

    /** One line for people. */
    String text() {
        var retries = plan.thresholds().retries();
        return "Plan " + plan.name() + " on " + machine.text() + ", " + limitsText() + ", " + users()
                + (retries == 0 ? "" : ", retries: " + retries);
    }

    /** What the users do, and since when: two facts without which no response time can be understood. */
    private String users() {
        return Format.of(
                        "pauses of the journey × %s, ",
                        new BigDecimal(Double.toString(plan.pause()))
                                .stripTrailingZeros()
                                .toPlainString())
                + (isWarm() ? "warm-up of at most " + plan.load().warmUp().seconds() + " s" : "no warm-up");
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.LoadPlan;
import dev.a2b.measure.plan.Stages;
import dev.a2b.measure.result.Machine;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Format;

/**
 * What runs must have in common to be compared. Artifact and Java are not among it, because they make the build: see
 * {@link MeasuredBuild}.
 *
 * @param method version of the method by which they were measured
 * @param series id of the series to whose rounds they belong; empty if they were measured on their own
 * @param plan the plan, with its rates and its seed
 * @param varied the setting that the plan varies; empty if it varies none. Plan and limits are without it
 * @param machine the machine, with its memory in whole GB
 * @param limits what the service might use; null without limits
 * @param database kind and version of the database
 */
record Conditions(
        int method, String series, Plan plan, String varied, Machine machine, Limits limits, String database) {

    static Conditions of(Run run) {
        var context = run.context();
        var varied = context.variation() == null ? "" : context.variation().setting();
        return new Conditions(
                run.format(),
                context.round() == null ? "" : context.round().series(),
                plan(run.plan(), varied),
                varied,
                context.machine().rounded(),
                limits(context.limits(), varied),
                context.database().text());
    }

    /** The limits for people, as in {@code 0.5 processors, 512 MB}. */
    String limitsText() {
        if (limits == null) {
            return "no limits";
        }
        return switch (varied) {
            case Limits.MEMORY -> limits.cpus() + " processors";
            case Limits.CPUS -> Format.of("%.0f MB", limits.memoryBytes() / 1e6);
            default -> limits.text();
        };
    }

    /** One line for people. */
    public String text() {
        return "Plan " + plan.name() + " on " + machine.text() + ", limits: " + limitsText() + ", " + database;
    }

    private static Limits limits(Limits limits, String varied) {
        return limits == null
                ? null
                : new Limits(
                        varied.equals(Limits.CPUS) ? 0 : limits.cpus(),
                        varied.equals(Limits.MEMORY) ? 0 : limits.memoryBytes());
    }

    private static Plan plan(Plan plan, String varied) {
        return new Plan(
                plan.name(),
                plan.watermark(),
                plan.question(),
                plan.scale(),
                plan.seed(),
                plan.pause(),
                plan.startup(),
                varied.equals(Stages.LOADED_RATE) ? withoutRate(plan.load()) : plan.load(),
                plan.thresholds());
    }

    private static LoadPlan withoutRate(LoadPlan load) {
        return new LoadPlan(
                load.warmUp(),
                load.restSeconds(),
                load.levels(),
                withoutRate(load.stages()),
                load.admission(),
                load.levelSeconds(),
                load.light(),
                load.settleSeconds(),
                load.drainSeconds());
    }

    private static Stages withoutRate(Stages stages) {
        return new Stages(
                stages.firstSeconds(),
                stages.users(),
                stages.warmUpSeconds(),
                stages.warmUpRequests(),
                stages.capacitySeconds(),
                0,
                stages.loadedSeconds());
    }
}

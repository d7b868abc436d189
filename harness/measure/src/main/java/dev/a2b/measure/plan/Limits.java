package dev.a2b.measure.plan;

/**
 * When a level passes, when a build fails, and when a run warns.
 *
 * @param rule when a level passes
 * @param failedTolerated failed requests that do not fail the build; negative: any number
 * @param generatorCpuPercent the run warns when the load generator uses more CPU, in percent of all processors
 * @param othersCpuPercent the run warns when other work uses more CPU, in percent of all processors
 */
public record Limits(LevelRule rule, long failedTolerated, double generatorCpuPercent, double othersCpuPercent) {

    /** Reads the settings of the limits and of the rule. */
    public static Limits of(Settings settings) {
        return new Limits(LevelRule.of(settings), settings.integer("plan.ko.tolerated"),
            settings.number("plan.generator.cpu.percent"), settings.number("plan.others.cpu.percent"));
    }

    /** Whether a run with so many failed requests does not fail the build. */
    public boolean tolerates(long failed) {
        return failedTolerated < 0 || failed <= failedTolerated;
    }
}

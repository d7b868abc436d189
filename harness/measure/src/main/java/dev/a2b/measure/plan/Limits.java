package dev.a2b.measure.plan;

/**
 * When a level passes, when the build fails, and when a run has a warning.
 *
 * @param rule when a level passes
 * @param failedTolerated maximum number of failed requests that do not fail the build; negative for any number
 * @param generatorCpuPercent CPU of the load generator above which a run has a warning, in percent of all processors
 * @param othersCpuPercent CPU of other processes above which a run has a warning, in percent of all processors
 */
public record Limits(LevelRule rule, long failedTolerated, double generatorCpuPercent, double othersCpuPercent) {

    /**
     * Reads {@code plan.ko.tolerated}, {@code plan.generator.cpu.percent}, {@code plan.others.cpu.percent} and the
     * rule.
     *
     * @throws dev.a2b.measure.MeasureException if a setting is missing or not a number
     */
    public static Limits of(Settings settings) {
        return new Limits(LevelRule.of(settings), settings.integer("plan.ko.tolerated"),
            settings.number("plan.generator.cpu.percent"), settings.number("plan.others.cpu.percent"));
    }

    /** Whether this number of failed requests does not fail the build. */
    public boolean tolerates(long failed) {
        return failedTolerated < 0 || failed <= failedTolerated;
    }
}

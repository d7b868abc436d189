package dev.a2b.measure.plan;

/**
 * When a level passes, when a user gives up, when the build fails, and when a run has a warning.
 *
 * @param rule when a level passes
 * @param failedTolerated maximum number of failed requests that do not fail the build; negative for any number
 * @param generatorCpuPercent CPU of the load generator above which a run has a warning, in percent of all processors
 * @param othersCpuPercent CPU of other processes above which a run has a warning, in percent of all processors
 * @param machineChange how much longer or shorter a fixed work may take after the load than before it, as a ratio above
 *     1, so that the run counts; 0 for any
 * @param growthPercent growth of memory, open files and other figures above which the service is at fault, in percent
 *     an hour; 0 if the growth is not measured
 * @param retries how often a user sends a failed request again, see
 *     {@link dev.a2b.measure.MeasuredSimulation#withRetries}; 0 if it leaves at the first failure
 */
public record Thresholds(
        LevelRule rule,
        long failedTolerated,
        double generatorCpuPercent,
        double othersCpuPercent,
        double machineChange,
        double growthPercent,
        int retries) {

    private static final String MACHINE = "plan.machine.change";
    private static final String GROWTH = "plan.growth.percent";
    private static final String RETRIES = "plan.retries";

    /**
     * Reads {@code plan.failed.tolerated}, {@code plan.generator.cpu.percent}, {@code plan.others.cpu.percent},
     * {@code plan.machine.change}, {@code plan.growth.percent}, {@code plan.retries} and the rule.
     *
     * @throws dev.a2b.measure.MeasureException if a setting is missing or not a number
     */
    public static Thresholds of(Settings settings) {
        return new Thresholds(
                LevelRule.of(settings),
                settings.integer("plan.failed.tolerated"),
                settings.number("plan.generator.cpu.percent"),
                settings.number("plan.others.cpu.percent"),
                settings.find(MACHINE).isEmpty() ? 0 : settings.number(MACHINE),
                settings.find(GROWTH).isEmpty() ? 0 : settings.number(GROWTH),
                settings.find(RETRIES).isEmpty() ? 0 : settings.integer(RETRIES));
    }

    /** Whether the growth of memory, open files and other figures is measured. */
    public boolean limitsGrowth() {
        return growthPercent > 0;
    }

    /** Whether a fixed work is timed before and after the load. */
    public boolean limitsMachineChange() {
        return machineChange > 0;
    }

    /** Whether the time of a fixed work may change by this ratio. */
    public boolean toleratesChange(double ratio) {
        return !limitsMachineChange() || Math.max(ratio, 1 / ratio) <= machineChange;
    }

    /** Whether this number of failed requests does not fail the build. */
    public boolean tolerates(long failed) {
        return failedTolerated < 0 || failed <= failedTolerated;
    }
}

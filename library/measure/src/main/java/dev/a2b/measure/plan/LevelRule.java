package dev.a2b.measure.plan;

/**
 * The conditions under which a level passes.
 *
 * @param throughput minimum share of the offered requests that must get a successful response, 0 to 1
 * @param failedPercent maximum of failed requests, in percent of all
 * @param p95Millis the objective: maximum of the 95th percentile of the response times, in milliseconds
 * @param startedShare minimum share of the planned users that the load generator must start, 0 to 1
 * @param lateMillis maximum of how late the load generator may start users, and send requests after pauses, 99th
 *     percentile, in milliseconds
 */
public record LevelRule(
        double throughput, double failedPercent, double p95Millis, double startedShare, double lateMillis) {

    /**
     * Reads {@code plan.pass.*}, {@code plan.generator.starts} and {@code plan.generator.late.ms}.
     *
     * @throws dev.a2b.measure.MeasureException if a setting is missing or not a number
     */
    public static LevelRule of(Settings settings) {
        return new LevelRule(
                settings.number("plan.pass.throughput"),
                settings.number("plan.pass.failed.percent"),
                settings.number("plan.pass.p95.ms"),
                settings.number("plan.generator.starts"),
                settings.number("plan.generator.late.ms"));
    }
}

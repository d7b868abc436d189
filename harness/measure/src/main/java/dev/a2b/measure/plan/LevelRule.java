package dev.a2b.measure.plan;

/**
 * When a level passes.
 *
 * @param throughput least share of the offered requests that get a successful response, 0 to 1
 * @param failedPercent most failed requests, in percent of all
 * @param p95Millis the objective: highest 95th percentile of the response times, in milliseconds
 * @param queueGrowth most concurrent users of the last third over those of the first third
 * @param startedShare least share of the planned users that the load generator must start, 0 to 1
 */
public record LevelRule(
    double throughput, double failedPercent, double p95Millis, double queueGrowth, double startedShare) {

    /** Reads {@code plan.pass.*} and {@code plan.generator.starts}. */
    public static LevelRule of(Settings settings) {
        return new LevelRule(settings.number("plan.pass.throughput"), settings.number("plan.pass.ko.percent"),
            settings.number("plan.pass.p95.ms"), settings.number("plan.pass.queue.growth"),
            settings.number("plan.generator.starts"));
    }
}

package dev.a2b.measure.plan;

/**
 * When a level passes.
 *
 * @param throughput least share of the offered requests that is answered
 * @param koPercent most failed requests, in percent of all
 * @param p95Millis the objective
 * @param queueGrowth most concurrent users of the last third over those of the first third
 * @param starts least share of the planned users that the load generator must start
 */
public record LevelRule(double throughput, double koPercent, double p95Millis, double queueGrowth, double starts) {

    public static LevelRule of(Settings settings) {
        return new LevelRule(settings.number("plan.pass.throughput"), settings.number("plan.pass.ko.percent"),
            settings.number("plan.pass.p95.ms"), settings.number("plan.pass.queue.growth"),
            settings.number("plan.generator.starts"));
    }
}

package dev.a2b.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * When a level passes.
 *
 * @param throughput least share of the offered requests that is answered
 * @param koPercent most failed requests, in percent of all
 * @param p95Millis the objective
 * @param queueGrowth most concurrent users of the last third over those of the first third
 * @param starts least share of the planned users that the load generator must start
 */
record LevelRule(double throughput, double koPercent, double p95Millis, double queueGrowth, double starts) {

    static LevelRule of(Settings settings) {
        return new LevelRule(settings.number("plan.pass.throughput"), settings.number("plan.pass.ko.percent"),
            settings.number("plan.pass.p95.ms"), settings.number("plan.pass.queue.growth"),
            settings.number("plan.generator.starts"));
    }

    /** Why the level does not pass, one reason each; empty when it passes. */
    List<String> failures(Level level) {
        var failures = new ArrayList<String>();
        if (level.okPerSecond() < throughput * level.offeredPerSecond()) {
            failures.add(Say.text("%.1f of %.1f offered requests/s were answered", level.okPerSecond(),
                level.offeredPerSecond()));
        }
        if (level.koPercent() > koPercent) {
            failures.add(Say.text("%.2f %% of the requests failed", level.koPercent()));
        }
        if (level.ok() == 0 || level.p95Millis() > p95Millis) {
            failures.add(Say.text("p95 is %d ms, the objective %.0f ms", level.p95Millis(), p95Millis));
        }
        if (level.usersLastThird() > queueGrowth * level.usersFirstThird()) {
            failures.add(Say.text("the queue grows: %.1f concurrent users, then %.1f", level.usersFirstThird(),
                level.usersLastThird()));
        }
        if (isGeneratorLate(level)) {
            failures.add(Say.text("the load generator started %.1f %% of the users", 100 * level.starts()));
        }
        return failures;
    }

    /** Whether the level was not what was planned, so that the service cannot be blamed for it. */
    boolean isGeneratorLate(Level level) {
        return level.starts() < starts;
    }
}

package dev.a2b.measure.result;

import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;

/** A level, and why it does not pass; it passes when there is no reason. */
public record JudgedLevel(Level level, List<String> failures) {

    /** Holds the level against the rule: one reason for each demand that it does not meet. */
    public static JudgedLevel of(Level level, LevelRule rule) {
        var failures = new ArrayList<String>();
        if (level.okPerSecond() < rule.throughput() * level.offeredPerSecond()) {
            failures.add(Format.of("%.1f of %.1f offered requests/s were answered", level.okPerSecond(),
                level.offeredPerSecond()));
        }
        if (level.koPercent() > rule.koPercent()) {
            failures.add(Format.of("%.2f %% of the requests failed", level.koPercent()));
        }
        if (level.ok() == 0 || level.p95Millis() > rule.p95Millis()) {
            failures.add(Format.of("p95 is %d ms, the objective %.0f ms", level.p95Millis(), rule.p95Millis()));
        }
        if (level.usersLastThird() > rule.queueGrowth() * level.usersFirstThird()) {
            failures.add(Format.of("the queue grows: %.1f concurrent users, then %.1f", level.usersFirstThird(),
                level.usersLastThird()));
        }
        if (level.isGeneratorLate(rule)) {
            failures.add(Format.of("the load generator started %.1f %% of the users", 100 * level.starts()));
        }
        return new JudgedLevel(level, failures);
    }

    public boolean passes() {
        return failures.isEmpty();
    }
}

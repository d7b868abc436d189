package dev.a2b.measure.result;

import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;

/**
 * A level, and whether it passes.
 *
 * @param level the level
 * @param failures why the level fails, a few words each; empty if it passes
 */
public record JudgedLevel(Level level, List<String> failures) {

    /** Judges a level: one failure for each condition of the rule that the level does not meet. */
    public static JudgedLevel of(Level level, LevelRule rule) {
        var failures = new ArrayList<String>();
        var offered = level.offered();
        if (level.throughput() < rule.throughput() * offered.requestsPerSecond()) {
            failures.add(Format.of(
                    "%.1f successful responses/s at %.1f offered requests/s",
                    level.throughput(), offered.requestsPerSecond()));
        }
        if (level.failedPercent() > rule.failedPercent()) {
            failures.add(Format.of("%.2f %% of the requests failed", level.failedPercent()));
        }
        var p95 = level.percentiles().p95Millis();
        if (level.responses().successful() == 0) {
            failures.add("no request succeeds");
        } else if (p95 > rule.p95Millis()) {
            failures.add(Format.of("p95 is %d ms, the objective %.0f ms", p95, rule.p95Millis()));
        }
        level.generatorFault(rule).ifPresent(fault -> failures.add("the load generator is at fault: " + fault));
        return new JudgedLevel(level, failures);
    }

    /** The same judgement of the level with a number of calls that reached the third party in its window. */
    public JudgedLevel withPartnerCalls(long calls) {
        return new JudgedLevel(level.withPartnerCalls(calls), failures);
    }

    /** Whether the level meets all conditions of the rule. */
    public boolean passes() {
        return failures.isEmpty();
    }
}

package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class JudgedLevelTest {

    private static final LevelRule RULE = new LevelRule(0.98, 1, 500, 0.99, 50);

    @Test
    void a_level_on_all_the_limits_passes() {
        assertEquals(List.of(), JudgedLevel.of(level(980, 9, 500), RULE).failures());
    }

    @Test
    void too_few_answers_fail_it() {
        assertTrue(only(level(979, 0, 100)).startsWith("97.9 successful responses/s at 100.0 offered requests/s"));
    }

    @Test
    void too_many_failed_requests_fail_it() {
        assertEquals("1.09 % of the requests failed", only(level(1000, 11, 100)));
    }

    @Test
    void slow_answers_fail_it() {
        assertEquals("p95 is 501 ms, the objective 500 ms", only(level(1000, 0, 501)));
    }

    @Test
    void a_load_generator_that_starts_too_few_users_fails_it() {
        var late = Runs.level(10, 100, 0.989);

        assertEquals("the load generator is at fault: it started 98.9 % of the users at 10.0 users/s", only(late));
    }

    @Test
    void a_load_generator_that_sends_requests_late_fails_it() {
        var sound = Runs.level(10, 100, 1);
        var late = Runs.level(
                new Offered(10, 100, 1, 50, 51), sound.window(), sound.responses(), sound.percentiles(), sound.users());

        assertEquals(
                "the load generator is at fault: at 10.0 users/s, it sent 1 % of the requests after a pause more "
                        + "than 51 ms late (allowed: 50 ms)",
                only(late));
    }

    @Test
    void what_succeeds_is_a_share_of_what_is_offered() {
        assertEquals(84, level(840, 9, 500).succeededPercent(), 1e-9);
    }

    @Test
    void a_level_without_answers_fails() {
        assertEquals(
                List.of("0.0 successful responses/s at 100.0 offered requests/s", "no request succeeds"),
                JudgedLevel.of(level(0, 0, 0), RULE).failures());
    }

    private static String only(Level level) {
        var failures = JudgedLevel.of(level, RULE).failures();
        assertEquals(1, failures.size(), () -> failures.toString());
        return failures.get(0);
    }

    /** Ten seconds at 100 offered requests/s. */
    private static Level level(long ok, long failed, long p95) {
        return Runs.level(
                new Offered(10, 100, 1, 0, 0),
                new Window(0, 10_000),
                new Responses(ok, failed, 0, new TreeMap<>()),
                new Percentiles(50, p95, p95, p95, p95),
                new ConcurrentUsers(105));
    }
}

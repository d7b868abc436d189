package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class AdaptiveLoadTest {

    @Test
    void a_failure_ends_the_load_and_is_told() {
        var given = new Properties();
        given.setProperty("plan", "closed");
        var gate = new AdmissionControl(100);
        var load = new AdaptiveLoad(
                Plan.of(given),
                null,
                gate,
                () -> {
                    throw new MeasureException("There is no log.");
                },
                new PauseLateness(),
                Runnable::run);

        load.start();
        gate.admit();

        assertEquals(
                "There is no log.",
                assertThrows(MeasureException.class, load::played).getMessage());
        assertTrue(gate.isOver());
    }

    @Test
    void a_level_without_a_success_has_no_throughput_to_offer() {
        var refused = level(0, 70);

        assertTrue(assertThrows(MeasureException.class, () -> AdaptiveLoad.rate(8, refused))
                .getMessage()
                .startsWith("No request succeeded with 8 concurrent users"));
    }

    @Test
    void failed_requests_are_no_throughput() {
        assertEquals(5, AdaptiveLoad.rate(8, level(700, 700)));
    }

    /** Ten seconds of ten users/s, whose journeys have 14 requests. */
    private static Level level(long successful, long failed) {
        return Runs.level(
                new Offered(10, 140, 1, 0, 0),
                new Window(0, 10_000),
                new Responses(successful, failed, 0, new TreeMap<>()),
                new Percentiles(5, 6, 7, 8, 9),
                new ConcurrentUsers(8));
    }
}

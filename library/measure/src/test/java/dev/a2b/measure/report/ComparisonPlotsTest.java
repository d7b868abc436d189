package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A run with a step at 280 requests/s, whose p95 is 20 ms. */
class ComparisonPlotsTest {

    @Test
    void at_the_rate_of_a_step_the_step_itself_is_drawn_and_beside_it_the_levels_of_the_search() {
        var run = Runs.changed(Runs.run("a"), json -> {
            var levels = json.withArray("/load/levels");
            levels.add((ObjectNode) levels.get(0).deepCopy());
            levels.add((ObjectNode) levels.get(0).deepCopy());
            trial((ObjectNode) levels.get(0), 20, 280, 900);
            trial((ObjectNode) levels.get(1), 20, 280, 900);
            trial((ObjectNode) levels.get(2), 40, 560, 70);
        });

        var plots = new ComparisonPlots(Comparison.of(List.of(run), "jar").get(0)).responseTimes();

        assertTrue(plots.contains("<title>jar: 20 at 280</title>"), plots);
        assertTrue(plots.contains("<title>jar: 70 at 560</title>"), plots);
        assertFalse(plots.contains("<title>jar: 900 at 280</title>"), plots);
    }

    @Test
    void a_run_without_steps_is_drawn_by_its_levels() {
        var run = Runs.changed(Runs.run("a"), json -> {
            json.withObject("/load").putArray("steps");
            var levels = json.withArray("/load/levels");
            levels.add((ObjectNode) levels.get(0).deepCopy());
            trial((ObjectNode) levels.get(0), 20, 280, 30);
            trial((ObjectNode) levels.get(1), 40, 560, 70);
        });

        var plots = new ComparisonPlots(Comparison.of(List.of(run), "jar").get(0)).responseTimes();

        assertTrue(plots.contains("<title>jar: 30 at 280</title>"), plots);
    }

    @Test
    void levels_of_one_load_are_no_line() {
        var run = Runs.changed(Runs.run("a"), json -> {
            json.withObject("/load").putArray("steps");
            trial((ObjectNode) json.at("/load/levels/0"), 20, 280, 30);
        });

        assertEquals("", new ComparisonPlots(Comparison.of(List.of(run), "jar").get(0)).responseTimes());
    }

    private static void trial(ObjectNode judged, int usersPerSecond, int requestsPerSecond, int p95Millis) {
        judged.withObject("/level/offered")
                .put("usersPerSecond", usersPerSecond)
                .put("requestsPerSecond", requestsPerSecond);
        judged.withObject("/level/percentiles").put("p95Millis", p95Millis);
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelTableTest {

    @Test
    void each_level_has_a_row_with_its_figures() {
        var comparison =
                Comparison.of(List.of(Runs.ranked("a", "jar", "1", 500)), "jar").get(0);

        var rows = LevelTable.rows(comparison);

        assertEquals(
                List.of(
                        "build",
                        "offered (requests/s)",
                        "sent (requests/s)",
                        "throughput (1/s)",
                        "p95 (ms)",
                        "failed (%)",
                        "concurrent users",
                        "passes"),
                LevelTable.HEAD);
        assertEquals(List.of("jar", "500", "280", "280.0", "20", "0.00", "80", "yes"), rows.get(0));
        assertEquals("no: p95 is 900 ms", rows.get(1).get(7));
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Run;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class StepTableTest {

    @Test
    void each_step_has_a_column_with_its_figures() {
        var run = Runs.run("a");

        var table = table(run);

        assertEquals(List.of("step (requests/s)", "280"), new StepTable(run).head());
        assertEquals("yes", table.get("passes"));
        assertEquals("30", table.get("p99 (ms)"));
        assertEquals("12", table.get("stops by the limit of processors"));
        assertEquals("340", table.get("duration of these stops (ms)"));
        assertEquals("2.00", table.get("CPU per request (ms)"));
        assertEquals("250", table.get("memory (MB)"));
        assertEquals("33", table.get("threads"));
        assertEquals("5.0", table.get("database CPU (%)"));
        assertEquals("4.5", table.get("load generator CPU (%)"));
        assertEquals("0", table.get("lateness after pauses (ms)"));
    }

    @Test
    void a_failed_step_says_why_and_has_no_memory() {
        var table = table(Runs.changed(
                Runs.run("a"),
                run -> run.withObject("/load/steps/0/judged")
                        .withArray("failures")
                        .add("p95 is 900 ms")));

        assertEquals("no: p95 is 900 ms", table.get("passes"));
        assertEquals("not measured", table.get("memory (MB)"));
        assertEquals("33", table.get("threads"));
    }

    @Test
    void a_step_without_a_successful_response_has_no_percentiles() {
        var table = table(Runs.changed(
                Runs.run("a"),
                run -> run.withObject("/load/steps/0/judged/level/responses").put("successful", 0)));

        assertEquals("none", table.get("p50 (ms)"));
        assertEquals("none", table.get("p99 (ms)"));
    }

    @Test
    void what_is_not_known_is_said() {
        var table = table(Runs.changed(Runs.run("a"), run -> {
            run.withObject("/load/steps/0/usage")
                    .put("wallMillis", 0)
                    .put("cpuMillis", -1)
                    .put("databaseCpuMillis", -1);
            run.withObject("/load/steps/0/usage/throttling").put("periods", -1).put("millis", -1);
        }));

        assertEquals("not measured", table.get("CPU per request (ms)"));
        assertEquals("not measured", table.get("database CPU (%)"));
        assertEquals("not measured", table.get("stops by the limit of processors"));
    }

    @Test
    void the_section_of_a_run_shows_its_steps_if_it_has_any() {
        var with = new PageRun(Runs.run("a"), Path.of("measurements")).html(Map.of());
        var without = new PageRun(
                        Runs.changed(
                                Runs.run("a"), run -> run.withObject("/load").putArray("steps")),
                        Path.of("measurements"))
                .html(Map.of());

        assertTrue(with.contains("Steps of the run"));
        assertFalse(without.contains("Steps of the run"));
    }

    private static Map<String, String> table(Run run) {
        return new StepTable(run).rows().stream().collect(Collectors.toMap(row -> row.get(0), row -> row.get(1)));
    }
}

package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Variation;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunJsonTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void a_recorded_run_is_read_with_nothing_left_out() throws IOException {
        var run = Runs.recorded();

        assertEquals(run, Runs.read(RunJson.write(run)));
        assertEquals(
                Set.of(DecidingFigure.values()),
                run.figures().keySet(),
                "each figure is a value, or none with the reason");
        assertEquals(
                List.of("first minute", "light load", "warm-up", "capacity", "loaded"),
                run.load().stages().stream().map(LoadStage::name).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "'{\"format\": 11}', 'has the format 11, and this version reads 12'",
        "'{\"format\": 13}', 'has the format 13, and this version reads 12'",
        "'[]', 'has the format 0, and this version reads 12'",
        "'{\"format\": 12, \"id\": []}', 'is not a run of the format 12'",
        "'{', 'is not a run of the format 12'"
    })
    void a_version_reads_its_own_format(String json, String message) {
        assertEquals(
                message, assertThrows(IOException.class, () -> Runs.read(json)).getMessage());
    }

    @Test
    void a_run_without_load_is_written_and_read() throws IOException {
        var run = Runs.unstarted(Runs.varied(Runs.run("a"), new Variation("limit.memory", "32", 0)), "it ended");

        assertEquals(run, Runs.read(RunJson.write(run)));
        assertEquals(MeasuredLoad.NONE, run.load());
        assertEquals(new Variation("limit.memory", "32", 0), run.context().variation());
        assertFalse(run.counts(Figures.STARTUP));
        assertFalse(run.counts(Figures.LOAD));
        assertTrue(run.counts(Figures.BUILD));
    }

    @Test
    void a_check_that_is_not_known_makes_a_run_unreadable() throws IOException {
        var json = RunJson.write(Runs.run("a", Runs.failed("it started 3 users")));

        assertThrows(
                IOException.class,
                () -> Runs.read(json.replace(ValidityCheck.Kind.GENERATOR_STARTS.name(), "WEATHER")));
    }

    @Test
    void only_what_was_measured_is_written() throws IOException {
        var run = JSON.readTree(RunJson.write(Runs.run("a", Runs.failed("it started 3 users"))));

        assertEquals(
                Set.of(
                        "format",
                        "id",
                        "build",
                        "plan",
                        "context",
                        "startups",
                        "load",
                        "resources",
                        "figures",
                        "findings"),
                names(run));
        assertEquals(
                Set.of("firstMinute", "steps", "closed", "journey", "stages", "totals", "timeline"),
                names(run.get("load")));
        assertEquals(Set.of("kind", "passed", "finding"), names(run.at("/findings/checks/0")));
    }

    private static Set<String> names(JsonNode object) {
        var names = new TreeSet<String>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}

package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GatlingResultsTest {

    @TempDir
    private Path results;

    @Test
    void each_of_two_runs_at_once_finds_its_own_log() throws IOException {
        var first = log("simulation-1", "check before the load", GatlingResults.scenario("run-1"));
        var second = log("simulation-2", GatlingResults.scenario("run-2"));

        assertEquals(first, GatlingResults.log(results, "run-1", Duration.ZERO));
        assertEquals(second, GatlingResults.log(results, "run-2", Duration.ZERO));
    }

    @Test
    void a_log_whose_beginning_is_not_yet_written_is_awaited() throws IOException {
        var log = log("simulation-1", GatlingResults.scenario("run-1"));
        var whole = Files.readAllBytes(log);
        write(log, Arrays.copyOf(whole, whole.length - 10));
        var writer = new Thread(() -> write(log, whole));

        writer.start();

        assertEquals(log, GatlingResults.log(results, "run-1", Duration.ofMinutes(1)));
    }

    @Test
    void the_logs_of_other_runs_are_none() throws IOException {
        log("simulation-1", GatlingResults.scenario("run-1"));

        assertEquals(
                "Gatling left no log of the run run-2 in " + results + ": look for the reason in Gatling's output.",
                assertThrows(MeasureException.class, () -> GatlingResults.log(results, "run-2", Duration.ZERO))
                        .getMessage());
    }

    /** The log of a run with these scenarios, which has only begun. */
    private Path log(String simulation, String... scenarios) throws IOException {
        var log = Files.createDirectory(results.resolve(simulation)).resolve("simulation.log");
        new LogWriter(log, 1, scenarios).close();
        return log;
    }

    private static void write(Path log, byte[] content) {
        try {
            Files.write(log, content);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}

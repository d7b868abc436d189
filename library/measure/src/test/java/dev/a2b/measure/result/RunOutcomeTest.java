package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunOutcomeTest {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("outcome.properties");
        System.setProperty(RunOutcome.FILE, file.toString());
    }

    @AfterEach
    void forget() {
        System.clearProperty(RunOutcome.FILE);
    }

    @Test
    void an_error_after_the_run_keeps_the_run() {
        RunOutcome.written("20260101-000000-jar");
        RunOutcome.failed("No space: \u00fc = \\ # free some.");

        assertEquals(
                new RunOutcome(
                        Optional.of("20260101-000000-jar"),
                        Optional.of("No space: \u00fc = \\ # free some."),
                        Optional.empty()),
                RunOutcome.read(file));
    }

    @Test
    void a_disturbance_is_no_error() {
        RunOutcome.disturbed("the load generator was late");

        assertEquals(
                new RunOutcome(Optional.empty(), Optional.empty(), Optional.of("the load generator was late")),
                RunOutcome.read(file));
    }

    @Test
    void without_a_file_there_is_no_outcome() {
        assertEquals(new RunOutcome(Optional.empty(), Optional.empty(), Optional.empty()), RunOutcome.read(file));
    }

    @Test
    void nothing_is_written_when_nobody_asks() {
        System.clearProperty(RunOutcome.FILE);

        assertDoesNotThrow(() -> RunOutcome.failed("Nobody reads this."));
    }
}

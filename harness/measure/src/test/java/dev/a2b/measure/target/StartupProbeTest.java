package dev.a2b.measure.target;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.TinyService;
import dev.a2b.measure.MeasureException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartupProbeTest {

    /** Far more than a busy machine needs; a test that passes never waits for it. */
    private static final Duration LIMIT = Duration.ofMinutes(5);

    @TempDir
    private Path folder;

    @Test
    void a_start_is_timed_until_the_first_answer() {
        var port = Port.free();
        var command = TinyService.serving(port);

        var started = StartupProbe.time(() -> start(command), port, "/ready", LIMIT);

        try (var service = started.service()) {
            assertTrue(service.isAlive());
            assertTrue(started.nanos() > 0);
            assertEquals(Optional.of("12"), service.said(Pattern.compile("Startup completed in (\\d+)ms")));
        }
    }

    @Test
    void a_service_that_dies_is_told_with_its_last_words() {
        var command = TinyService.dying("no database to be found");

        var failure = assertThrows(MeasureException.class,
            () -> StartupProbe.time(() -> start(command), Port.free(), "/ready", LIMIT));

        assertTrue(failure.getMessage().contains("exit code 3, its last words: no database to be found"),
            failure.getMessage());
    }

    @Test
    void a_service_that_does_not_answer_in_time_is_stopped() {
        var port = Port.free();
        var spawned = new AtomicReference<MeasuredService>();

        var failure = assertThrows(MeasureException.class, () -> StartupProbe.time(() -> {
            spawned.set(start(TinyService.serving(port)));
            return spawned.get();
        }, port, "/missing", Duration.ofSeconds(2)));

        assertTrue(failure.getMessage().contains("did not answer within 2 s"), failure.getMessage());
        assertFalse(spawned.get().isAlive());
    }

    @Test
    void a_program_that_is_not_there_is_told_in_one_sentence() {
        var failure = assertThrows(MeasureException.class, () -> start(List.of("no-such-program")));

        assertTrue(failure.getMessage().startsWith("The service could not be started with \"no-such-program\""));
    }

    private MeasuredService start(List<String> command) {
        return ServiceProcess.start(command, Map.of(), folder.resolve("service.log"));
    }
}

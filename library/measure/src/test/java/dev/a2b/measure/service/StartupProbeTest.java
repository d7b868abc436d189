package dev.a2b.measure.service;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.TinyService;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class StartupProbeTest {

    /** Far more than a busy machine needs; a test that passes never waits for it. */
    private static final Duration LIMIT = Duration.ofMinutes(5);

    @TempDir
    private Path folder;

    @Test
    void a_start_is_timed_until_the_first_response() {
        var port = Port.free();
        var command = TinyService.serving(port);

        var started = StartupProbe.time(() -> start(command, port), port, "/ready", LIMIT);

        try (var service = started.service()) {
            assertTrue(service.isAlive());
            assertTrue(started.nanos() > 0);
            assertEquals("Startup completed in 12ms\n", service.logText());
        }
    }

    @Test
    void a_service_that_someone_else_starts_is_awaited() throws Exception {
        var port = Port.free();
        var before = System.currentTimeMillis();
        var service = CompletableFuture.supplyAsync(() -> start(TinyService.serving(port), port));

        var responded = StartupProbe.firstResponse(MeasuredService.at(port), "/ready", LIMIT);

        service.get().close();
        assertTrue(before <= responded && responded <= System.currentTimeMillis());
    }

    @Test
    void a_service_that_nobody_starts_is_told_in_one_sentence() {
        var service = MeasuredService.at(Port.free());

        var failure = assertThrows(
                MeasureException.class, () -> StartupProbe.firstResponse(service, "/ready", Duration.ofMillis(1)));

        assertEquals(
                "The service at " + service + " did not respond with 200 at /ready within 0 s: look for the "
                        + "reason in its log.",
                failure.getMessage());
    }

    @Test
    void a_service_that_ends_is_reported_with_its_last_log_line() {
        var port = Port.free();
        var command = TinyService.dying("no database to be found");

        var failure = assertThrows(
                ServiceException.class, () -> StartupProbe.time(() -> start(command, port), port, "/ready", LIMIT));

        assertEquals(
                "the service ended before it responded, exit code 3, last log line: no database to be found",
                failure.finding());
        assertFalse(failure.hasStarted());
    }

    @Test
    void a_service_that_does_not_respond_in_time_is_stopped() {
        var port = Port.free();
        var spawned = new AtomicReference<MeasuredService>();

        var failure = assertThrows(
                MeasureException.class,
                () -> StartupProbe.time(
                        () -> {
                            spawned.set(start(TinyService.serving(port), port));
                            return spawned.get();
                        },
                        port,
                        "/missing",
                        Duration.ofSeconds(2)));

        assertTrue(
                failure.getMessage().contains("did not respond with 200 at /missing within 2 s"), failure.getMessage());
        assertFalse(spawned.get().isAlive());
    }

    @Test
    void a_port_that_something_else_responds_at_is_refused_before_the_spawn() {
        var port = Port.free();
        var spawned = new AtomicReference<MeasuredService>();

        try (var other = start(TinyService.serving(port), port)) {
            new ServiceClient(other).awaitSuccess("/ready");
            var failure = assertThrows(
                    MeasureException.class,
                    () -> StartupProbe.time(
                            () -> {
                                spawned.set(start(TinyService.serving(port), port));
                                return spawned.get();
                            },
                            port,
                            "/missing",
                            LIMIT));

            assertTrue(failure.getMessage().startsWith("Another program responds at port " + port), other::logText);
            assertNull(spawned.get());
        }
    }

    @Test
    void a_port_that_accepts_connections_and_says_nothing_is_refused_before_the_spawn() throws Exception {
        try (var silent = new ServerSocket(0, 50, InetAddress.getByName(MeasuredService.LOOPBACK))) {
            var failure = assertThrows(
                    MeasureException.class,
                    () -> StartupProbe.time(
                            () -> {
                                throw new AssertionError("The service was started.");
                            },
                            silent.getLocalPort(),
                            "/ready",
                            LIMIT));

            assertTrue(failure.getMessage().startsWith("Another program responds at port " + silent.getLocalPort()));
        }
    }

    @Test
    void a_program_that_takes_the_port_during_the_start_is_not_measured() {
        var port = Port.free();
        var other = new AtomicReference<MeasuredService>();
        var spawned = new AtomicReference<MeasuredService>();

        var failure = assertThrows(
                MeasureException.class,
                () -> StartupProbe.time(
                        () -> {
                            other.set(start(TinyService.serving(port), port));
                            spawned.set(start(List.of("sleep", "600"), port));
                            return spawned.get();
                        },
                        port,
                        "/ready",
                        LIMIT));

        assertTrue(
                failure.getMessage().startsWith("Another program than the started one responds at port " + port),
                failure.getMessage());
        assertFalse(spawned.get().isAlive());
        other.get().close();
    }

    @Test
    void a_service_that_a_start_script_restarts_is_not_the_same() {
        var port = Port.free();
        var command =
                TinyService.serving(port).stream().map(word -> "'" + word + "'").collect(joining(" "));
        var script = List.of("sh", "-c", "while :; do " + command + "; done");

        try (var service = StartupProbe.time(() -> start(script, port), port, "/ready", LIMIT)
                .service()) {
            assertTrue(service.isAlive());
            assertThrows(MeasureException.class, () -> new ServiceClient(service).get("/die"));
            while (service.logText()
                            .lines()
                            .filter(line -> line.startsWith("Startup completed"))
                            .count()
                    < 2) {
                MeasuredService.pause();
            }

            assertFalse(service.isAlive());
        }
    }

    @Test
    void a_program_that_does_not_exist_is_reported_in_one_sentence() {
        var failure = assertThrows(MeasureException.class, () -> start(List.of("no-such-program"), 0));

        assertTrue(failure.getMessage().startsWith("The service could not be started with \"no-such-program\""));
    }

    private MeasuredService start(List<String> command, int port) {
        return new ServiceProcess(command, folder, Map.of(), Optional.empty(), port, folder.resolve("service.log"));
    }
}

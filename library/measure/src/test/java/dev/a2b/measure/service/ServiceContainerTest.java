package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.a2b.measure.ChildJvm;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServiceContainerTest {

    private static final String SERVE =
            "echo Startup completed in 12ms; trap exit TERM; " + "httpd -f -p 8080 -h /www & wait";
    /** Far more than a busy machine needs; a test that passes never waits for it. */
    private static final Duration LIMIT = Duration.ofMinutes(5);

    private static String image;

    @TempDir
    private Path folder;

    @BeforeAll
    static void build() {
        image = Images.tiny();
    }

    @Test
    void a_start_is_timed_and_what_is_used_is_read_and_it_answers_where_the_load_is_sent() {
        var port = Port.free();
        var container = create(port, SERVE);

        try (var service = (ServiceContainer)
                StartupProbe.time(container::start, port, "/ready", LIMIT).service()) {
            assertTrue(service.isAlive());
            assertTrue(service.use().memory() > 10_000);
            assertTrue(service.use().threads() >= 1);
            assertTrue(service.use().cpuTime().toNanos() > 0);
            assertEquals(Optional.empty(), service.heap());
            assertEquals(200, new ServiceClient(service).get("/ready").statusCode());
        }

        assertEquals("Startup completed in 12ms\n", container.logText());
        assertEquals(List.of(), Images.containers(image));
    }

    @Test
    void a_start_is_seen_where_the_published_port_keeps_a_request_waiting() throws Exception {
        var container = create(Port.free(), SERVE);
        var port = Port.free();

        try (var silent = new ServerSocket(); // accepts connections from the start on and never answers
                var service = StartupProbe.time(
                                () -> {
                                    listen(silent, port);
                                    return reachable(container.start());
                                },
                                port,
                                "/ready",
                                LIMIT)
                        .service()) {
            assertTrue(service.isAlive());
        }
    }

    @Test
    void a_container_that_ends_is_reported_with_its_last_log_line_and_removed() {
        var port = Port.free();
        var container = create(port, "echo no database to be found; exit 3");

        var failure =
                assertThrows(MeasureException.class, () -> StartupProbe.time(container::start, port, "/ready", LIMIT));

        assertTrue(
                failure.getMessage().contains("exit code 3, last log line: no database to be found"),
                failure.getMessage());
        assertEquals(List.of(), Images.containers(image));
    }

    @Test
    void a_stop_returns_the_exit_code_once_the_log_is_complete() {
        var port = Port.free();
        var container = create(port, "trap 'echo stopping; exit 3' TERM; httpd -f -p 8080 -h /www & wait");

        try (var service =
                StartupProbe.time(container::start, port, "/ready", LIMIT).service()) {
            assertEquals(3, service.stop());
            assertEquals("stopping\n", service.logText());
            assertEquals(3, service.stop(), "it can be asked again");
        }
    }

    @Test
    void a_file_is_copied_out_of_a_container_that_has_ended() throws Exception {
        try (var container = create(Port.free(), "echo content > /tmp/made").start()) {
            container.exit().get();

            container.copy("/tmp/made", folder.resolve("copy"));

            assertEquals("content\n", Files.readString(folder.resolve("copy")));
        }
    }

    @Test
    void memory_and_files_can_be_restricted() throws Exception {
        var launcher = new ContainerLauncher(image).withReadOnlyFiles().withLittleMemory();

        try (var container = create(launcher, Port.free(), "touch /file || exit 9")) {
            container.start();

            assertEquals(9, container.exit().get());
            var id = Images.containers(image).get(0);
            assertEquals(
                    400 << 20,
                    Engine.client()
                            .inspectContainerCmd(id)
                            .exec()
                            .getHostConfig()
                            .getMemory());
        }
    }

    @Test
    void a_container_that_wants_more_than_its_share_of_cpu_time_is_throttled() throws Exception {
        var launcher = new ContainerLauncher(image).withLimits(new Limits(0.2, 64 << 20));

        try (var container = create(launcher, Port.free(), "trap exit TERM; while :; do :; done")) {
            container.start();

            // The engine reports once a second, and a container that is stopped once may be stopped for less than 1 ms.
            var last = Instant.now().plus(LIMIT);
            while (container.use().throttledTime().toMillis() == 0
                    && Instant.now().isBefore(last)) {
                Thread.sleep(200);
            }
            assertTrue(container.use().throttledTime().toMillis() > 0);
            assertTrue(container.use().throttledPeriods() > 0);
        }
    }

    @Test
    void limits_that_someone_changes_are_read_back() throws Exception {
        var launcher = new ContainerLauncher(image).withLimits(new Limits(0.5, 64 << 20));

        try (var container = create(launcher, Port.free(), "trap exit TERM; while :; do sleep 1; done")) {
            container.start();
            assertEquals(Optional.of(new Limits(0.5, 64 << 20)), container.limits());

            Engine.client()
                    .updateContainerCmd(Images.containers(image).get(0))
                    .withMemory(32L << 20)
                    .withMemorySwap(32L << 20)
                    .exec();

            assertEquals(Optional.of(new Limits(0.5, 32 << 20)), container.limits());
        }
    }

    @Test
    void a_container_that_was_started_once_more_does_not_count_as_alive() {
        var port = Port.free();
        var container = create(port, SERVE);

        try (var service =
                StartupProbe.time(container::start, port, "/ready", LIMIT).service()) {
            Engine.client()
                    .restartContainerCmd(Images.containers(image).get(0))
                    .withTimeout(1)
                    .exec();

            assertFalse(service.isAlive());
        }
    }

    @Test
    void a_container_that_cannot_start_is_reported_and_removed() {
        var port = Port.free();

        try (var first = create(port, SERVE).start();
                var second = create(port, SERVE)) {
            var failure = assertThrows(MeasureException.class, second::start);

            assertTrue(failure.getMessage().contains("could not be started"), failure.getMessage());
            assertEquals(1, Images.containers(image).size());
            assertTrue(first.isAlive());
        }
    }

    @Test
    void a_container_does_not_outlive_a_killed_measurement() throws IOException, InterruptedException {
        var child = new ProcessBuilder(ChildJvm.command(Containing.class, image, folder.toString())).start();
        // Beside what the libraries log there, such as a second try to reach the engine.
        var started = child.inputReader().lines().anyMatch("started"::equals);

        child.destroyForcibly().waitFor();

        assertTrue(started);
        var last = Instant.now().plus(LIMIT);
        while (!Images.containers(image).isEmpty() && Instant.now().isBefore(last)) {
            Thread.sleep(200);
        }
        assertEquals(List.of(), Images.containers(image));
    }

    private static void listen(ServerSocket socket, int port) {
        try {
            socket.bind(new InetSocketAddress(port));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ServiceContainer create(int port, String run) {
        return create(new ContainerLauncher(image), port, run);
    }

    private ServiceContainer create(ContainerLauncher launcher, int port, String run) {
        return create(launcher, port, run, folder);
    }

    private static ServiceContainer create(ContainerLauncher launcher, int port, String run, Path folder) {
        return ServiceContainer.create(launcher, Map.of("RUN", run), "bridge", port, folder.resolve("service.log"));
    }

    /** Where an engine in a virtual machine runs it, a container has no address here. */
    private static ServiceContainer reachable(ServiceContainer service) {
        var host = service.uri().getHost();
        assumeFalse(host.equals(MeasuredService.LOOPBACK), "containers are reached only at published ports here");
        return service;
    }

    /** Starts a container and stays. */
    static final class Containing {

        public static void main(String[] arguments) throws InterruptedException {
            create(new ContainerLauncher(arguments[0]), Port.free(), "sleep 600", Path.of(arguments[1]))
                    .start();
            System.out.println("started");
            Thread.sleep(Long.MAX_VALUE);
        }
    }
}

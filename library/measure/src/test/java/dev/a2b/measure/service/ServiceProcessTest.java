package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.ChildJvm;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.sampling.ProcessMeter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServiceProcessTest {

    /** With the argument health it ends with the code of its environment, without one it runs until it is stopped. */
    private static final String SCRIPT = """
        if [ "$1" = health ]; then echo checked; exit $HEALTH; fi
        echo started
        exec sleep 600
        """;

    @TempDir
    private Path folder;

    private ServiceProcess service;

    @BeforeEach
    void start() {
        service = new ServiceProcess(
                List.of("sh", "-c", SCRIPT, "sh"),
                folder,
                Map.of("HEALTH", "7"),
                Optional.empty(),
                0,
                folder.resolve("service.log"));
    }

    @AfterEach
    void close() {
        service.close();
    }

    @Test
    void the_health_check_is_the_same_command_in_the_same_environment_beside_the_service() {
        var exitCode = service.health();

        assertEquals(7, exitCode);
        assertTrue(service.isAlive());
    }

    @Test
    void the_log_holds_what_the_service_and_its_health_check_print() {
        awaitLog(service, "started");

        service.health();

        awaitLog(service, "checked");
        assertEquals("started\nchecked\n", service.logText());
    }

    @Test
    void a_stop_returns_the_exit_code_and_how_the_service_ended_is_a_part_of_a_sentence() {
        awaitLog(service, "started");

        assertEquals(128 + 15, service.stop());

        assertFalse(service.isAlive());
        assertEquals("exit code 143, last log line: started", service.exitMessage());
    }

    @Test
    void a_service_that_needed_more_memory_than_its_limit_says_so() {
        var group = ControlGroup.create(new Limits(1, 32_000_000));
        assumeTrue(group.isPresent(), "This user may not make control groups.");

        // Keeps the last line of what it reads, which has no end.
        var greedy = new ServiceProcess(
                List.of("tail", "/dev/zero"), folder, Map.of(), group, 0, folder.resolve("greedy.log"));

        assertEquals(128 + 9, greedy.exit().join());
        assertEquals(
                "exit code 137 (killed, because it needed more memory than its limit), empty log",
                greedy.exitMessage());
        greedy.close();
    }

    @Test
    void a_service_that_someone_takes_out_of_its_group_has_no_limits_any_more() throws Exception {
        var limits = new Limits(0.5, 512_000_000);
        var group = ControlGroup.create(limits);
        assumeTrue(group.isPresent(), "This user may not make control groups.");
        var limited = new ServiceProcess(
                List.of("sh", "-c", SCRIPT), folder, Map.of(), group, 0, folder.resolve("limited.log"));
        awaitLog(limited, "started");
        assertEquals(Optional.of(limits), limited.limits());

        try (var other = ControlGroup.create(limits).orElseThrow()) {
            for (var process : limited.processes()) {
                Files.writeString(other.cpu().resolve("cgroup.procs"), Long.toString(process.pid()));
            }

            assertEquals(Optional.empty(), limited.limits());
            limited.close();
        }
    }

    @Test
    void it_runs_as_the_user_who_started_it() {
        assertEquals(System.getProperty("user.name"), service.user());
    }

    @Test
    void closing_ends_what_a_start_script_left_behind() {
        var other = start("sleep 600 & echo child $!; wait");
        var child = child(other);

        other.close();

        assertFalse(ProcessTree.runs(child));
    }

    @Test
    void what_outlives_the_start_script_is_the_service() {
        var other = start("sleep 600 & echo child $!");
        var child = child(other);
        while (other.processes().size() > 1) {
            MeasuredService.pause();
        }

        assertEquals(Set.of(child), other.processes());
        assertTrue(other.isAlive());
        other.close();
        assertFalse(ProcessTree.runs(child));
        assertFalse(other.isAlive());
    }

    @Test
    void what_leaves_the_session_and_the_parent_of_the_start_script_is_the_service() {
        var other = start("setsid sh -c 'sleep 600 & echo child $!'");
        var child = child(other);
        while (other.processes().size() > 1) {
            MeasuredService.pause();
        }

        assertEquals(Set.of(child), other.processes());
        other.close();
        assertFalse(ProcessTree.runs(child));
    }

    @Test
    void what_outlives_the_start_script_ends_even_if_this_jvm_is_killed() throws Exception {
        var seen = folder.resolve("seen");
        var jvm = new ProcessBuilder(ChildJvm.command(Killed.class, seen.toString()))
                .inheritIO()
                .start();
        while (!Files.exists(seen)) {
            MeasuredService.pause();
        }
        var child = ProcessHandle.of(Long.parseLong(Files.readString(seen))).orElseThrow();

        jvm.destroyForcibly();

        // Far less than the ten minutes after which it ends by itself.
        var last = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
        while (ProcessTree.runs(child) && System.nanoTime() < last) {
            MeasuredService.pause();
        }
        assertFalse(ProcessTree.runs(child));
    }

    @Test
    void a_stop_ends_the_start_script_and_what_it_started() {
        var other = start("sleep 600 & echo child $!; wait");
        var child = child(other);

        other.stop();

        assertFalse(ProcessTree.runs(child));
        assertFalse(other.isAlive());
    }

    @Test
    void the_jvm_of_a_start_script_without_exec_is_measured_and_tells_its_version_and_its_heap() throws Exception {
        var other = start(allocating("-XX:+UseSerialGC -Xmx256m") + "; true");
        awaitLog(other, Integer.toString(Allocation.BYTES));
        var meter = new ProcessMeter(other::processes);

        var memory = meter.memory();

        assertTrue(memory.bytes() > Allocation.BYTES, memory.toString());
        assertTrue(memory.peak() > Allocation.BYTES, memory.toString());
        assertTrue(memory.threads() > 2, memory.toString());
        assertTrue(meter.cpu().toMillis() > 0);
        assertTrue(other.java().contains(System.getProperty("java.runtime.version")), other.java());
        assertEquals("", service.java());
        assertEquals(Optional.of(new JavaHeap("serial", 256 << 20)), other.heap());
        assertEquals(Optional.empty(), service.heap());
        other.close();
    }

    @Test
    void a_java_that_the_signal_of_jcmd_would_end_is_not_asked_for_its_heap() throws Exception {
        var other = start(allocating("-Xrs"));
        awaitLog(other, Integer.toString(Allocation.BYTES));

        assertEquals(Optional.empty(), other.heap());
        assertTrue(other.isAlive());
        other.close();
    }

    @Test
    void options_in_the_environment_belong_to_java() throws Exception {
        var classes = Path.of(Allocation.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        var command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classes.toString(),
                Allocation.class.getName());
        var other = new ServiceProcess(
                command,
                folder,
                Map.of("JAVA_TOOL_OPTIONS", "-Xss1m"),
                Optional.empty(),
                0,
                folder.resolve("script.log"));
        awaitLog(other, Integer.toString(Allocation.BYTES));

        assertTrue(other.java().endsWith(", JAVA_TOOL_OPTIONS=-Xss1m"), other.java());
        other.close();
    }

    private static String allocating(String options) throws Exception {
        var classes = Path.of(Allocation.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        return java + " " + options + " -cp '" + classes + "' " + Allocation.class.getName();
    }

    private ServiceProcess start(String script) {
        return new ServiceProcess(
                List.of("sh", "-c", script), folder, Map.of(), Optional.empty(), 0, folder.resolve("script.log"));
    }

    /** Waits until the output of a service contains a text. */
    private static void awaitLog(ServiceProcess service, String text) {
        var last = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (!service.logText().contains(text)) {
            assertTrue(System.nanoTime() < last, service::logText);
            MeasuredService.pause();
        }
    }

    private static ProcessHandle child(ServiceProcess service) {
        awaitLog(service, "child");
        awaitLog(service, "\n");
        return ProcessHandle.of(Long.parseLong(service.logText().replaceAll("\\D", "")))
                .orElseThrow();
    }

    /** Starts a service whose script ends before it, and writes the id of what is left to a file. */
    static final class Killed {

        public static void main(String[] arguments) throws Exception {
            var seen = Path.of(arguments[0]);
            var service = new ServiceProcess(
                    List.of("sh", "-c", "sleep 600 & echo child $!"),
                    seen.getParent(),
                    Map.of(),
                    Optional.empty(),
                    0,
                    seen.resolveSibling("script.log"));
            var child = child(service);
            while (service.processes().size() > 1) {
                MeasuredService.pause();
            }
            Files.move(Files.writeString(seen.resolveSibling("draft"), Long.toString(child.pid())), seen);
            Thread.sleep(Long.MAX_VALUE);
        }
    }
}

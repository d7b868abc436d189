package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        service = ServiceProcess.start(List.of("sh", "-c", SCRIPT, "sh"), Map.of("HEALTH", "7"), Optional.empty(), 0,
            folder.resolve("service.log"));
    }

    @AfterEach
    void close() {
        service.close();
    }

    @Test
    void a_stop_returns_the_exit_code() {
        var exitCode = service.stop();

        assertEquals(128 + 15, exitCode);
        assertFalse(service.isAlive());
    }

    @Test
    void the_health_check_is_the_same_command_in_the_same_environment_beside_the_service() {
        var exitCode = service.health();

        assertEquals(7, exitCode);
        assertTrue(service.isAlive());
    }

    @Test
    void the_log_holds_what_the_service_and_its_health_check_print() {
        service.awaitLog("started");

        service.health();

        service.awaitLog("checked");
        assertEquals("started\nchecked\n", service.logText());
    }

    @Test
    void how_the_service_ended_is_a_part_of_a_sentence() {
        service.awaitLog("started");

        service.stop();

        assertEquals("exit code 143, last log line: started", service.exitMessage());
    }

    @Test
    void it_runs_as_the_user_who_started_it() {
        assertEquals(System.getProperty("user.name"), service.user());
    }

    @Test
    void closing_ends_what_a_start_script_left_behind() {
        var script = List.of("sh", "-c", "sleep 600 & echo child $!; wait");
        var other = ServiceProcess.start(script, Map.of(), Optional.empty(), 0, folder.resolve("script.log"));
        other.awaitLog("child");
        var child = ProcessHandle.of(Long.parseLong(other.logText().replaceAll("\\D", ""))).orElseThrow();

        other.close();

        assertFalse(child.isAlive());
    }
}

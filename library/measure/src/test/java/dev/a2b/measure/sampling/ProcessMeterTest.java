package dev.a2b.measure.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProcessMeterTest {

    private Process busy;

    @BeforeEach
    void start() throws Exception {
        busy = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
        while (used(busy.toHandle()).toMillis() < 100) {
            Thread.sleep(10);
        }
    }

    @AfterEach
    void end() {
        busy.destroyForcibly();
    }

    @Test
    void the_cpu_time_of_a_process_that_has_ended_stays() throws Exception {
        var running = new HashSet<>(Set.of(busy.toHandle()));
        var meter = new ProcessMeter(() -> running);
        var before = meter.cpu();

        busy.destroyForcibly().waitFor();
        running.clear();

        assertTrue(before.toMillis() >= 100, before.toString());
        assertEquals(before, meter.cpu());
    }

    @Test
    void a_process_that_started_another_one_is_measured_alone() {
        var meter = new ProcessMeter(() -> Set.of(ProcessHandle.current()));

        var measured = meter.cpu();

        assertTrue(measured.compareTo(used(ProcessHandle.current())) <= 0, measured.toString());
    }

    private static Duration used(ProcessHandle process) {
        return process.info().totalCpuDuration().orElseThrow();
    }
}

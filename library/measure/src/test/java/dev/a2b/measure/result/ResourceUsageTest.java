package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.ResourceUsage.Memory;
import dev.a2b.measure.result.ResourceUsage.Throttling;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResourceUsageTest {

    @Test
    void use_is_the_difference_between_the_ends_of_the_window() {
        var samples = List.of(
                Runs.sample(500, 90, 90, 0, 0, 0, 100, 0, 0),
                Runs.sample(1000, 10, 5, 100, 50, 10, 100, 2, 30),
                Runs.sample(2000, 30, 6, 300, 60, 20, 60, 3, 40),
                Runs.sample(3000, 20, 7, 900, 90, 50, 80, 7, 230),
                Runs.sample(9000, 31, 8, 1900, 990, 950, 100, 99, 999));

        var usage = ResourceUsage.of(samples, new Window(1000, 3500));

        assertEquals(2000, usage.wallMillis());
        assertEquals(800, usage.cpuMillis());
        assertEquals(40, usage.databaseCpuMillis());
        assertEquals(40, usage.generatorCpuMillis());
        assertEquals(new Memory(20, 30), usage.memory());
        assertEquals(7, usage.threads());
        assertEquals(new Throttling(5, 200), usage.throttling());
        assertEquals(70 - 100.0 * 880 / 2000 / usage.cpus(), usage.othersPercent(), 0.01);
        assertEquals(4, usage.cpuMillisPerRequest(100));
    }

    @Test
    void the_use_of_a_service_that_ended_is_unknown() {
        var usage = ResourceUsage.of(List.of(Runs.sample(500, 10, 10, 90, 0, 0, 0, 0, 0)), new Window(0, 1000));

        assertEquals(new Memory(-1, -1), usage.memory());
        assertTrue(usage.percent(usage.cpuMillis()) < 0);
        assertTrue(usage.cpuMillisPerRequest(100) < 0);
    }

    @Test
    void throttling_that_is_not_known_stays_unknown() {
        var samples = List.of(Runs.sample(0, 1, 1, 0, 0, 0, 0, -1, -1), Runs.sample(1000, 1, 1, 0, 0, 0, 0, -1, -1));

        assertEquals(
                new Throttling(-1, -1),
                ResourceUsage.of(samples, new Window(0, 1000)).throttling());
    }
}

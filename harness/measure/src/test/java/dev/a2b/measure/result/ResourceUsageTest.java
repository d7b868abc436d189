package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.a2b.measure.MeasureException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResourceUsageTest {

    @Test
    void use_is_the_difference_between_the_ends_of_the_window() {
        var samples = List.of(
            new Sample(500, 10, 10, 90, 0, 0, 0, 100), new Sample(1000, 10, 10, 5, 100, 50, 10, 100),
            new Sample(2000, 30, 30, 6, 300, 60, 20, 60), new Sample(3000, 20, 30, 7, 900, 90, 50, 80),
            new Sample(9000, 20, 31, 8, 1900, 990, 950, 100));

        var usage = ResourceUsage.of(samples, 9, 1000, 3500);

        assertEquals(2000, usage.wallMillis());
        assertEquals(800, usage.cpuMillis());
        assertEquals(40, usage.databaseCpuMillis());
        assertEquals(40, usage.generatorCpuMillis());
        assertEquals(31, usage.peakRssBytes());
        assertEquals(90, usage.threads());
        assertEquals(70 - 100.0 * 880 / 2000 / usage.cpus(), usage.othersPercent(), 0.01);
        assertEquals(4, usage.cpuMillisPerRequest(100));
    }

    @Test
    void a_window_without_samples_is_told() {
        assertThrows(MeasureException.class, () -> ResourceUsage.of(List.of(), 0, 0, 1000));
    }
}

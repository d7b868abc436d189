package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SamplerTest {

    @Test
    void a_living_process_is_sampled() throws InterruptedException {
        try (var sampler = new Sampler(new ProcessMeter(ProcessHandle.current()), () -> Duration.ofMillis(42))) {
            while (sampler.samples().isEmpty()) {
                Thread.sleep(10);
            }

            var sample = sampler.samples().get(0);
            assertTrue(sample.rssBytes() > 1_000_000);
            assertTrue(sample.peakRssBytes() >= sample.rssBytes());
            assertTrue(sample.threads() > 1);
            assertTrue(sample.cpuMillis() > 0);
            assertEquals(42, sample.databaseCpuMillis());
        }
    }

    @Test
    void what_the_sampling_takes_is_measured() throws InterruptedException {
        try (var sampler = new Sampler(new ProcessMeter(ProcessHandle.current()), () -> Duration.ZERO)) {
            while (sampler.samples().size() < 3) {
                Thread.sleep(10);
            }

            assertTrue(sampler.percentOfACore() > 0);
        }
    }

    @Test
    void use_is_the_difference_between_the_ends_of_the_window() {
        var samples = List.of(
            new Sample(500, 10, 10, 90, 0, 0, 0, 100), new Sample(1000, 10, 10, 5, 100, 50, 10, 100),
            new Sample(2000, 30, 30, 6, 300, 60, 20, 60), new Sample(3000, 20, 30, 7, 900, 90, 50, 80),
            new Sample(9000, 20, 31, 8, 1900, 990, 950, 100));

        var usage = Usage.of(samples, 9, 1000, 3500);

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
        assertThrows(MeasureException.class, () -> Usage.of(List.of(), 0, 0, 1000));
    }
}

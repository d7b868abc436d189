package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.sampling.ProcessMeter;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SampleReaderTest {

    @Test
    void a_living_process_is_read() {
        var reader = new SampleReader(new ProcessMeter(ProcessHandle.current()), () -> Duration.ofMillis(42));

        var sample = reader.get().orElseThrow();

        assertTrue(sample.memoryBytes() > 1_000_000);
        assertTrue(sample.threads() > 1);
        assertTrue(sample.cpuMillis() > 0);
        assertEquals(42, sample.databaseCpuMillis());
    }
}

package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.sampling.ProcessMeter;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SampleReaderTest {

    @Test
    void a_living_process_is_read() {
        var service = new ProcessMeter(() -> Set.of(ProcessHandle.current()));
        var reader =
            new SampleReader(service, () -> Duration.ofMillis(42), true, () -> 3, SampleReader.thisProcess());

        var sample = reader.get().orElseThrow();

        assertTrue(sample.memoryBytes() > 1_000_000);
        assertTrue(sample.held().threads() > 1);
        assertTrue(sample.held().files() > 1);
        assertEquals(3, sample.held().databaseConnections());
        assertTrue(sample.cpuMillis() > 0);
        assertEquals(42, sample.databaseCpuMillis());
    }

    @Test
    void the_load_generator_is_not_charged_for_the_processes_that_it_starts() throws Exception {
        var service = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
        while (cpuMillis(service.toHandle()) < 500) {
            Thread.sleep(10);
        }
        var reader = new SampleReader(new ProcessMeter(() -> Set.of(service.toHandle())), () -> Duration.ZERO, true,
            () -> -1, SampleReader.thisProcess());

        var charged = reader.get().orElseThrow().generatorCpuMillis();

        assertTrue(charged <= cpuMillis(ProcessHandle.current()), charged + " ms");
        service.destroyForcibly();
    }

    private static long cpuMillis(ProcessHandle process) {
        return process.info().totalCpuDuration().orElseThrow().toMillis();
    }
}

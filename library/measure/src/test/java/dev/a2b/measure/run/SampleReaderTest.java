package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.result.Sample;
import dev.a2b.measure.sampling.JvmMeter;
import dev.a2b.measure.sampling.Meter;
import dev.a2b.measure.sampling.ProcessMeter;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SampleReaderTest {

    @Test
    void a_living_process_is_read() {
        var service = new ProcessMeter(() -> Set.of(ProcessHandle.current()));
        var reader = new SampleReader(
                service, new JvmMeter(Set::of), () -> Duration.ofMillis(42), true, () -> 3, SampleReader.thisProcess());

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
        var reader = new SampleReader(
                new ProcessMeter(() -> Set.of(service.toHandle())),
                new JvmMeter(Set::of),
                () -> Duration.ZERO,
                true,
                () -> -1,
                SampleReader.thisProcess());

        var charged = reader.get().orElseThrow().generatorCpuMillis();

        assertTrue(charged <= cpuMillis(ProcessHandle.current()), charged + " ms");
        service.destroyForcibly();
    }

    @Test
    void a_sample_has_the_time_at_which_an_engine_read_the_cpu_time() {
        var reader = reader(new EngineMeter(List.of(700L).iterator()));

        var sample = reader.get().orElseThrow();

        assertEquals(700, sample.time());
        assertEquals(42, sample.cpuMillis());
    }

    @Test
    void what_an_engine_has_read_once_is_one_sample() {
        var reader = reader(new EngineMeter(List.of(700L, 700L, 1700L).iterator()));

        var times = Stream.of(reader.get(), reader.get(), reader.get())
                .flatMap(Optional::stream)
                .map(Sample::time)
                .toList();

        assertEquals(List.of(700L, 1700L), times);
    }

    private static SampleReader reader(Meter service) {
        return new SampleReader(
                service, new JvmMeter(Set::of), () -> Duration.ZERO, false, () -> -1, SampleReader.thisProcess());
    }

    /** The meter of a container whose engine reads the CPU time at these times. */
    private record EngineMeter(Iterator<Long> times) implements Meter {

        @Override
        public Memory memory() {
            return new Memory(1_000_000, 1_000_000, 5);
        }

        @Override
        public Duration cpu() {
            return Duration.ofMillis(42);
        }

        @Override
        public CpuTime latestCpu() {
            return new CpuTime(times.next(), cpu());
        }
    }

    private static long cpuMillis(ProcessHandle process) {
        return process.info().totalCpuDuration().orElseThrow().toMillis();
    }
}

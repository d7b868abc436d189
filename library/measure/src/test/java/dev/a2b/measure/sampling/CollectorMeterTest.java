package dev.a2b.measure.sampling;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CollectorMeterTest {

    @Test
    void the_threads_of_a_jvm_that_collect_garbage_are_known() {
        assumeTrue(Files.isReadable(Path.of("/proc/self/schedstat")), "This system does not tell the time of threads.");
        var meter = new CollectorMeter(() -> Set.of(ProcessHandle.current()));
        var before = meter.cpu();

        System.gc();

        assertTrue(before.toNanos() > 0, before.toString());
        assertTrue(meter.cpu().compareTo(before) > 0, meter.cpu().toString());
    }

    @Test
    void a_program_without_such_threads_has_an_unknown_time() throws Exception {
        var program = new ProcessBuilder("sleep", "60").start();
        try {
            assertTrue(
                    new CollectorMeter(() -> Set.of(program.toHandle())).cpu().compareTo(Duration.ZERO) < 0);
        } finally {
            program.destroy();
        }
    }
}

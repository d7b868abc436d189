package dev.a2b.measure.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.sampling.JvmMeter.Used;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JvmMeterTest {

    @Test
    void the_threads_of_a_jvm_that_compile_and_collect_garbage_are_known() {
        assumeTrue(Files.isReadable(Path.of("/proc/self/schedstat")), "This system does not tell the time of threads.");
        var meter = new JvmMeter(() -> Set.of(ProcessHandle.current()));
        var before = meter.cpu();

        System.gc();

        assertTrue(before.compiler().toNanos() > 0, before::toString);
        assertTrue(before.collector().toNanos() > 0, before::toString);
        assertTrue(meter.cpu().collector().compareTo(before.collector()) > 0, before::toString);
    }

    @Test
    void a_program_without_such_threads_has_an_unknown_time() throws Exception {
        var program = new ProcessBuilder("sleep", "60").start();
        try {
            var unknown = Duration.ofMillis(-1);
            assertEquals(new Used(unknown, unknown), new JvmMeter(() -> Set.of(program.toHandle())).cpu());
        } finally {
            program.destroy();
        }
    }
}

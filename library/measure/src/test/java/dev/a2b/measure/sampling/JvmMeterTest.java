package dev.a2b.measure.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.result.Sample.Jvm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JvmMeterTest {

    @Test
    void the_threads_of_a_jvm_that_compile_and_collect_garbage_are_known() {
        assumeTrue(Files.isReadable(Path.of("/proc/self/schedstat")), "This system does not tell the time of threads.");
        var meter = new JvmMeter(() -> Set.of(ProcessHandle.current()));
        var before = meter.cpu();

        assertTrue(before.compilerMillis() > 0, before::toString);
        assertTrue(before.collectorMillis() >= 0, before::toString);
        var after = before;
        // One collection may take less than a millisecond.
        for (var i = 0; i < 1000 && after.collectorMillis() == before.collectorMillis(); i++) {
            System.gc();
            after = meter.cpu();
        }
        assertTrue(after.collectorMillis() > before.collectorMillis(), after.toString());
    }

    @Test
    void a_program_without_such_threads_has_an_unknown_time() throws Exception {
        var program = new ProcessBuilder("sleep", "60").start();
        try {
            assertEquals(Jvm.UNKNOWN, new JvmMeter(() -> Set.of(program.toHandle())).cpu());
        } finally {
            program.destroy();
        }
    }
}

package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.ChildJvm;
import dev.a2b.measure.TinyWorkload;
import dev.a2b.measure.result.RunOutcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeasurementTest {

    @TempDir
    private Path folder;

    @Test
    void what_ends_a_measurement_is_its_outcome() throws Exception {
        var outcome = folder.resolve("outcome.properties");

        var child = new ProcessBuilder(ChildJvm.command(Nonsense.class, outcome.toString())).inheritIO().start();

        assertEquals(1, child.waitFor());
        var error = RunOutcome.read(outcome).error().orElse("none");
        assertTrue(error.startsWith("There is no plan named \"nonsense\""), error);
    }

    /** Measures by a plan that does not exist. */
    static final class Nonsense {

        public static void main(String[] arguments) {
            System.setProperty(RunOutcome.FILE, arguments[0]);
            System.setProperty("plan", "nonsense");
            Measurement.of(plan -> new TinyWorkload());
        }
    }
}

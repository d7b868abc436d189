package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class AdaptiveLoadTest {

    @Test
    void a_failure_ends_the_load_and_is_told() {
        var given = new Properties();
        given.setProperty("plan", "closed");
        var gate = new AdmissionControl(100);
        var load = new AdaptiveLoad(
                Plan.of(given),
                null,
                gate,
                () -> {
                    throw new MeasureException("There is no log.");
                },
                new PauseLateness(),
                Runnable::run);

        load.start();
        gate.admit();

        assertEquals(
                "There is no log.",
                assertThrows(MeasureException.class, load::played).getMessage());
        assertTrue(gate.isOver());
    }
}

package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gatling.commons.validation.Success;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import scala.concurrent.duration.FiniteDuration;

class OpenLoadPausesTest {

    private static final FiniteDuration PAUSE = new FiniteDuration(3, TimeUnit.SECONDS);

    @Test
    void a_pause_is_as_long_as_written() {
        assertEquals(new Success<>(3000L), millis(false));
    }

    @Test
    void a_user_of_a_phase_without_pauses_makes_none() {
        assertEquals(new Success<>(0L), millis(true));
    }

    private static Object millis(boolean isWithout) {
        var pauses = new OpenLoadPauses(session -> isWithout);
        return pauses.generator(session -> new Success<>(PAUSE)).apply(null);
    }
}

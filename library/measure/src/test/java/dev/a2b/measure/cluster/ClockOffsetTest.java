package dev.a2b.measure.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ClockOffsetTest {

    private final AtomicLong own = new AtomicLong();
    private int exchanges;

    @Test
    void the_offset_is_that_of_the_middle_of_the_shortest_exchange() {
        var offset = ClockOffset.measured(own::get, () -> {
            var there = exchanges++ == 7 ? 400 : 9_000;
            own.addAndGet(there);
            var told = own.get() + 5_000_000;
            own.addAndGet(200);
            return told;
        });

        assertEquals(new ClockOffset(5000.1, 0.3), offset);
    }

    @Test
    void clocks_that_drift_are_known_less_well() {
        var during = new ClockOffset(10, 2).until(new ClockOffset(16, 1));

        assertEquals(new ClockOffset(13, 5), during);
    }
}

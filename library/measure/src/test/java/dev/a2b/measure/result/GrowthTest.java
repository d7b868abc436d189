package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.Sample.Held;
import java.util.Collections;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GrowthTest {

    private static final Window WINDOW = new Window(0, 3_600_000);

    @Test
    void memory_that_grows_by_a_hundredth_of_its_mean_is_told_per_hour() {
        var memory = growth(second -> 199_000_000 + second * 2_000_000 / 3600).get(0);

        assertEquals("memory (MB)", memory.figure());
        assertEquals(
                1.0,
                memory.trend()
                        .orElseThrow()
                        .percent(memory.trend().orElseThrow().slope()),
                1e-3);
        assertTrue(memory.exceeds(0.9));
        assertFalse(memory.exceeds(1.1));
    }

    @Test
    void what_is_constant_does_not_grow() {
        var files = growth(second -> 1).get(1);

        assertEquals("growth of open files and sockets: 0.0 (0.0 to 0.0) % an hour", files.text());
        assertFalse(files.exceeds(0));
    }

    @Test
    void a_single_step_is_no_leak() {
        var memory = growth(second -> second < 1800 ? 33_000_000 : 34_000_000).get(0);

        var trend = memory.trend().orElseThrow();
        assertTrue(trend.percent(trend.low()) > 1, trend.toString());
        assertFalse(memory.exceeds(1));
    }

    @Test
    void what_is_unknown_does_not_exceed_and_is_told() {
        var connections = growth(second -> 1).get(2);

        assertEquals("growth of connections to the database: unknown", connections.text());
        assertFalse(connections.exceeds(0));
    }

    @Test
    void p99_is_that_of_the_seconds_within_the_window() {
        var p99 = growth(second -> 1).get(4);

        assertEquals(5, p99.trend().orElseThrow().mean(), 1e-9);
    }

    /** An hour of samples with this memory, and seconds with a p99 of 5 ms, but 9 ms before and after the hour. */
    private static List<Growth> growth(LongUnaryOperator bytes) {
        var samples = LongStream.range(0, 3600)
                .mapToObj(second -> new Sample(
                        second * 1000,
                        bytes.applyAsLong(second),
                        new Held(30, 60, -1),
                        0,
                        Sample.Jvm.UNKNOWN,
                        0,
                        0,
                        0,
                        ResourceUsage.Throttling.UNKNOWN))
                .toList();
        var seconds = 3600 + 20;
        var none = Collections.nCopies(seconds, 0);
        var p99 = IntStream.range(0, seconds)
                .mapToObj(second -> second < 10 || second >= 3610 ? 9L : 5L)
                .toList();
        return Growth.of(samples, new Timeline(-10_000, none, none, none, p99, p99, p99, none), WINDOW);
    }
}

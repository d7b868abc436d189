package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.channel.DefaultEventLoop;
import io.netty.channel.EventLoop;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PauseLatenessTest {

    private static final long BLOCKED_MILLIS = 400;

    private final PauseLateness lateness = new PauseLateness();
    private final EventLoop loop = new DefaultEventLoop();

    @AfterEach
    void end() {
        loop.shutdownGracefully(0, 0, TimeUnit.SECONDS);
    }

    @Test
    void nothing_is_known_without_an_event_loop() {
        assertEquals(-1, lateness.millis(0, Long.MAX_VALUE));
    }

    @Test
    void pauses_that_end_while_the_event_loop_is_busy_are_late() throws Exception {
        lateness.watch(loop);
        await(0);
        var from = System.currentTimeMillis();

        loop.submit(() -> sleep(BLOCKED_MILLIS)).get();

        var to = System.currentTimeMillis();
        await(to);
        assertTrue(lateness.millis(from, to) >= BLOCKED_MILLIS / 2, lateness.millis(from, to) + " ms");
    }

    @Test
    void each_pause_that_ends_meanwhile_is_late_on_its_own() throws Exception {
        lateness.watch(loop);
        await(0);

        var from = loop.submit(() -> {
                    var begun = System.currentTimeMillis();
                    sleep(BLOCKED_MILLIS);
                    return begun;
                })
                .get();

        await(from + BLOCKED_MILLIS);
        assertTrue(lateness.millis(from + BLOCKED_MILLIS / 2, from + BLOCKED_MILLIS * 3 / 4) > 0);
    }

    @Test
    void what_another_load_generator_measured_is_added_by_its_clock(@TempDir Path folder) throws Exception {
        var text = Files.writeString(folder.resolve("pauses.txt"), "1000 3\n1020 90\n");

        lateness.add(text, 500);

        assertEquals(90, lateness.millis(1500, 2000));
        assertEquals(-1, lateness.millis(1000, 1500));
    }

    @Test
    void one_load_generator_that_is_always_late_does_not_hide_among_many(@TempDir Path folder) throws Exception {
        var punctual = Files.writeString(folder.resolve("punctual.txt"), "1000 0\n".repeat(500));
        var late = Files.writeString(folder.resolve("late.txt"), "1000 90\n".repeat(5));

        lateness.add(punctual, 0);
        lateness.add(late, 0);
        lateness.add(punctual, 0);

        assertEquals(90, lateness.millis(1000, 2000));
    }

    /** Waits for a timer that was due after a moment. */
    private void await(long moment) throws InterruptedException {
        while (lateness.millis(moment, Long.MAX_VALUE) < 0) {
            Thread.sleep(5);
        }
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

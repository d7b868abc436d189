package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** Waits for what other processes do. */
final class Eventually {

    // Far more than any machine needs: only a condition that never holds waits for so long.
    private static final int LIMIT_MINUTES = 5;

    private Eventually() {}

    static void holds(Callable<Boolean> condition) throws Exception {
        var last = System.nanoTime() + TimeUnit.MINUTES.toNanos(LIMIT_MINUTES);
        while (!condition.call()) {
            assertTrue(System.nanoTime() < last, "not within " + LIMIT_MINUTES + " minutes");
            Thread.sleep(50);
        }
    }
}

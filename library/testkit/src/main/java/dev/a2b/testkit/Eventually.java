package dev.a2b.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Waits for what happens elsewhere. */
public final class Eventually {

    /** Far more than a busy machine needs; a test that passes never waits for it. */
    private static final int LIMIT_MINUTES = 5;

    private Eventually() {}

    public static void holds(Callable<Boolean> condition) throws Exception {
        holds(condition, () -> "");
    }

    /** @param state what to tell if it does not happen */
    public static void holds(Callable<Boolean> condition, Supplier<String> state) throws Exception {
        first(condition, holds -> holds, state);
    }

    /**
     * The first result that is as expected.
     *
     * @param action is done again and again until then
     * @param state  what to tell if it does not happen
     */
    public static <T> T first(Callable<T> action, Predicate<T> expected, Supplier<String> state) throws Exception {
        var last = System.nanoTime() + TimeUnit.MINUTES.toNanos(LIMIT_MINUTES);
        var result = action.call();
        while (!expected.test(result)) {
            assertTrue(System.nanoTime() < last, () -> "not within " + LIMIT_MINUTES + " minutes " + state.get());
            Thread.sleep(50);
            result = action.call();
        }
        return result;
    }
}

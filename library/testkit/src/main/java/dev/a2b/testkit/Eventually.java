package dev.a2b.testkit;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.Durations;
import org.awaitility.core.ConditionFactory;

/** Waits for what happens elsewhere. */
public final class Eventually {

    private Eventually() {}

    /** Asks at once, and for far longer than a busy machine needs: a test that passes never waits so long. */
    public static ConditionFactory eventually() {
        return Awaitility.await()
                .pollInSameThread()
                .dontCatchUncaughtExceptions()
                .pollDelay(Duration.ZERO)
                .atMost(Durations.FIVE_MINUTES);
    }
}

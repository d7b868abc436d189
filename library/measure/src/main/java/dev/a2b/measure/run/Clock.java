package dev.a2b.measure.run;

import java.util.function.LongSupplier;

/** Tells whether the time of day was set during a run: the windows of the load are moments by this clock. */
final class Clock {

    private final LongSupplier millis;
    private final LongSupplier nanos;
    private final long ahead;
    private long jump;

    /** The clocks of this machine. */
    Clock() {
        this(System::currentTimeMillis, System::nanoTime);
    }

    /**
     * @param millis the time of day, in milliseconds
     * @param nanos a clock that nobody sets, in nanoseconds
     */
    Clock(LongSupplier millis, LongSupplier nanos) {
        this.millis = millis;
        this.nanos = nanos;
        this.ahead = ahead();
    }

    /** Compares the clocks at this moment: one that was set can be set back before the end. */
    synchronized void compare() {
        var present = ahead() - ahead;
        if (Math.abs(present) > Math.abs(jump)) {
            jump = present;
        }
    }

    /** By how many milliseconds the time of day was set forward, the most since the beginning; negative if back. */
    synchronized long jump() {
        compare();
        return jump;
    }

    private long ahead() {
        return millis.getAsLong() - nanos.getAsLong() / 1_000_000;
    }
}

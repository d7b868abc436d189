package dev.a2b.measure.run;

import java.util.function.LongSupplier;

/** Tells whether the time of day was set during a run: the windows of the load are moments by this clock. */
final class Clock {

    private final LongSupplier millis;
    private final LongSupplier nanos;
    private final long ahead;

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

    /** By how many milliseconds the time of day was set forward since the beginning; negative if back. */
    long jump() {
        return ahead() - ahead;
    }

    private long ahead() {
        return millis.getAsLong() - nanos.getAsLong() / 1_000_000;
    }
}

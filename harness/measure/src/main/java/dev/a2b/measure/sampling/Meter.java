package dev.a2b.measure.sampling;

import java.time.Duration;

/** Reads the resource usage of a process or a container. */
public interface Meter {

    /**
     * Memory and threads at one moment. All values are 0 after the end, and negative if they are unknown.
     *
     * @param resident resident memory of a process, or memory of a container without inactive pages of files, in bytes
     * @param peak largest resident memory since the start or since {@link #resetPeak}, in bytes; 0 where the system
     *     does not record it
     * @param threads number of operating-system threads
     */
    record Memory(long resident, long peak, int threads) {
    }

    /** The meter of a service that was started elsewhere: all values are unknown. */
    Meter UNKNOWN = new Meter() {
        @Override
        public Memory memory() {
            return new Memory(-1, -1, -1);
        }

        @Override
        public Duration cpu() {
            return Duration.ofMillis(-1);
        }

        @Override
        public void resetPeak() {
            // No peak is known.
        }
    };

    /** Memory and threads at this moment. */
    Memory memory();

    /** CPU time since the start; negative if unknown. */
    Duration cpu();

    /**
     * How often the scheduler stopped the service for the rest of a period of 100 ms, because it had used its share of
     * CPU time; negative if unknown or without a limit.
     */
    default long throttledPeriods() {
        return -1;
    }

    /** Makes the peak start again from the present value, where the system supports this. */
    void resetPeak();
}

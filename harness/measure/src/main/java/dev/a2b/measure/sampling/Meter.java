package dev.a2b.measure.sampling;

import java.time.Duration;

/** Reads the resource usage of a process or a container. */
public interface Meter {

    /**
     * Memory and threads at one moment; all are 0 after the end, and negative when they are not known.
     *
     * @param resident memory in use, in bytes
     * @param peak largest resident memory since the start or since {@link #resetPeak}, in bytes; 0 where the system
     *     does not record it
     * @param threads operating-system threads
     */
    record Memory(long resident, long peak, int threads) {
    }

    /** The meter of a service that runs where it cannot be observed. */
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

    /** Memory and threads now; all 0 when the process or container has ended. */
    Memory memory();

    /** CPU time used since the start; negative when it is not known. */
    Duration cpu();

    /** Restarts the recording of the peak, where the system supports that. */
    void resetPeak();
}

package dev.a2b.measure.sampling;

import java.time.Duration;

/** Reads what a part of the measurement uses. */
public interface Meter {

    /** Memory in bytes; {@code peak} is 0 where the system does not keep it; negative is what is not known. */
    record Memory(long resident, long peak, int threads) {
    }

    /** Of what runs out of sight. */
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
            // There is none.
        }
    };

    /** All zero when there is nothing any more. */
    Memory memory();

    /** Since the start. */
    Duration cpu();

    /** Lets the peak count from now on, where the system can. */
    void resetPeak();
}

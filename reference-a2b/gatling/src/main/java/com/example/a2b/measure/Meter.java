package com.example.a2b.measure;

import java.time.Duration;

/** Reads what a part of the measurement uses. */
interface Meter {

    /** Memory in bytes; {@code peak} is 0 where the system does not keep it. */
    record Memory(long resident, long peak, int threads) {
    }

    /** All zero when there is nothing any more. */
    Memory memory();

    /** Since the start. */
    Duration cpu();

    /** Lets the peak count from now on, where the system can. */
    void resetPeak();
}

package dev.a2b.measure.result;

import dev.a2b.measure.MeasureException;

/** A pause of the thread that measures. */
public final class Pause {

    private Pause() {}

    /**
     * Waits.
     *
     * @param millis for how long; 0 and less is no pause
     * @throws MeasureException if the thread is interrupted
     */
    public static void millis(long millis) {
        try {
            Thread.sleep(Math.max(0, millis));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MeasureException("The measurement was interrupted.");
        }
    }
}

package dev.a2b.postgres;

import java.util.Locale;

/** Durations as people read them. */
final class Seconds {

    private Seconds() {
    }

    /** Time since a reading of {@link System#nanoTime}, like "14.2 s". */
    static String since(long nanoTime) {
        return String.format(Locale.ROOT, "%.1f s", (System.nanoTime() - nanoTime) / 1e9);
    }
}

package dev.a2b.postgres;

import java.util.Locale;

/** Formats durations for people. */
final class Seconds {

    private Seconds() {}

    /** The time since a value of {@link System#nanoTime}, for example "14.2 s". */
    static String since(long nanoTime) {
        return String.format(Locale.ROOT, "%.1f s", (System.nanoTime() - nanoTime) / 1e9);
    }
}

package dev.a2b.observe;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Which failures had their stack trace in the log within the last minute. */
final class RecentTraces {

    private static final int DEPTH = 100;
    /** So many tell one place from another, and what is below depends on the caller. */
    private static final int FRAMES = 8;

    private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);
    /** When each of them had it, in nanoseconds of the JVM. As many as the program has places that fail. */
    private final Map<Integer, Long> shown = new ConcurrentHashMap<>();

    /** What is at the bottom of the failure. */
    static Throwable rootOf(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .limit(DEPTH) // a chain of causes may be a ring
                .reduce((outer, cause) -> cause)
                .orElse(failure);
    }

    /** Whether a failure of this kind, at the same place, was shown; if not, it counts as shown from now on. */
    boolean isRecent(Throwable failure) {
        var now = System.nanoTime();
        var place = Stream.of(failure.getStackTrace()).limit(FRAMES).toList().hashCode()
                + failure.getClass().hashCode();
        var last = shown.putIfAbsent(place, now);
        if (last == null || now - last < MINUTE) {
            return last != null;
        }
        shown.put(place, now);
        return false;
    }
}

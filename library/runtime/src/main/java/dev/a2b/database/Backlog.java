package dev.a2b.database;

import io.micronaut.core.annotation.Internal;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import reactor.core.publisher.Mono;

/** What waits for the same thing, and how long it does. */
@Internal
public final class Backlog {

    private final AtomicInteger waiting = new AtomicInteger();
    private volatile long lastNanos;

    /** The same wait, counted while it lasts. */
    public <T> Mono<T> counted(Mono<T> wait) {
        return Mono.defer(() -> {
            var began = begin();
            return wait.doFinally(end -> end(began));
        });
    }

    /** A wait begins. Answers the time, in nanoseconds of the JVM. */
    public long begin() {
        waiting.incrementAndGet();
        return System.nanoTime();
    }

    /** The wait that began at this time is over. */
    public void end(long began) {
        waiting.decrementAndGet();
        lastNanos = System.nanoTime() - began;
    }

    /** Whether at least so many requests wait, and the last one whose wait ended waited longer than this. */
    public boolean isLong(int requests, Duration wait) {
        return waiting.get() >= requests && lastNanos > wait.toNanos();
    }
}

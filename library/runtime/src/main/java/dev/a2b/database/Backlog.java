package dev.a2b.database;

import io.micronaut.core.annotation.Internal;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import reactor.core.publisher.Mono;

/** The requests that wait for the same thing, and how long they do. */
@Internal
public final class Backlog {

    private final AtomicInteger waiting = new AtomicInteger();
    private volatile long lastNanos;

    /** The same wait, counted while it lasts. */
    public <T> Mono<T> counted(Mono<T> wait) {
        return Mono.defer(() -> {
            var began = System.nanoTime();
            waiting.incrementAndGet();
            return wait.doFinally(end -> {
                waiting.decrementAndGet();
                lastNanos = System.nanoTime() - began;
            });
        });
    }

    /** Whether at least so many requests wait, and the last one whose wait ended waited longer than this. */
    public boolean isLong(int requests, Duration wait) {
        return waiting.get() >= requests && lastNanos > wait.toNanos();
    }
}

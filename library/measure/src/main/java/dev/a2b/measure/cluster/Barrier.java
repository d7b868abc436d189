package dev.a2b.measure.cluster;

import dev.a2b.measure.MeasureException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Where load generators wait for each other. When all are there, each gets the same answer. */
final class Barrier {

    private final Set<Integer> present = ConcurrentHashMap.newKeySet();
    private final CountDownLatch missing;
    private final CompletableFuture<String> answer = new CompletableFuture<>();
    private final int generators;

    Barrier(int generators) {
        this.generators = generators;
        this.missing = new CountDownLatch(generators);
    }

    /** Records that a load generator has arrived. Returns whether this is its first arrival. */
    boolean enter(int index) {
        var isFirst = present.add(index);
        if (isFirst) {
            missing.countDown();
        }
        return isFirst;
    }

    /** Waits until all load generators are there, or the limit is over, and returns whether they are. */
    boolean isComplete(Duration limit) {
        try {
            return missing.await(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new MeasureException("Waiting for the load generators was interrupted.");
        }
    }

    /**
     * Waits until all load generators are there.
     *
     * @param done what they do by arriving, as the predicate of a sentence, as in {@code joined}
     * @throws MeasureException if one is missing at the end of the limit; {@link #answer()} then throws the same
     *     exception
     */
    void await(String done, Duration limit) {
        if (!isComplete(limit)) {
            var failure = new MeasureException(present.size() + " of " + generators + " load generators " + done
                    + " within " + limit.toSeconds() + " s: look for the reason in the log of the missing ones, and "
                    + "measure again.");
            answer.completeExceptionally(failure);
            throw failure;
        }
    }

    /** Gives the answer to everyone who waits for it. */
    void answer(String text) {
        answer.complete(text);
    }

    /**
     * Waits for the answer.
     *
     * @throws MeasureException if a load generator is missing
     */
    String answer() {
        try {
            return answer.join();
        } catch (CompletionException e) {
            throw (MeasureException) e.getCause();
        }
    }
}

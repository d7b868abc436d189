package dev.a2b.measure.sampling;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Takes one sample each second until it is closed.
 *
 * @param <S> type of a sample
 */
public final class Sampler<S> implements AutoCloseable {

    private static final int LIMIT_SECONDS = 10;

    private final Supplier<Optional<S>> reader;
    private final List<S> samples = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        var thread = new Thread(task, "sampler");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * Starts sampling in a thread of its own.
     *
     * @param reader takes a sample; empty if there is nothing to sample any more
     */
    public Sampler(Supplier<Optional<S>> reader) {
        this.reader = reader;
        clock.scheduleAtFixedRate(this::sample, 0, 1, TimeUnit.SECONDS);
    }

    /** The samples so far, the oldest first. */
    public List<S> samples() {
        return List.copyOf(samples);
    }

    /** Stops sampling. Waits up to 10 s for a sample that is being taken. The samples remain. */
    @Override
    public void close() {
        clock.shutdown();
        try {
            clock.awaitTermination(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void sample() {
        try {
            reader.get().ifPresent(samples::add);
        } catch (RuntimeException e) { // It would end the sampling without a word.
            System.err.println("[measure] no sample was taken: " + e);
        }
    }
}

package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.statistics.Histogram;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Measures how late the load generator continues journeys after pauses. Gatling draws the length of each pause and does
 * not log it, but it ends all pauses by timers of its event loops. So this class keeps a timer of the same kind running
 * on each of these event loops: it is as late as the pauses that end at the same time. Several threads may use this
 * class.
 */
public final class PauseLateness {

    private static final long INTERVAL_NANOS = 20_000_000;
    private static final long MILLI = 1_000_000;

    private final Set<EventLoop> watched = ConcurrentHashMap.newKeySet();
    private final Collection<Tick> ticks = new ConcurrentLinkedQueue<>();
    private final Collection<Delivery> deliveries = new ConcurrentLinkedQueue<>();

    /**
     * The end of a timer.
     *
     * @param planned when it should have ended, in epoch milliseconds
     * @param lateMillis how much later it ended, in milliseconds
     */
    private record Tick(long planned, long lateMillis) {}

    /** What another load generator measured. It stays in a file, because all deliveries may not fit into memory. */
    private record Delivery(Path text, long aheadMillis) {

        private void each(Consumer<Tick> wanted) {
            try (var lines = Files.lines(text)) {
                lines.map(line -> line.split(" "))
                        .map(words -> new Tick(Long.parseLong(words[0]) + aheadMillis, Long.parseLong(words[1])))
                        .forEach(wanted);
            } catch (IOException e) {
                throw new MeasureException("The file " + text + " could not be read: " + e);
            }
        }
    }

    /** Starts the timer of an event loop, unless it runs already. It ends with the event loop. */
    public void watch(EventLoop loop) {
        if (watched.add(loop)) {
            schedule(loop, System.nanoTime());
        }
    }

    /**
     * The 99th percentile between two moments in epoch milliseconds, in milliseconds; negative if unknown. Of several
     * load generators, it is that of the latest one, because one of many hardly changes a percentile of all.
     */
    long millis(long from, long to) {
        return deliveries.stream()
                .mapToLong(delivery -> percentile(delivery::each, from, to))
                .reduce(percentile(ticks::forEach, from, to), Math::max);
    }

    private static long percentile(Consumer<Consumer<Tick>> ticks, long from, long to) {
        var late = new Histogram();
        ticks.accept(tick -> {
            if (from <= tick.planned && tick.planned < to) {
                late.add((int) tick.lateMillis);
            }
        });
        return late.count() == 0 ? -1 : late.percentile(99);
    }

    /** All that was measured here, one line for each timer: when it should have ended, and how much later it ended. */
    public String text() {
        return ticks.stream()
                .map(tick -> tick.planned + " " + tick.lateMillis + "\n")
                .collect(Collectors.joining());
    }

    /**
     * Adds what another load generator measured.
     *
     * @param text file with its {@link #text}, which is read again each time
     * @param aheadMillis by how much the clock of this process is ahead of the other one, in milliseconds
     */
    public void add(Path text, long aheadMillis) {
        deliveries.add(new Delivery(text, aheadMillis));
    }

    private void schedule(EventLoop loop, long due) {
        try {
            loop.schedule(() -> tick(loop, due), Math.max(0, due - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
            // The event loop has ended.
        }
    }

    /** The next timer is due after an interval, however late this one is: a pause does not wait for another one. */
    private void tick(EventLoop loop, long due) {
        var late = (System.nanoTime() - due) / MILLI;
        ticks.add(new Tick(System.currentTimeMillis() - late, late));
        schedule(loop, due + INTERVAL_NANOS);
    }
}

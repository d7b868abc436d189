package dev.a2b.postgres;

import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.model.Statistics;
import com.github.dockerjava.api.model.StatsConfig;
import com.github.dockerjava.api.model.ThrottlingDataConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.testcontainers.DockerClientFactory;

/**
 * The resource usage of a container. The engine reports it once a second, so a value is up to a second old. When the
 * container has ended, the last values remain. Each method waits up to a minute for the first report.
 */
public final class ContainerUse implements AutoCloseable {

    private static final int TIMEOUT_SECONDS = 60;

    private final Listener listener;

    private ContainerUse(Listener listener) {
        this.listener = listener;
    }

    /**
     * Starts to listen to the engine's reports about a running container. The caller closes the result.
     *
     * @param container id or name of the container
     */
    public static ContainerUse of(String container) {
        return new ContainerUse(
            DockerClientFactory.instance().client().statsCmd(container).exec(new Listener()));
    }

    /**
     * CPU time of all processes of the container since its start.
     *
     * @throws DatabaseException if the engine reports nothing
     */
    public Duration cpuTime() {
        return Duration.ofNanos(listener.last().getCpuStats().getCpuUsage().getTotalUsage());
    }

    /**
     * How often the scheduler stopped the container for the rest of a period, because it had used its share of CPU
     * time; 0 without a limit.
     *
     * @throws DatabaseException if the engine reports nothing
     */
    public long throttledPeriods() {
        return Optional.ofNullable(throttling().getThrottledPeriods()).orElse(0L);
    }

    /**
     * For how long the scheduler stopped the container for that reason.
     *
     * @throws DatabaseException if the engine reports nothing
     */
    public Duration throttledTime() {
        return Duration.ofNanos(Optional.ofNullable(throttling().getThrottledTime()).orElse(0L));
    }

    /**
     * Anonymous memory of all processes of the container, in bytes, without pages of files; 0 if unknown. The engine
     * reports {@code memory.stat} of the control group: {@code total_rss} of version 1, or {@code anon} of version 2.
     *
     * @see <a href="https://docs.kernel.org/admin-guide/cgroup-v1/memory.html#stat-file">version 1</a>
     * @see <a href="https://docs.kernel.org/admin-guide/cgroup-v2.html#memory-interface-files">version 2</a>
     *
     * @throws DatabaseException if the engine reports nothing
     */
    public long memory() {
        return Optional.ofNullable(listener.last().getMemoryStats().getStats())
            .map(stats -> Optional.ofNullable(stats.getTotalRss()).orElseGet(() -> anonymous(stats)))
            .orElse(0L);
    }

    /**
     * Number of operating-system threads of all processes of the container; 0 if unknown.
     *
     * @throws DatabaseException if the engine reports nothing
     */
    public int threads() {
        return Optional.ofNullable(listener.last().getPidsStats().getCurrent()).orElse(0L).intValue();
    }

    /**
     * Stops listening.
     *
     * @throws UncheckedIOException if the connection to the engine cannot be closed
     */
    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ThrottlingDataConfig throttling() {
        return Optional.ofNullable(listener.last().getCpuStats().getThrottlingData()).orElseGet(
            ThrottlingDataConfig::new);
    }

    /** A field that the client of the engine has no method for. */
    private static long anonymous(StatsConfig stats) {
        return stats.getRawValues().get("anon") instanceof Number bytes ? bytes.longValue() : 0;
    }

    private static final class Listener extends ResultCallback.Adapter<Statistics> {

        private final CountDownLatch reported = new CountDownLatch(1);
        private volatile Statistics last;

        /** Ignores the empty reports that follow the end of the container. */
        @Override
        public void onNext(Statistics statistics) {
            if (statistics.getMemoryStats() != null && statistics.getMemoryStats().getUsage() != null || last == null) {
                last = statistics;
                reported.countDown();
            }
        }

        Statistics last() {
            try {
                if (reported.await(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                    return last;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            throw new DatabaseException("The container engine reports no resource usage of the container;"
                + " check the engine's log.");
        }
    }
}

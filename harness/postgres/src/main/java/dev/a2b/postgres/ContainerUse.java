package dev.a2b.postgres;

import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.model.MemoryStatsConfig;
import com.github.dockerjava.api.model.Statistics;
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
     * Memory in use, in bytes, without inactive pages of files, as {@code docker stats} computes it; 0 if unknown.
     *
     * @see <a href="https://docs.docker.com/reference/cli/docker/container/stats/">docker stats</a>
     *
     * @throws DatabaseException if the engine reports nothing
     */
    public long memory() {
        var memory = listener.last().getMemoryStats();
        return Optional.ofNullable(memory.getUsage()).map(usage -> usage - inactiveFile(memory)).orElse(0L);
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

    /** The field {@code total_inactive_file} of control groups v1, or {@code inactive_file} of v2. */
    private static long inactiveFile(MemoryStatsConfig memory) {
        return Optional.ofNullable(memory.getStats())
            .map(stats -> Optional.ofNullable(stats.getTotalInactiveFile()).orElse(stats.getInactiveFile()))
            .orElse(0L);
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

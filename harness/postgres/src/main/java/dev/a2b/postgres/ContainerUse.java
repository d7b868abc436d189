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
 * What a container uses, as its engine tells once a second: the answers here are the last that was told, up to a
 * second old. A container that has ended keeps its last figures.
 */
public final class ContainerUse implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 60;

    private final Listener listener;

    private ContainerUse(Listener listener) {
        this.listener = listener;
    }

    /** Listens to what the engine tells about a container that was started. */
    public static ContainerUse of(String container) {
        return new ContainerUse(
            DockerClientFactory.instance().client().statsCmd(container).exec(new Listener()));
    }

    /** CPU time of all its processes since it was started. */
    public Duration cpuTime() {
        return Duration.ofNanos(listener.last().getCpuStats().getCpuUsage().getTotalUsage());
    }

    /** Bytes of memory in use, less the pages of files that nothing reads at the moment. */
    public long memory() {
        var memory = listener.last().getMemoryStats();
        return Optional.ofNullable(memory.getUsage()).map(usage -> usage - inactiveFile(memory)).orElse(0L);
    }

    /** Operating-system threads of all its processes. */
    public int threads() {
        return Optional.ofNullable(listener.last().getPidsStats().getCurrent()).orElse(0L).intValue();
    }

    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The versions of control groups name it differently.
     * https://docs.docker.com/reference/cli/docker/container/stats
     */
    private static long inactiveFile(MemoryStatsConfig memory) {
        return Optional.ofNullable(memory.getStats())
            .map(stats -> Optional.ofNullable(stats.getTotalInactiveFile()).orElse(stats.getInactiveFile()))
            .orElse(0L);
    }

    private static final class Listener extends ResultCallback.Adapter<Statistics> {

        private final CountDownLatch told = new CountDownLatch(1);
        private volatile Statistics last;

        /** What is told about a container that has ended is empty. */
        @Override
        public void onNext(Statistics statistics) {
            if (statistics.getMemoryStats() != null && statistics.getMemoryStats().getUsage() != null || last == null) {
                last = statistics;
                told.countDown();
            }
        }

        Statistics last() {
            try {
                if (told.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    return last;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            throw new DatabaseException("The container engine does not tell what a container uses: see its log.");
        }
    }
}

package dev.a2b.postgres;

import static java.util.Objects.requireNonNull;

import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.model.CpuStatsConfig;
import com.github.dockerjava.api.model.CpuUsageConfig;
import com.github.dockerjava.api.model.MemoryStatsConfig;
import com.github.dockerjava.api.model.PidsStatsConfig;
import com.github.dockerjava.api.model.Statistics;
import com.github.dockerjava.api.model.StatsConfig;
import com.github.dockerjava.api.model.ThrottlingDataConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.testcontainers.DockerClientFactory;

/**
 * The resource usage of a container. The engine reports it once a second, so a value is up to a second old. When the
 * container has ended, the last values remain. Each method waits up to a minute for the first report.
 */
public final class ContainerUse implements AutoCloseable {

    private static final int TIMEOUT_SECONDS = 60;
    /** A report takes milliseconds to arrive. One that seems to take longer has the time of another clock. */
    private static final Duration LONGEST_WAY = Duration.ofSeconds(1);

    private final Listener listener;

    /**
     * CPU time of all processes of a container.
     *
     * @param until when the engine read it
     * @param used CPU time from the start of the container until then
     */
    public record CpuTime(Instant until, Duration used) {}

    ContainerUse(Listener listener) {
        this.listener = listener;
    }

    /**
     * Starts to listen to the engine's reports about a running container. The caller closes the result.
     *
     * @param container id or name of the container
     */
    public static ContainerUse of(String container) {
        return new ContainerUse(
                DockerClientFactory.instance().client().statsCmd(container).exec(new Listener(Clock.systemUTC())));
    }

    /**
     * CPU time of all processes of the container since its start.
     *
     * @throws DatabaseException if the engine reports nothing
     */
    public Duration cpuTime() {
        return latestCpuTime().used();
    }

    /**
     * The same with the moment until which it counts.
     *
     * @throws DatabaseException if the engine reports nothing
     */
    public CpuTime latestCpuTime() {
        var report = listener.last();
        return report.cpu()
                .map(CpuStatsConfig::getCpuUsage)
                .map(CpuUsageConfig::getTotalUsage)
                .map(used -> new CpuTime(report.read(), Duration.ofNanos(used)))
                .orElseThrow(ContainerUse::notReported);
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
        return Duration.ofNanos(
                Optional.ofNullable(throttling().getThrottledTime()).orElse(0L));
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
        return Optional.ofNullable(listener.last().statistics().getMemoryStats())
                .map(MemoryStatsConfig::getStats)
                .map(stats -> Optional.ofNullable(stats.getTotalRss()).orElseGet(() -> anonymous(stats)))
                .orElse(0L);
    }

    /**
     * Number of operating-system threads of all processes of the container; 0 if unknown.
     *
     * @throws DatabaseException if the engine reports nothing
     */
    public int threads() {
        return Optional.ofNullable(listener.last().statistics().getPidsStats())
                .map(PidsStatsConfig::getCurrent)
                .map(Long::intValue)
                .orElse(0);
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
        return listener.last().cpu().map(CpuStatsConfig::getThrottlingData).orElseGet(ThrottlingDataConfig::new);
    }

    private static DatabaseException notReported() {
        return new DatabaseException(
                "The container engine reports no resource usage of the container; check the engine's log.");
    }

    /** A field that the client of the engine has no method for. */
    private static long anonymous(StatsConfig stats) {
        return stats.getRawValues().get("anon") instanceof Number bytes ? bytes.longValue() : 0;
    }

    /**
     * A report of the engine.
     *
     * @param read when the engine read the statistics, by the clock of this machine
     */
    private record Report(Statistics statistics, Instant read) {

        /** The clock of an engine in a virtual machine may differ; then the report counts until it arrived. */
        static Report of(Statistics statistics, Instant arrived) {
            return new Report(
                    statistics,
                    Optional.ofNullable(statistics.getRead())
                            .map(Instant::parse)
                            .filter(read ->
                                    Duration.between(read, arrived).abs().compareTo(LONGEST_WAY) <= 0)
                            .orElse(arrived));
        }

        Optional<CpuStatsConfig> cpu() {
            return Optional.ofNullable(statistics.getCpuStats());
        }
    }

    /** Keeps the latest report. */
    static final class Listener extends ResultCallback.Adapter<Statistics> {

        private final Clock clock;
        private final CountDownLatch reported = new CountDownLatch(1);
        private volatile @Nullable Report last;

        Listener(Clock clock) {
            this.clock = clock;
        }

        /** Ignores the empty reports that follow the end of the container. */
        @Override
        public void onNext(Statistics statistics) {
            if (statistics.getMemoryStats() != null
                            && statistics.getMemoryStats().getUsage() != null
                    || last == null) {
                last = Report.of(statistics, clock.instant());
                reported.countDown();
            }
        }

        private Report last() {
            try {
                if (reported.await(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                    return requireNonNull(last);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            throw notReported();
        }
    }
}

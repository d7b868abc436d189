package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.statistics.Format;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What it took to read the logs of several load generators.
 *
 * @param logs number of logs
 * @param requests number of requests in all of them
 * @param loadSeconds duration of the load
 * @param logBytes size of all logs
 * @param keptBytes memory that what was counted takes
 * @param peakBytes most memory that was used at once, with what was not needed any more
 * @param cpuSeconds CPU time
 */
record LogReading(
        int logs, long requests, int loadSeconds, long logBytes, long keptBytes, long peakBytes, double cpuSeconds) {

    static final String COLUMNS = "logs,requests,load_s,log_bytes,kept_bytes,peak_bytes,heap_bytes,cpu_s,java";

    private static final Plan PLAN = Plan.of(new Properties());
    private static final double SECOND_NANOS = 1e9;

    /** Writes logs, reads them as the coordinator does, and demands exact percentiles. */
    static LogReading of(Path folder, long requests, int loadSeconds) throws IOException {
        var written = new SyntheticLogs(folder, requests, loadSeconds);
        var before = used();
        pools().forEach(MemoryPoolMXBean::resetPeakUsage);
        var cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();

        var logs = written.files().stream().map(GatlingLog::read).toList();
        var statistics = ResponseStatistics.of(PLAN, logs, SyntheticLogs.REJECTIONS, Map.of());
        var totals = statistics.totals();
        var timeline = statistics.timeline();

        var cpuSeconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu) / SECOND_NANOS;
        var peak = pools().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
        var kept = used() - before;
        assertEquals(requests, statistics.everything().requests()); // What was counted is still there.
        assertTrue(timeline.seconds() >= loadSeconds);
        assertEquals(percentiles(written.times()), totals.percentiles());
        return new LogReading(logs.size(), totals.requests(), loadSeconds, written.bytes(), kept, peak, cpuSeconds);
    }

    /** The values of {@link #COLUMNS}. */
    String line() {
        return Format.of(
                "%d,%d,%d,%d,%d,%d,%d,%.1f,%s",
                logs,
                requests,
                loadSeconds,
                logBytes,
                keptBytes,
                peakBytes,
                Runtime.getRuntime().maxMemory(),
                cpuSeconds,
                Runtime.version());
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private static Stream<MemoryPoolMXBean> pools() {
        return ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP);
    }

    private static Percentiles percentiles(long[] times) {
        return new Percentiles(
                percentile(times, 500),
                percentile(times, 900),
                percentile(times, 950),
                percentile(times, 990),
                percentile(times, 999));
    }

    /** The time that at least so many of a thousand responses do not exceed. */
    private static long percentile(long[] times, long thousandths) {
        var all =
                IntStream.range(0, times.length).mapToLong(time -> times[time]).sum();
        var within = 0L;
        var time = -1;
        while (within * 1000 < all * thousandths) {
            within += times[++time];
        }
        return time;
    }
}

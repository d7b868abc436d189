package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.Level.Percentiles;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("reads the used heap")
class LogMemoryTest {

    private static final Plan PLAN = Plan.of(new Properties());
    private static final int LOAD_SECONDS = 60;
    private static final long MEGABYTE = 1_000_000;

    @TempDir
    private Path folder;

    @Test
    void ten_times_the_requests_of_a_minute_take_no_more_memory() throws IOException {
        var few = keptBytes(60_000);
        var many = keptBytes(600_000);

        assertTrue(many - few < MEGABYTE, many + " bytes, " + few + " for the tenth");
    }

    /** The memory that is in use after reading logs as the coordinator does. Percentiles are exact. */
    private long keptBytes(long requests) throws IOException {
        var written = new SyntheticLogs(folder, requests, LOAD_SECONDS);
        var before = usedBytes();

        var logs = written.files().stream().map(GatlingLog::read).toList();
        var statistics = ResponseStatistics.of(PLAN, logs, List.of(), SyntheticLogs.REJECTIONS, Map.of());
        var percentiles = statistics.totals().percentiles();
        var timeline = statistics.timeline();

        var kept = usedBytes() - before;
        assertEquals(requests, statistics.everything().requests()); // What was counted is still there.
        assertTrue(timeline.sent().size() >= LOAD_SECONDS);
        assertEquals(percentiles(written.times()), percentiles);
        return kept;
    }

    private static long usedBytes() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
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

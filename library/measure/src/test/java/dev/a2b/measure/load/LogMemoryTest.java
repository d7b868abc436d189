package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("reads the used heap")
class LogMemoryTest {

    private static final Plan PLAN = Plan.of(new Properties());
    private static final int LOAD_MILLIS = 60_000;
    private static final int LONGEST_MILLIS = 500;
    private static final long MEGABYTE = 1_000_000;

    @TempDir
    private Path folder;

    @Test
    void ten_times_the_requests_of_a_minute_take_no_more_memory() throws IOException {
        var few = keptBytes(60_000);
        var many = keptBytes(600_000);

        assertTrue(many - few < MEGABYTE, many + " bytes, " + few + " for the tenth");
    }

    /** The memory that is in use after reading a log. */
    private long keptBytes(int requests) throws IOException {
        var log = folder.resolve(requests + ".log");
        write(log, requests);
        var before = usedBytes();

        var statistics = ResponseStatistics.of(
                PLAN, List.of(GatlingLog.read(log)), List.of(), Map.of("book, refused", "book"), Map.of());
        var timeline = statistics.timeline();

        var kept = usedBytes() - before;
        assertEquals(requests, statistics.everything().requests()); // What was counted is still there.
        assertTrue(timeline.sent().size() >= LOAD_MILLIS / 1000);
        return kept;
    }

    /** A user for each request, some of which fail or are refused. */
    private static void write(Path log, int requests) throws IOException {
        try (var writer = new LogWriter(log, 1_000_000)) {
            for (var request = 0; request < requests; request++) {
                var start = (int) ((long) request * LOAD_MILLIS / requests);
                var end = start + request % LONGEST_MILLIS;
                var ok = request % 1000 > 0;
                writer.user(new User(true, start));
                writer.request(new Request("", "book", start, end, ok, ok ? "" : "status.find.is(200), found 503"));
                if (request % 100 == 1) {
                    writer.request(new Request("", "book, refused", end, end, true, ""));
                }
                writer.user(new User(false, start));
            }
        }
    }

    private static long usedBytes() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}

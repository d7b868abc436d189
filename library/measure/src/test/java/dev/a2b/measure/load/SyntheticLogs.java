package dev.a2b.measure.load;

import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Logs of several load generators for a load that nobody offered. A user sends {@value #JOURNEY} requests. Of these,
 * 0.1 % fail, and 1 % of the bookings are refused. Half of the response times are below 20 ms, 1 % above 200 ms.
 */
final class SyntheticLogs {

    /** Markers of expected rejections. */
    static final Map<String, String> REJECTIONS = Map.of("book, refused", "book");

    private static final int LOGS = 3;
    private static final int JOURNEY = 14;
    private static final int DRAWN = 1 << 16;
    private static final int LONGEST_MILLIS = 60_000;

    private final Random random = new Random(20260101);
    private final long[] times = new long[LONGEST_MILLIS + 1];
    private final int[] drawn = random.doubles(DRAWN)
            .mapToInt(ignored -> (int) Math.min(LONGEST_MILLIS, 20 * Math.exp(random.nextGaussian())))
            .toArray();
    private final List<Path> files = new ArrayList<>();

    /** @param requests number of requests in all logs */
    SyntheticLogs(Path folder, long requests, int seconds) throws IOException {
        for (var index = 0; index < LOGS; index++) {
            var file = folder.resolve(index + ".log");
            try (var writer = new LogWriter(file, 1_000_000 + index)) {
                write(writer, requests / LOGS + (index < requests % LOGS ? 1 : 0), seconds * 1000L);
            }
            files.add(file);
        }
    }

    private void write(LogWriter writer, long requests, long millis) throws IOException {
        for (var request = 0L; request < requests; request++) {
            var start = (int) (request * millis / requests);
            var step = request % JOURNEY;
            if (step == 0) {
                writer.user(new User(true, start));
            }
            request(writer, step == JOURNEY - 1 ? "book" : "read " + step, start);
            if (step == JOURNEY - 1) {
                writer.user(new User(false, start));
            }
        }
    }

    private void request(LogWriter writer, String name, int start) throws IOException {
        var time = drawn[random.nextInt(DRAWN)];
        var ok = random.nextInt(1000) > 0;
        writer.request(new Request("", name, start, start + time, ok, ok ? "" : "status.find.is(200), found 503"));
        if (ok && REJECTIONS.containsValue(name) && random.nextInt(100) == 0) {
            writer.request(new Request("", "book, refused", start + time, start + time, true, ""));
        } else if (ok) {
            times[time]++;
        }
    }

    List<Path> files() {
        return files;
    }

    /** The response times of the successful requests: how often each number of milliseconds occurs. */
    long[] times() {
        return times;
    }
}

package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.statistics.Statistics;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was counted while several logs were read, compared with what their records say. The records are random. */
class LoadCountsTest {

    private static final int LOGS = 3;
    private static final int REQUESTS = 4000;
    private static final int MILLIS = 10_000;
    private static final long START = 1_000_000;
    private static final Offered OFFERED = new Offered(1, 14, 1, 0, 0);

    @TempDir
    private Path folder;

    private final Random random = new Random(20260101);
    private final List<Request> requests = new ArrayList<>();
    private final List<User> users = new ArrayList<>();
    private final List<GatlingLog> logs = new ArrayList<>();

    /** Each log starts and runs by a clock of its own; the requests and users that are kept have those of the first. */
    @BeforeEach
    void write() {
        for (var index = 0; index < LOGS; index++) {
            var later = 137 * index;
            var ownRequests =
                    IntStream.range(0, REQUESTS).mapToObj(i -> request()).toList();
            var ownUsers = IntStream.range(0, REQUESTS)
                    .mapToObj(i -> new User(i % 2 == 0, later + i))
                    .toList();
            logs.add(LogWriter.write(
                            folder.resolve(index + ".log"), START + 40 * index, ownRequests, ownUsers, List.of())
                    .ahead(later - 40 * index));
            ownRequests.forEach(one -> requests.add(new Request(
                    one.group(), one.name(), one.start() + later, one.end() + later, one.ok(), one.message())));
            ownUsers.forEach(one -> users.add(new User(one.arrives(), one.time() + later)));
        }
    }

    /** Most response times are short, some are long, and a few are as long as a time-out. */
    private Request request() {
        var start = random.nextInt(MILLIS);
        var millis = (int) Math.min(60_000, Math.exp(3 + 1.5 * random.nextGaussian()));
        var ok = random.nextInt(20) > 0;
        return new Request("", "request " + random.nextInt(5), start, start + millis, ok, ok ? "" : "timeout");
    }

    @Test
    void a_level_has_the_percentiles_of_all_its_records() {
        for (var window : List.of(
                new Window(START + 2000, START + 5000),
                new Window(START + 1234, START + 8765),
                new Window(START + 4999, START + 5001))) {

            var level = answers(window).level(OFFERED, window);

            var times = times(window);
            assertEquals(percentiles(times), level.percentiles());
            assertEquals(times.length, level.responses().successful());
            assertEquals(
                    ended(window).stream().filter(request -> !request.ok()).count(),
                    level.responses().failed());
        }
    }

    @Test
    void the_totals_have_the_percentiles_of_all_records() {
        var times = times(new Window(START, Long.MAX_VALUE));

        var totals = answers().totals();

        assertEquals(percentiles(times), totals.percentiles());
        assertEquals(LOGS * REQUESTS, totals.requests());
        assertEquals(LOGS * REQUESTS - times.length, totals.failed());
    }

    @Test
    void each_second_has_the_percentiles_of_its_records() {
        var timeline = answers(new Window(START + 1234, START + 8765)).timeline();

        for (var second = 0; second < timeline.sent().size(); second++) {
            var window = new Window(START + 1000 * second, START + 1000 * (second + 1));
            var times = times(window);
            var from = 1000 * second;
            assertEquals(
                    times.length == 0 ? null : Statistics.percentile(times, 99),
                    timeline.p99Millis().get(second));
            assertEquals(times.length, timeline.successful().get(second));
            assertEquals(ended(window).size() - times.length, timeline.failed().get(second));
            assertEquals(
                    requests.stream()
                            .filter(one -> from <= one.start() && one.start() < from + 1000)
                            .count(),
                    timeline.sent().get(second).longValue());
        }
    }

    @Test
    void the_concurrent_users_are_those_who_arrived_and_have_not_left() {
        var present = IntStream.range(1234, 2234)
                .mapToLong(millisecond -> users.stream()
                        .filter(user -> user.time() <= millisecond)
                        .mapToInt(user -> user.arrives() ? 1 : -1)
                        .sum())
                .sum();

        assertEquals(present / 1000.0, answers().users(START + 1234, START + 2234), 1e-9);
    }

    @Test
    void a_window_that_begins_within_a_second_must_be_announced() {
        var window = new Window(START + 1234, START + 8000);

        assertThrows(IllegalStateException.class, () -> answers().level(OFFERED, window));
    }

    @Test
    void windows_can_be_announced_while_the_log_grows() throws IOException {
        var file = folder.resolve("growing.log");
        var counts = new LoadCounts(START, Map.of(), Map.of());
        var reader = new GatlingLogReader(file, counts.log(START));
        try (var writer = new LogWriter(file, START)) {
            writer.request(new Request("", "list", 1000, 1499, true, ""));
            writer.flush();
            reader.read();
            counts.announce(START + 1500);
            writer.request(new Request("", "list", 1000, 1500, true, ""));
            writer.flush();
            reader.read();
        }

        var level = new ResponseStatistics(counts, START).level(OFFERED, new Window(START + 1500, START + 2000));

        assertEquals(1, level.responses().successful());
        assertEquals(500, level.percentiles().p50Millis());
    }

    private ResponseStatistics answers(Window... windows) {
        var counts = new LoadCounts(START, Map.of(), Map.of());
        List.of(windows).forEach(counts::announce);
        logs.forEach(log -> log.read(counts.log(log.start())));
        return new ResponseStatistics(counts, START);
    }

    private List<Request> ended(Window window) {
        return requests.stream()
                .filter(request -> window.from() <= START + request.end() && START + request.end() < window.to())
                .toList();
    }

    private long[] times(Window window) {
        return ended(window).stream()
                .filter(Request::ok)
                .mapToLong(request -> request.end() - request.start())
                .sorted()
                .toArray();
    }

    private static Percentiles percentiles(long[] sorted) {
        return new Percentiles(
                Statistics.percentile(sorted, 50),
                Statistics.percentile(sorted, 90),
                Statistics.percentile(sorted, 95),
                Statistics.percentile(sorted, 99),
                Statistics.percentile(sorted, 99.9));
    }
}

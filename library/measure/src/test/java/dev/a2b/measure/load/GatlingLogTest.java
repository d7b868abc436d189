package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.load.GatlingLog.Request;
import dev.a2b.measure.load.GatlingLog.User;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On the log of a real run in which the service was killed; the figures are those that Gatling printed. */
class GatlingLogTest {

    private static final int VERSION_AT = 5;

    @TempDir
    private Path folder;

    private byte[] recorded;

    @BeforeEach
    void unzip() throws IOException {
        try (var in = new GZIPInputStream(getClass().getResourceAsStream("/recorded/simulation.log.gz"))) {
            recorded = in.readAllBytes();
        }
    }

    @Test
    void every_request_and_user_is_read() throws IOException {
        var log = LogRecords.of(file(recorded));

        assertEquals(232, log.requests().size());
        assertEquals(208, log.requests().stream().filter(Request::ok).count());
        assertEquals(
                32,
                log.requests().stream()
                        .filter(request -> request.name().equals("01 countries"))
                        .count());
        assertEquals(32, log.users().stream().filter(GatlingLog.User::arrives).count());
        assertEquals(64, log.users().size());
        assertEquals(0, log.errors().size());
    }

    @Test
    void failed_requests_say_why() throws IOException {
        var refused = LogRecords.of(file(recorded)).requests().stream()
                .filter(request -> request.message().contains("Connection refused"))
                .toList();

        assertEquals(21, refused.size());
        assertTrue(refused.stream().noneMatch(Request::ok));
    }

    @Test
    void times_are_those_of_the_run() throws IOException {
        var log = file(recorded);

        assertTrue(LogRecords.of(log).requests().stream()
                .allMatch(r -> 0 <= r.start() && r.start() <= r.end() && r.end() < 60_000));
        assertEquals(
                2026,
                Instant.ofEpochMilli(GatlingLog.read(log).start())
                        .atZone(ZoneOffset.UTC)
                        .getYear());
    }

    @Test
    void another_version_is_refused_by_its_number() throws IOException {
        var other = recorded.clone();
        System.arraycopy("9.99.9".getBytes(StandardCharsets.ISO_8859_1), 0, other, VERSION_AT, 6);

        var failure = assertThrows(MeasureException.class, () -> GatlingLog.read(file(other)));

        assertTrue(
                failure.getMessage().contains("is of Gatling 9.99.9, and only logs of 3.13 to 3.16 can be read"),
                failure.getMessage());
    }

    @Test
    void a_log_that_ends_early_is_refused() {
        var failure = assertThrows(
                MeasureException.class, () -> GatlingLog.read(file(Arrays.copyOf(recorded, recorded.length - 3))));

        assertTrue(failure.getMessage().contains("is incomplete after "), failure.getMessage());
    }

    @Test
    void a_log_that_is_damaged_anywhere_is_read_or_refused() throws IOException {
        var small = Files.readAllBytes(Path.of("src/test/resources/recorded/gatling-3.16.0.log"));
        for (var at = 0; at < small.length; at++) {
            var damaged = small.clone();
            damaged[at] = (byte) ~damaged[at];
            var log = file(damaged);
            try {
                GatlingLog.read(log);
            } catch (MeasureException e) {
                assertTrue(e.getMessage().contains(log.toString()), e.getMessage());
            }
        }
    }

    @Test
    void a_log_is_read_while_it_grows() throws IOException {
        var log = new LogRecords();
        var reader = new GatlingLogReader(folder.resolve("simulation.log"), log);

        for (var length = 0; length < recorded.length; length += 37) {
            file(Arrays.copyOf(recorded, length));
            reader.read();
        }
        file(recorded);
        reader.read();

        assertEquals(LogRecords.of(file(recorded)), log);
        assertTrue(reader.isComplete());
    }

    @Test
    void a_record_may_be_longer_than_what_is_read_at_once() throws IOException {
        var message = "x".repeat(3_000_000);
        var file = folder.resolve("simulation.log");

        LogWriter.write(file, 0, List.of(new Request("", "list", 0, 1, false, message)), List.of(), List.of("crash"));

        assertEquals(message, LogRecords.of(file).requests().get(0).message());
        assertEquals(List.of("crash"), LogRecords.of(file).errors());
    }

    @Test
    void the_load_begins_after_the_user_who_makes_the_journey_before_it() {
        var first = users("0.log", 1000, new User(true, 10), new User(false, 900), new User(true, 1004));
        var second = users("1.log", 1500, new User(true, 503), new User(true, 504));

        assertEquals(2004, GatlingLog.firstArrival(List.of(first)));
        assertEquals(2003, GatlingLog.firstArrival(List.of(first, second)));
        assertEquals(1999, GatlingLog.firstArrival(List.of(first, second.ahead(-4))));
        assertEquals(2, first.arrivals());
    }

    private GatlingLog users(String name, long start, User... users) {
        return LogWriter.write(folder.resolve(name), start, List.of(), List.of(users), List.of());
    }

    @Test
    void something_else_is_refused() {
        var failure = assertThrows(MeasureException.class, () -> GatlingLog.read(file("RUN\tx".getBytes())));

        assertTrue(failure.getMessage().contains("is no log of Gatling 3.13 to 3.16"), failure.getMessage());
    }

    private Path file(byte[] content) throws IOException {
        return Files.write(folder.resolve("simulation.log"), content);
    }
}

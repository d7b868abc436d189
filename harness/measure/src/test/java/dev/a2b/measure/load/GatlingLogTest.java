package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.load.GatlingLog.Request;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
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
        var log = GatlingLog.read(file(recorded));

        assertEquals(232, log.requests().size());
        assertEquals(208, log.requests().stream().filter(Request::ok).count());
        assertEquals(32, log.requests().stream().filter(request -> request.name().equals("01 countries")).count());
        assertEquals(32, log.users().stream().filter(GatlingLog.User::arrives).count());
        assertEquals(64, log.users().size());
        assertEquals(0, log.errors().size());
    }

    @Test
    void failed_requests_say_why() throws IOException {
        var refused = GatlingLog.read(file(recorded)).requests().stream()
            .filter(request -> request.message().contains("Connection refused"))
            .toList();

        assertEquals(21, refused.size());
        assertTrue(refused.stream().noneMatch(Request::ok));
    }

    @Test
    void times_are_those_of_the_run() throws IOException {
        var log = GatlingLog.read(file(recorded));

        assertTrue(log.requests().stream().allMatch(r -> 0 <= r.start() && r.start() <= r.end() && r.end() < 60_000));
        assertEquals(2026, Instant.ofEpochMilli(log.start()).atZone(ZoneOffset.UTC).getYear());
    }

    @Test
    void another_version_is_refused_by_its_number() throws IOException {
        var other = recorded.clone();
        System.arraycopy("9.99.9".getBytes(StandardCharsets.ISO_8859_1), 0, other, VERSION_AT, 6);

        var failure = assertThrows(MeasureException.class, () -> GatlingLog.read(file(other)));

        assertTrue(failure.getMessage().contains("is of Gatling 9.99.9, and only [3.15.1] can be read"),
            failure.getMessage());
    }

    @Test
    void a_log_that_ends_early_is_refused() {
        var failure = assertThrows(MeasureException.class,
            () -> GatlingLog.read(file(Arrays.copyOf(recorded, recorded.length - 3))));

        assertTrue(failure.getMessage().contains("ends in the middle of a record"), failure.getMessage());
    }

    @Test
    void a_log_is_read_while_it_grows() throws IOException {
        var reader = new GatlingLogReader(folder.resolve("simulation.log"));
        var expected = GatlingLog.read(file(recorded));
        GatlingLog log = null;

        for (var length = 0; length < recorded.length; length += 37) {
            file(Arrays.copyOf(recorded, length));
            log = reader.read();
        }
        file(recorded);
        log = reader.read();

        assertEquals(expected, log);
        assertTrue(reader.isComplete());
    }

    @Test
    void something_else_is_refused() {
        var failure = assertThrows(MeasureException.class, () -> GatlingLog.read(file("RUN\tx".getBytes())));

        assertTrue(failure.getMessage().contains("is not a log of Gatling's"), failure.getMessage());
    }

    private Path file(byte[] content) throws IOException {
        return Files.write(folder.resolve("simulation.log"), content);
    }
}

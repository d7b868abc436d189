package com.example.a2b.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseServer;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same questions to whatever was built: a jar, a native executable, an image. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ArtifactIT {

    private static final int GZIP_BODIES = 64;

    /** The recordings are the jar's answers; -Dgolden.record=true makes them anew, after a change that is meant. */
    private static final boolean RECORD = Boolean.getBoolean("golden.record");

    private static Artifact artifact;
    private static DatabaseServer server;
    private static Database database;
    private static RunningArtifact running;

    @BeforeAll
    static void start() throws Exception {
        artifact = Artifact.built();
        assumeTrue(!artifact.isImage() || engineHas(artifact.image()),
            "No container engine has the image " + artifact.image() + ", so it cannot be started");
        server = DatabaseServer.start(artifact.database(), 0.01, Path.of(System.getProperty("database.directory")));
        database = server.copy("artifact");
        running = RunningArtifact.start(artifact, database);
    }

    @AfterAll
    static void stop() throws Exception {
        if (running != null) {
            running.close();
        }
        if (server != null) {
            server.close();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "countries, /countries",
        "cities, /countries/1/cities",
        "locations, /countries/1/cities/1/locations",
        "transfers, /transfers?originId=1&destinationId=21&date=2030-01-15",
        "bookings, /users/1/transfers",
        "user, /users/1",
        "unknown-user, /users/999999999",
        "bad-date, /transfers?originId=1&destinationId=21&date=never",
        "negative-user, /users/-1"})
    void answers_are_the_recorded_ones(String recording, String path) throws Exception {
        var recorded = Path.of("src/test/resources/golden", recording + ".txt");

        var answer = running.get("/api/v1" + path);

        var type = answer.headers().firstValue("Content-Type").orElse("none");
        var actual = answer.statusCode() + " " + type + "\n" + new String(answer.body(), UTF_8) + "\n";
        if (RECORD) {
            Files.writeString(recorded, actual);
        }
        assertEquals(Files.readString(recorded), actual);
    }

    @Test
    void gzip_answers_unpack_to_what_is_answered_without_gzip() throws Exception {
        var bodies = new HashSet<String>();

        for (var user = 1; bodies.size() < GZIP_BODIES && user <= BookingDataSet.users(0.01); user++) {
            var path = "/api/v1/users/" + user;
            var packed = running.get(path, "Accept-Encoding", "gzip");
            if (packed.headers().firstValue("Content-Encoding").isPresent()) {
                var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes();
                assertArrayEquals(running.get(path).body(), unpacked, path);
                bodies.add(new String(unpacked, UTF_8));
            }
        }

        assertEquals(GZIP_BODIES, bodies.size(), "distinct bodies, each with its checksum verified");
    }

    @Test
    void a_booking_is_made_once() throws Exception {
        var path = "/api/v1/users/2/transfers/" + freeTransferOf(2);

        assertEquals(201, running.post(path, "{\"description\": \"Window seat\"}").statusCode());
        assertEquals(409, running.post(path, "{\"description\": \"Again\"}").statusCode());
        assertEquals(400, running.post(path, "{\"description\":").statusCode());
    }

    @Test
    void asked_for_its_health_it_asks_itself() throws Exception {
        assertEquals(0, running.health());
    }

    @Test
    void a_request_to_stop_ends_it_in_order() throws Exception {
        try (var other = RunningArtifact.start(artifact, database)) {
            var status = other.terminate();

            assertEquals(128 + 15, status);
            assertTrue(other.log().contains("shutting down"), other.log());
        }
    }

    @Test
    void a_request_that_is_open_when_it_is_asked_to_stop_is_answered() throws Exception {
        var transfer = freeTransferOf(3);
        try (var lock = Lock.of(database, transfer); var other = RunningArtifact.start(artifact, database)) {
            var answer = other.postLater("/api/v1/users/3/transfers/" + transfer, "{\"description\": \"Late\"}");
            lock.awaitOneWaiting();

            other.askToStop();
            other.awaitLog("shutting down");
            Thread.sleep(3000); // longer than a server takes that does not wait for anybody
            lock.close();

            assertEquals(201, answer.get().statusCode());
            assertEquals(128 + 15, other.terminate());
        }
    }

    /** Netty gives memory back where it is scarce, which an executable must be able to do. */
    @Test
    void it_answers_many_at_once_with_little_memory() throws Exception {
        try (var other = RunningArtifact.start(artifact.withLittleMemory(), database)) {
            for (var round = 0; round < 10; round++) {
                var answers = Stream.generate(() -> other.getLater("/api/v1/countries")).limit(400).toList();
                for (var answer : answers) {
                    assertEquals(200, answer.get().statusCode());
                }
            }
            assertEquals(128 + 15, other.terminate());
            assertFalse(other.log().matches("(?s).*(Error|Exception).*"), other.log());
        }
    }

    @Test
    void an_image_has_a_user_of_its_own_and_a_process_that_of_its_starter() throws Exception {
        var user = running.user();

        assertTrue(user.matches(artifact.isImage() ? "[1-9]\\d*(:\\d+)?" : System.getProperty("user.name")), user);
    }

    @Test
    @Order(Integer.MAX_VALUE) // the others need the database
    void it_survives_a_restart_of_the_database() throws Exception {
        Crash.of(database);

        running.awaitAnswer("/api/v1/users/1");
    }

    private static boolean engineHas(String image) throws Exception {
        return Commands.tryOutput("docker", "image", "inspect", image).isPresent();
    }

    private static long freeTransferOf(long user) throws Exception {
        try (var connection = database.connect(); var statement = connection.createStatement();
             var row = statement.executeQuery("""
                 select min(id) from transfers where seats_taken < capacity
                 and id not in (select transfer_id from users_transfers where user_id = %d)""".formatted(user))) {
            row.next();
            return row.getLong(1);
        }
    }
}

package com.example.a2b.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.example.a2b.Tokens;
import com.example.a2b.database.BookingDataSet;
import com.example.a2b.http.RawConnection;
import com.example.a2b.offer.Partner;
import dev.a2b.measure.service.BuildDescription;
import dev.a2b.measure.service.DockerImage;
import dev.a2b.measure.service.MeasuredService;
import dev.a2b.measure.service.Port;
import dev.a2b.measure.service.ServiceClient;
import dev.a2b.measure.service.ServiceLauncher;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseCrash;
import dev.a2b.postgres.DatabaseServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
import org.junit.jupiter.params.provider.ValueSource;

/** The same requests to every artifact: a jar, a native executable, an image. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ArtifactIT {

    private static final Path DESCRIPTION = Path.of(System.getProperty("build.description"));
    private static final int GZIP_BODIES = 64;

    /** The exit code of a process that SIGTERM ended. */
    private static final int TERMINATED = 128 + 15;

    /** The recordings are the jar's responses; -Dgolden.record=true updates them after an intended change. */
    private static final boolean RECORD = Boolean.getBoolean("golden.record");

    private static ServiceLauncher launcher;
    private static DatabaseServer server;
    private static Database database;
    private static int managementPort;
    private static MeasuredService service;
    private static ServiceClient client;
    private static Partner partner;
    /** With everything that is off by default. */
    private static MeasuredService extended;
    private static MeasuredService withLittleMemory;

    @BeforeAll
    static void start() throws IOException {
        launcher = built();
        server = DatabaseServer.start(launcher.databaseKind(), 0.01, Path.of(System.getProperty("database.directory")));
        database = server.copy("artifact");
        managementPort = Port.free();
        service = start(launcher, Map.of("ENDPOINTS_ALL_PORT", Integer.toString(managementPort)));
        client = new ServiceClient(service);
        partner = new Partner();
        extended = start(launcher, Map.of(
            "LOG_FORMAT", "json",
            "MICRONAUT_HTTP_SERVICES_PARTNER_URL", partner.url(),
            "MICRONAUT_HTTP_SERVICES_PARTNER_REQUEST_TIMEOUT", "30s", // the first request of a cold process
            "MICRONAUT_SECURITY_ENABLED", "true",
            "MICRONAUT_SECURITY_TOKEN_JWT_SIGNATURES_SECRET_ISSUER_SECRET", Tokens.SECRET,
            "OTEL_EXPORTER_OTLP_ENDPOINT", "http://localhost:9"));
        withLittleMemory = start(launcher.withLittleMemory());
    }

    @AfterAll
    static void stop() throws Exception {
        for (var started : Stream.of(withLittleMemory, extended, partner, service, server).toList()) {
            if (started != null) {
                started.close();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "countries, /countries",
        "cities, /countries/1/cities",
        "locations, /countries/1/cities/1/locations",
        "transfers, /transfers?originId=1&destinationId=21&date=2090-01-15",
        "bookings, /users/1/transfers",
        "bookings-page, /users/1/transfers?page=1&size=2&total=true",
        "user, /users/1",
        "offers, /transfers/2001/offers",
        "unknown-user, /users/999999999",
        "bad-date, /transfers?originId=1&destinationId=21&date=never",
        "negative-user, /users/-1"})
    void answers_are_the_recorded_ones(String recording, String path) throws Exception {
        var recorded = Path.of("src/test/resources/golden", recording + ".txt");

        var answer = client.get("/api/v1" + path, "X-Request-Id", "recorded");

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
            var packed = client.get(path, "Accept-Encoding", "gzip");
            if (packed.headers().firstValue("Content-Encoding").isPresent()) {
                var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes();
                assertArrayEquals(client.get(path).body(), unpacked, path);
                bodies.add(new String(unpacked, UTF_8));
            }
        }

        assertEquals(GZIP_BODIES, bodies.size(), "distinct bodies, each with its checksum verified");
    }

    @Test
    void a_booking_is_made_once() throws Exception {
        var path = "/api/v1/users/2/transfers/" + freeTransferOf(2);

        assertEquals(201, client.post(path, "{\"description\": \"Window seat\"}").statusCode());
        assertEquals(409, client.post(path, "{\"description\": \"Again\"}").statusCode());
        assertEquals(400, client.post(path, "{\"description\":").statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
        "Transfer-Encoding: chunked\r\n\r\n100000002\r\n{}\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n",
        "Content-Length: 4\r\n\r\n{}{}",
        "Content-Length: 8\r\n\r\n{\"a\": 1}",
        "Content-Length: 0\r\n\r\n"})
    void what_a_caller_does_wrong_leaves_no_stack_trace_in_the_log(String request) throws Exception {
        var uri = service.uri();
        try (var connection = new RawConnection(uri.getHost(), uri.getPort())) {

            var answer = connection.send("PUT /api/v1/users/1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + "Content-Type: application/json\r\n" + request).readAll();

            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
            assertFalse(service.logText().contains("\tat "), service.logText());
        }
    }

    @Test
    void asked_for_its_health_it_asks_itself() throws Exception {
        assertEquals(0, service.health());
    }

    @ParameterizedTest
    @CsvSource({
        "/health/liveness, '\"status\":\"UP\"'", "/health/readiness, '\"status\":\"UP\"'", "/info, '\"variant\":\"'",
        "/prometheus, r2dbc_pool_acquire_seconds_count"})
    void the_port_for_operators_answers(String path, String expected) throws Exception {
        var port = URI.create("http://" + service.uri().getHost() + ":" + managementPort + path);

        var answer = HttpClient.newHttpClient().send(HttpRequest.newBuilder(port).build(), BodyHandlers.ofString());

        assertEquals(200, answer.statusCode());
        assertTrue(answer.body().contains(expected), answer.body());
    }

    /** The JVM writes warnings of its own beside the log: about libraries that a later version will not run. */
    @Test
    void asked_for_json_it_logs_one_object_a_line() {
        var lines = extended.logText().lines().filter(line -> !line.startsWith("WARNING: ")).toList();

        assertFalse(lines.isEmpty());
        assertTrue(lines.stream().allMatch(line -> line.matches("\\{\"timestamp\":.*}")), lines::toString);
    }

    @Test
    void with_security_on_a_traveller_sees_nobody_else() throws Exception {
        var caller = new ServiceClient(extended);

        assertEquals(401, caller.get("/api/v1/users/1").statusCode());
        assertEquals(403, caller.get("/api/v1/users/1", "Authorization", Tokens.ofUser(2)).statusCode());
        assertEquals(200, caller.get("/api/v1/users/1", "Authorization", Tokens.ofUser(1)).statusCode());
        assertEquals(200, caller.get("/api/v1/users/1", "Authorization", Tokens.ofOperator()).statusCode());
    }

    /** A container does not reach the loopback address of this machine, so it offers the own price. */
    @Test
    void it_offers_the_price_of_a_partner() throws Exception {
        var source = launcher.isImage() ? "OWN" : "PARTNER";

        var offers = new String(new ServiceClient(extended).get("/api/v1/transfers/2001/offers").body(), UTF_8);

        assertEquals(3, offers.split("\"source\":\"" + source + "\"", -1).length - 1, offers);
    }

    @Test
    void told_of_a_collector_it_traces_requests() throws Exception {
        var answer = new ServiceClient(extended).get("/api/v1/users/999999999", "Authorization", Tokens.ofOperator());

        var problem = new String(answer.body(), UTF_8);
        assertTrue(problem.matches(".*\"traceId\":\"[0-9a-f]{32}\".*"), problem);
    }

    @Test
    void it_shows_its_document_and_a_page_to_try_it() {
        assertEquals(200, client.get("/openapi/openapi.json").statusCode());
        assertEquals(200, client.get("/swagger-ui").statusCode());
        assertEquals(200, client.get("/swagger-ui/res/swagger-ui-bundle.js").statusCode());
    }

    @Test
    void a_request_to_stop_ends_it_in_order() throws Exception {
        try (var other = start(launcher)) {
            var exitCode = other.stop();

            assertEquals(TERMINATED, exitCode);
            assertTrue(other.logText().contains("shutting down"), other.logText());
        }
    }

    /** It waits for a locked row until the database cancels the wait. */
    @Test
    void a_request_that_is_open_when_it_is_asked_to_stop_is_answered() throws Exception {
        var transfer = freeTransferOf(3);
        try (var lock = Lock.of(database, transfer); var other = start(launcher)) {
            var path = "/api/v1/users/3/transfers/" + transfer;
            var answer = new ServiceClient(other).postAsync(path, "{\"description\": \"Late\"}");
            lock.awaitOneWaiting();

            var exitCode = other.stop();

            assertEquals(503, answer.get().statusCode());
            assertEquals(TERMINATED, exitCode);
        }
    }

    @Test
    void callers_that_reuse_connections_lose_no_request_when_it_is_asked_to_stop() throws Exception {
        try (var other = start(launcher); var callers = Callers.start(other.uri(), "/api/v1/countries")) {
            callers.awaitAnswers(500);

            var exitCode = other.stop();

            assertEquals(TERMINATED, exitCode);
            assertEquals(List.of(), callers.lost());
            assertTrue(callers.announced() > 0);
            assertFalse(other.logText().contains("\tat "), other.logText());
        }
    }

    /** Netty frees memory when it is scarce, and a native executable must be able to do that as well. */
    @Test
    void it_answers_many_at_once_with_little_memory() throws Exception {
        assertServedWithLittleMemory("/api/v1/countries", 400);
    }

    /** A page limits what a request takes, however much a user has booked. */
    @ParameterizedTest
    @ValueSource(strings = {"", "/transfers?size=100&total=true"})
    void a_user_with_12000_bookings_is_served_with_little_memory(String path) throws Exception {
        var user = BookingDataSet.users(0.01);
        try (var connection = database.connect(); var statement = connection.createStatement()) {
            statement.execute("""
                insert into users_transfers (user_id, transfer_id, state, description)
                select %d, id, 'COMPLETED', 'A note' from transfers on conflict do nothing""".formatted(user));
        }

        assertServedWithLittleMemory("/api/v1/users/" + user + path, 24);
    }

    @Test
    void an_image_has_a_user_of_its_own_and_a_process_that_of_its_starter() throws Exception {
        var user = service.user();

        assertTrue(user.matches(launcher.isImage() ? "[1-9]\\d*(:\\d+)?" : System.getProperty("user.name")), user);
    }

    @Test
    @Order(Integer.MAX_VALUE) // the others need the database
    void it_survives_a_restart_of_the_database() throws Exception {
        DatabaseCrash.provoke(database);

        client.awaitSuccess("/api/v1/users/1");
        assertFalse(service.logText().contains("\tat "), service.logText());
    }

    private static void assertServedWithLittleMemory(String path, int atOnce) throws Exception {
        var caller = new ServiceClient(withLittleMemory);
        for (var round = 0; round < 10; round++) {
            var answers = Stream.generate(() -> caller.getAsync(path)).limit(atOnce).toList();
            for (var answer : answers) {
                var status = answer.get().statusCode();
                assertTrue(status == 200 || status == 503, () -> "status " + status); // 503: a slow machine
            }
        }
        assertFalse(withLittleMemory.logText().matches("(?s).*(Error|Exception).*"), withLittleMemory.logText());
    }

    /** An image runs with read-only files, as platforms demand; it is tested where an engine has it. */
    private static ServiceLauncher built() {
        var artifact = BuildDescription.read(DESCRIPTION).artifact();
        if (!artifact.isImage()) {
            return ServiceLauncher.process(artifact.command());
        }
        assumeTrue(DockerImage.isEngineThere() && DockerImage.find(artifact.name()).isPresent(),
            "No container engine has the image " + artifact.name() + ", so it cannot be started");
        return ServiceLauncher.image(artifact.name()).withReadOnlyFiles();
    }

    private static MeasuredService start(ServiceLauncher launcher) throws IOException {
        return start(launcher, Map.of());
    }

    private static MeasuredService start(ServiceLauncher launcher, Map<String, String> settings) throws IOException {
        var log = Files.createTempFile(DESCRIPTION.getParent(), "artifact-test-", ".log");
        return launcher.start(database, (port, data) -> {
            var environment = new HashMap<>(ServiceSettings.environment(port, data));
            environment.putAll(settings);
            return environment;
        }, ServiceSettings.PROBE, log);
    }

    private static long freeTransferOf(long user) throws Exception {
        try (var connection = database.connect(); var statement = connection.createStatement();
             var row = statement.executeQuery("""
                 select max(id) from transfers where seats_taken < capacity
                 and id not in (select transfer_id from users_transfers where user_id = %d)""".formatted(user))) {
            row.next();
            return row.getLong(1);
        }
    }
}

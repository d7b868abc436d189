package dev.a2b.testkit;

import static dev.a2b.testkit.Eventually.eventually;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.a2b.measure.MeasureException;
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
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The same requests and the same faults of the database to every artifact: a jar, a native executable, an image. A
 * project extends this class, and adds what only its service does.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public abstract class ArtifactSuite {

    /** What the project knows. */
    protected static final Sample SAMPLE = Sample.ofProject();

    private static final Path DESCRIPTION = Path.of(System.getProperty("build.description"));

    /** The recordings are the jar's responses; -Dresponses.record=true updates them after an intended change. */
    private static final boolean RECORD = Boolean.getBoolean("responses.record");

    /** What ten reads and ten changes have for an answer where all is well. */
    private static final Set<Integer> SERVED = Set.of(200, 204);

    /** No answer leaves that is not read, and no other limit ends the wait. */
    private static final String ANSWERS_THAT_WAIT = """
        {"micronaut": {"server": {"idle-timeout": "10m", "netty": {"child-options": {"SO_SNDBUF": 4096}}}},
        "a2b": {"http": {"answer-timeout": "10m"}}}""";

    private static final int GZIP_BODIES = 64;
    private static final int GZIP_TRIES = 1000;
    private static final String OPEN = "/api/v1" + SAMPLE.open();
    private static final String OWN = "/api/v1" + SAMPLE.changeable(1);
    /** No recording has this one, so the tests may change it. */
    private static final String CHANGED = "/api/v1" + SAMPLE.changeable(4);

    /** The exit code of a process that SIGTERM ended. */
    private static final int TERMINATED = 128 + 15;
    /** By default, Kubernetes kills what still runs then. */
    private static final Duration STOP = Duration.ofSeconds(30);

    /** A slow machine is no fault of the artifact. What has little memory keeps the real limits. */
    private static final Map<String, String> PATIENCE = Map.of(
            "A2B_WRITERS_TURN",
            "5s",
            "A2B_DATABASE_ACQUIRE",
            "10s",
            "A2B_DATABASE_TOTAL",
            "20s",
            "A2B_DATABASE_PROBE",
            "5s",
            "A2B_DATABASE_HEALTH",
            "10s",
            "A2B_READS_SILENCE",
            "10s");

    /** The order of what disturbs the database: the other tests need it, and read what was logged before. */
    private static final int FAULTS = Integer.MAX_VALUE - 1;

    protected ServiceLauncher launcher;
    protected Database database;
    protected ServiceClient client;
    /** With everything that is off by default. */
    protected MeasuredService extended;

    /** The address at which the artifact reaches this machine: one on the network of the database. */
    protected InetAddress here;

    private NameServer names;
    private Tokens.Issuer issuer;
    private DatabaseServer server;
    private int managementPort;
    private MeasuredService service;
    private MeasuredService withLittleMemory;

    /** What the domain sets to turn on everything that it has off by default. */
    protected Map<String, String> extensions() {
        return Map.of();
    }

    @BeforeAll
    void start() throws IOException {
        launcher = built();
        server = DatabaseServer.start(launcher.databaseKind(), 0.01, Path.of(System.getProperty("database.directory")));
        database = server.copy("artifact");
        here = addressTo(database);
        names = new NameServer(here, here);
        issuer = new Tokens.Issuer(here);
        managementPort = Port.free();
        service = start(launcher, patient(Map.of("ENDPOINTS_ALL_PORT", Integer.toString(managementPort))));
        client = new ServiceClient(service);
        var extensions = patient(extensions());
        extensions.put("LOG_FORMAT", "json");
        if (isReached()) {
            extensions.put("A2B_DNS_SERVERS", names.address()); // which does not know the database
            extensions.put("R2DBC_DATASOURCES_DEFAULT_URL", withHost(database.host()));
        }
        extensions.put("MICRONAUT_SECURITY_ENABLED", "true");
        extensions.put("MICRONAUT_SECURITY_TOKEN_JWT_SIGNATURES_SECRET_ISSUER_SECRET", Tokens.SECRET);
        extensions.put("MICRONAUT_SECURITY_TOKEN_JWT_SIGNATURES_JWKS_ISSUER_URL", byName(issuer.keys()));
        extensions.put("MICRONAUT_SECURITY_TOKEN_JWT_CLAIMS_VALIDATORS_ISSUER", Tokens.ISSUER);
        extensions.put("MICRONAUT_SECURITY_TOKEN_JWT_CLAIMS_VALIDATORS_AUDIENCE", Tokens.AUDIENCE);
        extensions.put("OTEL_EXPORTER_OTLP_ENDPOINT", "http://localhost:9");
        extended = start(launcher, extensions);
        withLittleMemory = start(launcher.withLittleMemory(), Map.of());
    }

    @AfterAll
    void stop() throws Exception {
        for (var started : Stream.of(withLittleMemory, extended, service, server, issuer, names)
                .toList()) {
            if (started != null) {
                started.close();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("recordings")
    @Order(1) // the others change rows
    void answers_are_the_recorded_ones(Path recording) throws Exception {
        var recorded = Files.readString(recording);
        var request = recorded.lines().findFirst().orElseThrow();

        var answer = client.get(request.replaceFirst("^GET ", ""), "X-Request-Id", "recorded");

        var type = answer.headers().firstValue("Content-Type").orElse("none");
        var actual = request + "\n" + answer.statusCode() + " " + type + "\n" + new String(answer.body(), UTF_8) + "\n";
        if (RECORD) {
            Files.writeString(recording, actual);
        } else {
            assertEquals(recorded, actual);
        }
    }

    /** Each of these files begins with the line of its request; recording adds the response. */
    static List<Path> recordings() throws IOException {
        try (var files = Files.list(Path.of("src/test/resources/golden"))) {
            return files.sorted().toList();
        }
    }

    @Test
    void gzip_answers_unpack_to_what_is_answered_without_gzip() throws Exception {
        var bodies = new HashSet<String>();

        for (var number = 1; bodies.size() < GZIP_BODIES && number <= GZIP_TRIES; number++) {
            var path = "/api/v1" + SAMPLE.packed(number);
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
    void a_change_is_made() {
        assertEquals(204, client.put(CHANGED, SAMPLE.body()).statusCode());
        assertEquals(400, client.put(CHANGED, SAMPLE.body().substring(2)).statusCode());
    }

    @ParameterizedTest
    @MethodSource("laxBodies")
    void a_body_that_is_not_as_documented_is_refused(String body) {
        assertEquals(400, client.put(CHANGED, body).statusCode());
    }

    /** Each has all that a sound body has. */
    static List<String> laxBodies() throws IOException {
        var sound = SAMPLE.body();
        var name = new ObjectMapper().readTree(sound).fieldNames().next();
        return List.of(
                sound + "{}",
                sound.replaceFirst("\\{", "{\"undocumented\": 1, "),
                sound.replaceFirst("\\{", "{\"" + name + "\": null, "),
                sound.replaceFirst("\"[^\"]*\"(?=[,}])", "\"\\\\ud800\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
                "Transfer-Encoding: chunked\r\n\r\n100000002\r\n{}\r\n0\r\n\r\n",
                "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n",
                "Content-Length: 4\r\n\r\n{}{}",
                "Content-Length: 0\r\n\r\n"
            })
    void what_a_caller_does_wrong_leaves_no_stack_trace_in_the_log(String request) throws Exception {
        var uri = service.uri();
        try (var connection = new RawConnection(uri.getHost(), uri.getPort())) {

            var answer = connection
                    .send("PUT " + OWN + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                            + "Content-Type: application/json\r\n" + request)
                    .readAll();

            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
            assertFalse(service.logText().contains("\tat "), service.logText());
        }
    }

    @Test
    void answers_that_nobody_reads_keep_neither_others_from_theirs_nor_the_service_from_its_end() throws Exception {
        var request = "GET /api/v1" + SAMPLE.packed(1) + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
        var connections = new ArrayList<RawConnection>();
        var operators = Port.free();
        var settings = patient(Map.of(
                "MICRONAUT_APPLICATION_JSON", ANSWERS_THAT_WAIT, "ENDPOINTS_ALL_PORT", Integer.toString(operators)));
        try (var other = start(launcher, settings)) {
            var uri = other.uri();
            // Idle after its answer, as Prometheus keeps it.
            connections.add(new RawConnection(uri.getHost(), operators)
                    .send("GET /health/liveness HTTP/1.1\r\nHost: localhost\r\n\r\n"));
            for (var connection = 0; connection < 48; connection++) {
                connections.add(new RawConnection(uri.getHost(), uri.getPort(), 4096).send(request.repeat(100)));
            }
            var caller = new ServiceClient(other);

            eventually()
                    .until(() -> IntStream.range(0, 20)
                            .allMatch(answer -> caller.get(OPEN).statusCode() == 200));
            assertFalse(other.logText().contains("Unknown channel option"), other.logText());
            var began = System.nanoTime();
            assertEquals(TERMINATED, other.stop(STOP));
            note("48 that read nothing", System.nanoTime() - began, 0, 0);
            assertFalse(other.logText().contains("\tat "), other.logText());
        } finally {
            for (var connection : connections) {
                connection.close();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "R2DBC_DATASOURCES_DEFAULT_URL, r2dbc:postgresql://a2b:topSeekrit@localhost:none/a2b",
        "A2B_DATABASE_MIGRATION_URL, r2dbc:postgresql://a2b:top/Seekrit@localhost/a2b"
    })
    void a_wrong_address_of_the_database_is_told_without_its_password(String setting, String url) throws Exception {
        var log = log();

        assertThrows(MeasureException.class, () -> start(launcher, Map.of(setting, url), log));

        var told = Files.readString(log);
        assertTrue(told.contains(setting), told);
        assertFalse(told.contains("Seekrit") || told.contains("\tat "), told);
    }

    /** A container has all ports for itself. */
    @Test
    void a_taken_port_is_told_without_a_stack_trace() throws Exception {
        if (launcher.isImage()) {
            return;
        }
        var log = log();
        var taken =
                Map.of("MICRONAUT_SERVER_PORT", Integer.toString(service.uri().getPort()));

        assertThrows(MeasureException.class, () -> start(launcher, taken, log));

        var told = Files.readString(log);
        assertTrue(told.contains("MICRONAUT_SERVER_PORT"), told);
        assertFalse(told.contains("\tat "), told);
    }

    /** A busy machine may need longer than one check waits. Platforms repeat it, too. */
    @Test
    void asked_for_its_health_it_asks_itself() throws Exception {
        eventually().until(() -> service.health() == 0);
    }

    @ParameterizedTest
    @CsvSource({
        "/health/liveness, '\"status\":\"UP\"'",
        "/health/readiness, '\"status\":\"UP\"'",
        "/info, '\"name\":\"'",
        "/prometheus, r2dbc_pool_acquire_seconds_count"
    })
    void the_port_for_operators_answers(String path, String expected) throws Exception {
        // A busy machine may need longer than readiness waits.
        var answer = eventually().until(() -> managed(path), found -> found.statusCode() == 200);

        assertTrue(answer.body().contains(expected), answer::body);
    }

    /** A repository without a commit has nothing to tell. */
    @Test
    void it_tells_the_commit_that_was_built() throws Exception {
        var answer = managed("/info").body();

        assertFalse(answer.contains("${"), answer);
        assertEquals(hasCommit(), answer.matches(".*\"full\":\"[0-9a-f]{40}\".*"), answer);
        assertEquals(hasCommit(), answer.contains("\"dirty\":"), answer);
    }

    /** jib links the Java of its image from a JDK of this machine, which may have older ones, too. */
    @Test
    void the_java_that_jib_links_is_25_or_newer() {
        var linked = BuildDescription.read(DESCRIPTION).profiles().contains("jib");

        var java = linked ? service.java() : "none is linked, so any is right: 25";

        assertTrue(new Scanner(java).useDelimiter("\\D+").nextInt() >= 25, java);
    }

    /** The JVM writes warnings of its own beside the log: about libraries that a later version will not run. */
    @Test
    void asked_for_json_it_logs_one_object_a_line() {
        var lines = extended.logText()
                .lines()
                .filter(line -> !line.startsWith("WARNING: "))
                .toList();

        assertFalse(lines.isEmpty());
        assertTrue(lines.stream().allMatch(line -> line.matches("\\{\"timestamp\":.*}")), lines::toString);
    }

    @Test
    void with_security_on_a_change_needs_a_token() throws Exception {
        assertEquals(401, change("none").statusCode());
        assertEquals(204, change(Tokens.ofUser(1)).statusCode());
        assertEquals(204, change(Tokens.ofOperator()).statusCode());
    }

    @Test
    void with_security_on_a_token_of_another_issuer_or_for_another_audience_is_refused() {
        var another = Tokens.ofUser(1, "another", Tokens.AUDIENCE);
        var elsewhere = Tokens.ofUser(1, Tokens.ISSUER, "another");

        assertEquals(401, change(another).statusCode());
        assertEquals(401, change(elsewhere).statusCode());
    }

    @Test
    void with_security_on_a_published_key_verifies_a_token() throws Exception {
        assumeReached();
        var token = issuer.ofUser(1);

        eventually().until(() -> change(token).statusCode() == 204);
    }

    @Test
    void told_of_a_collector_it_traces_requests() throws Exception {
        var unknown = "/api/v1" + SAMPLE.changeable(999_999_999);

        var answer = new ServiceClient(extended).get(unknown, "Authorization", Tokens.ofOperator());

        var problem = new String(answer.body(), UTF_8);
        assertTrue(problem.matches(".*\"traceId\":\"[0-9a-f]{32}\".*"), problem);
    }

    @Test
    void it_shows_its_complete_document_and_a_page_to_try_it() {
        var document = new String(client.get("/openapi/openapi.json").body(), UTF_8);

        assertTrue(document.contains("/api/v1" + SAMPLE.open()) && document.contains("\"431\""), document);
        assertEquals(200, client.get("/swagger-ui").statusCode());
        assertEquals(200, client.get("/swagger-ui/res/swagger-ui-bundle.js").statusCode());
    }

    /** An executable cannot list a folder, so the build lists its files. */
    @Test
    void it_has_the_migrations_that_are_in_the_folder() throws IOException {
        try (var listed = getClass().getResourceAsStream("/db/migrations.txt");
                var files = Files.list(Path.of("src/main/resources/db/migration"))) {
            assertEquals(
                    files.map(file -> file.getFileName().toString()).sorted().toList(),
                    new String(listed.readAllBytes(), UTF_8).lines().toList());
        }
    }

    /** The first host accepts connections and answers none; then the second one is gone, and then all names. */
    @Test
    void of_two_hosts_that_it_finds_by_name_it_uses_the_one_that_answers_and_lives_without_names() throws Exception {
        assumeReached();
        try (var names = new NameServer(here, here);
                var first = new Relay(here, database.host(), database.port());
                var second = new Relay(here, database.host(), database.port())) {
            first.silence();
            var settings = patient(
                    named(names, "database.example:%d,database.example:%d".formatted(first.port(), second.port())));
            settings.put(
                    "A2B_DATABASE_MIGRATION_URL",
                    "r2dbc:postgresql://%s:%d/%s".formatted(here.getHostAddress(), second.port(), database.name()));
            settings.remove("A2B_DATABASE_ACQUIRE"); // as in production, shorter than the wait for a host
            try (var other = start(launcher, settings)) {
                var caller = new ServiceClient(other);
                eventually().until(() -> statuses(caller).equals(SERVED));

                first.mend();
                second.cut();
                eventually().until(() -> statuses(caller).equals(SERVED));

                names.silence();
                for (var request = 0; request < 20; request++) {
                    assertEquals(200, caller.get(OPEN).statusCode());
                    assertEquals(204, caller.put(CHANGED, SAMPLE.body()).statusCode());
                }
                assertTrue(names.questions() > 0);
                first.reset();
                eventually().until(() -> statuses(caller).equals(Set.of(503)));
                eventually().until(() -> other.health() == 0);
            }
        }
    }

    /** An image does not have the file of the certificate. */
    @Test
    void it_encrypts_what_it_says_to_the_database(@TempDir Path directory) throws Exception {
        assumeReached();
        try (var names = new NameServer(here, here);
                var tls = new TlsEntrance(here, database.host(), database.port(), directory)) {
            var mode = launcher.isImage() ? "require" : "verify-full&sslRootCert=" + tls.certificate();
            var settings = patient(named(names, "database.example:" + tls.port()));
            settings.compute("R2DBC_DATASOURCES_DEFAULT_URL", (name, url) -> url + "?sslMode=" + mode);
            try (var other = start(launcher, settings)) {
                var caller = new ServiceClient(other);
                eventually().until(() -> statuses(caller).equals(SERVED));
            }
        }
    }

    /** The first connection that fails has the lock of all migrations. */
    @Test
    void it_survives_a_network_that_fails_from_its_migration_on() throws Exception {
        assumeReached();
        try (var relay = new Relay(here, database.host(), database.port())) {
            relay.blackHoleAfter("pg_try_advisory_lock");
            var url = "r2dbc:postgresql://%s:%d/%s".formatted(here.getHostAddress(), relay.port(), database.name());
            var settings = Map.of("R2DBC_DATASOURCES_DEFAULT_URL", url, "A2B_DATABASE_MIGRATION_SILENCE", "2s");
            try (var other = start(launcher, settings)) {
                var caller = new ServiceClient(other);
                assertTrue(relay.hasBrokenAsAsked());
                eventually().until(() -> statuses(caller).equals(SERVED));

                for (var fault : List.<Runnable>of(relay::blackHole, relay::reset)) {
                    fault.run();
                    eventually().until(() -> statuses(caller).equals(SERVED));
                }
                relay.cut();
                eventually().until(() -> statuses(caller).equals(Set.of(503)));
                relay.mend();
                eventually().until(() -> statuses(caller).equals(SERVED));
            }
        }
    }

    /** The body of one comes after the service has closed its port. The other one waits for a locked row. */
    @Test
    void changes_that_are_open_when_it_is_asked_to_stop_are_answered() throws Exception {
        var settings = patient(
                Map.of("A2B_HTTP_BODY_TIMEOUT", "10m", "MICRONAUT_LIFECYCLE_GRACEFUL_SHUTDOWN_GRACE_PERIOD", "10m"));
        try (var lock = RowLock.of(database.connect(), 3);
                var other = start(launcher, settings);
                var connection =
                        new RawConnection(other.uri().getHost(), other.uri().getPort())) {
            connection.send("PUT " + CHANGED + " HTTP/1.1\r\nHost: localhost\r\n"
                    + "Content-Type: application/json\r\nExpect: 100-continue\r\n"
                    + "Content-Length: " + SAMPLE.body().length() + "\r\n\r\n");
            connection.readUntil("100 Continue\r\n\r\n");
            var caller = new ServiceClient(other);
            var waiting = waitingFor(lock, () -> caller.putAsync("/api/v1" + SAMPLE.changeable(3), SAMPLE.body()));
            other.requestStop();
            eventually().until(() -> isClosed(caller));

            var answer = connection.send(SAMPLE.body()).readAll();

            assertTrue(answer.startsWith("HTTP/1.1 204 "), answer);
            assertEquals(503, waiting.get().statusCode()); // the database has ended its wait
            assertEquals(TERMINATED, other.stop(STOP));
        }
    }

    @Test
    void callers_that_reuse_connections_lose_no_request_when_it_is_asked_to_stop() throws Exception {
        try (var other = start(launcher, PATIENCE);
                var callers = Callers.start(other.uri(), OPEN)) {
            callers.awaitAnswers(500);
            var answered = callers.answered();
            var began = System.nanoTime();

            var exitCode = other.stop(STOP);

            var stopNanos = System.nanoTime() - began;
            callers.close();
            note(
                    "8 that go on",
                    stopNanos,
                    callers.answered() - answered,
                    callers.lost().size());
            assertEquals(TERMINATED, exitCode);
            assertEquals(List.of(), callers.lost());
            // Each caller at most once: when the service closes its port, the next attempt to connect fails.
            assertTrue(callers.unaccepted() <= Callers.COUNT, () -> callers.unaccepted() + " first requests");
            assertTrue(callers.announced() > 0);
            assertTrue(other.logText().contains("shutting down"), other.logText());
            assertFalse(other.logText().contains("\tat "), other.logText());
            if (launcher.isImage()) { // its check runs in the container, so the engine refuses it
                assertThrows(RuntimeException.class, other::health);
            } else {
                assertEquals(1, other.health());
            }
        }
    }

    /** Netty frees memory when it is scarce, and a native executable must be able to do that as well. */
    @Test
    void it_answers_many_at_once_with_little_memory() throws Exception {
        assertServedWithLittleMemory(OPEN, 400);
    }

    /** An executable must know how many files it may open. A container gets this limit from its engine. */
    @Test
    void without_files_for_more_callers_it_answers_probes_and_serves_again_when_callers_leave() throws Exception {
        if (launcher.isImage()) {
            return;
        }
        var files = 300 + 4 * Runtime.getRuntime().availableProcessors(); // each event loop has some
        var callers = new ArrayList<RawConnection>();
        try (var other = start(ServiceLauncher.process(withFiles(files)), PATIENCE)) {
            for (var caller = 0; caller < files; caller++) {
                callers.add(new RawConnection(other.uri().getHost(), other.uri().getPort()));
            }
            eventually().until(() -> other.logText().contains("no more connections are accepted"));
            eventually().until(() -> other.health() == 0);

            for (var caller : callers) {
                caller.close();
            }
            new ServiceClient(other).awaitSuccess(OPEN);
            assertFalse(other.logText().contains("\tat "), other.logText());
        }
    }

    @Test
    void an_image_has_a_user_of_its_own_and_a_process_that_of_its_starter() throws Exception {
        var user = service.user();

        assertTrue(user.matches(launcher.isImage() ? "[1-9]\\d*(:\\d+)?" : System.getProperty("user.name")), user);
    }

    /** The driver may log a connection that it was opening when another fault came, so this one is the first. */
    @Test
    @Order(FAULTS - 1)
    void it_survives_a_restart_of_the_database() throws Exception {
        DatabaseCrash.provoke(database);

        client.awaitSuccess(OWN);
        eventually().until(() -> client.put(CHANGED, SAMPLE.body()).statusCode() == 204);
        assertFalse(service.logText().contains("\tat "), service.logText());
    }

    @Test
    @Order(FAULTS)
    void reads_and_changes_of_other_rows_go_on_while_many_wait_for_a_locked_row() throws Exception {
        var locked = new AtomicBoolean(true);
        var callers = new ArrayList<CompletableFuture<?>>();
        try (var lock = RowLock.of(database.connect(), 5)) {
            for (var caller = 0; caller < 30; caller++) {
                callers.add(changedAgain(5, locked::get));
            }
            eventually().until(() -> lock.waiting() > 0);

            assertEquals(200, client.get(OPEN).statusCode());
            var changed = IntStream.range(0, 50)
                    .map(change -> client.put("/api/v1" + SAMPLE.changeable(6 + change), SAMPLE.body())
                            .statusCode())
                    .filter(status -> status == 204)
                    .count();
            assertTrue(changed >= 45, () -> "changed " + changed);
        } finally {
            locked.set(false);
        }
        callers.forEach(CompletableFuture::join);
    }

    /** In a database of its own: of the one that all share, other instances take connections while they recover. */
    @Test
    @Order(FAULTS)
    void no_request_fails_while_the_database_grants_fewer_connections_than_are_configured() throws Exception {
        var small = server.copy("small");
        try (var owner = small.connect()) {
            alter(small, owner, "connection limit 6"); // one for this session; reads share, a change needs its own
            var url = seenByArtifact(small).r2dbcUrl();
            try (var other = start(launcher, patient(Map.of("R2DBC_DATASOURCES_DEFAULT_URL", url)))) {
                var caller = new ServiceClient(other);
                eventually().until(() -> statuses(caller).equals(SERVED)); // it is warm
                for (var round = 0; round < 10; round++) {
                    assertEquals(SERVED, statuses(caller));
                }
                var told = other.logText().split("grants fewer connections", -1).length - 1;
                assertEquals(1, told, other::logText);
            }
        }
    }

    /** As after a failover: the database can write again, but the sessions were made before. */
    @Test
    @Order(FAULTS)
    void sessions_that_only_read_are_replaced_while_reads_go_on() throws Exception {
        try (var owner = database.connect()) {
            alter(database, owner, "set default_transaction_read_only = on");
        }
        DatabaseCrash.provoke(database);
        client.awaitSuccess(OPEN);
        eventually().until(() -> client.put(CHANGED, SAMPLE.body()).statusCode() == 503);
        assertEquals(200, client.get(OPEN).statusCode());
        eventually().until(() -> managed("/health/readiness").statusCode() == 503);
        try (var owner = database.connect()) {
            alter(database, owner, "reset default_transaction_read_only");
        }

        eventually().until(() -> client.put(CHANGED, SAMPLE.body()).statusCode() == 204);
        eventually().until(() -> managed("/health/readiness").statusCode() == 200);
        assertEquals(200, client.get(OPEN).statusCode());
    }

    /** The answer of its port for operators. */
    private HttpResponse<String> managed(String path) throws Exception {
        var uri = URI.create("http://" + service.uri().getHost() + ":" + managementPort + path);
        return HttpClient.newHttpClient().send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
    }

    protected void assertServedWithLittleMemory(String path, int atOnce) throws Exception {
        var caller = new ServiceClient(withLittleMemory);
        for (var round = 0; round < 10; round++) {
            var answers =
                    Stream.generate(() -> caller.getAsync(path)).limit(atOnce).toList();
            for (var answer : answers) {
                var status = answer.get().statusCode();
                assertTrue(status == 200 || status == 503, () -> "status " + status); // 503: a slow machine
            }
            caller.awaitSuccess(path);
        }
        assertFalse(withLittleMemory.logText().matches("(?s).*(Error|Exception).*"), withLittleMemory.logText());
    }

    private Database seenByArtifact(Database database) {
        return launcher.isImage() ? database.seenByContainers() : database;
    }

    private static InetAddress addressTo(Database database) throws IOException {
        try (var socket = new DatagramSocket()) {
            socket.connect(new InetSocketAddress(database.host(), database.port()));
            return socket.getLocalAddress();
        }
    }

    /** An address of this machine with a name, which the artifact has to look up. */
    protected String byName(String url) {
        return url.replace("//" + here.getHostAddress(), "//name.example");
    }

    /** Omits a test where containers do not reach this machine. */
    protected void assumeReached() {
        assumeTrue(isReached(), "Containers do not reach this machine");
    }

    private boolean isReached() {
        return !launcher.isImage() || !here.isLoopbackAddress();
    }

    /** Of these hosts, and of another data source. */
    private Map<String, String> named(NameServer names, String hosts) {
        var url = "r2dbc:postgresql:failover://%s/%s".formatted(hosts, database.name());
        return Map.of(
                "A2B_DNS_SERVERS",
                names.address(),
                "R2DBC_DATASOURCES_DEFAULT_URL",
                url,
                "R2DBC_DATASOURCES_OTHER_URL",
                seenByArtifact(database).r2dbcUrl());
    }

    /** The URL of the database, as the artifact sees it. */
    private String withHost(String host) {
        var seen = seenByArtifact(database);
        return seen.r2dbcUrl().replace("//" + seen.host(), "//" + host);
    }

    private static Map<String, String> patient(Map<String, String> settings) {
        var all = new HashMap<>(PATIENCE);
        all.putAll(settings);
        return all;
    }

    /** The answers of a caller who repeats a change soon, again and again. */
    private CompletableFuture<HttpResponse<byte[]>> changedAgain(long user, BooleanSupplier more) {
        var soon = CompletableFuture.delayedExecutor(50, TimeUnit.MILLISECONDS);
        return client.putAsync("/api/v1" + SAMPLE.changeable(user), SAMPLE.body())
                .thenComposeAsync(
                        answer -> more.getAsBoolean()
                                ? changedAgain(user, more)
                                : CompletableFuture.completedFuture(answer),
                        soon);
    }

    /** What ten reads and ten changes of different rows at once have for an answer. */
    private static Set<Integer> statuses(ServiceClient caller) {
        var answers = new ArrayList<CompletableFuture<HttpResponse<byte[]>>>();
        for (var user = 6; user < 16; user++) {
            answers.add(caller.getAsync(OPEN));
            answers.add(caller.putAsync("/api/v1" + SAMPLE.changeable(user), SAMPLE.body()));
        }
        return answers.stream().map(answer -> answer.join().statusCode()).collect(toSet());
    }

    private static void alter(Database database, Connection owner, String change) throws SQLException {
        try (var statement = owner.createStatement()) {
            statement.execute("set default_transaction_read_only = off");
            statement.execute("alter database \"" + database.name() + "\" " + change);
        }
    }

    private static boolean hasCommit() {
        return Stream.iterate(Path.of("").toAbsolutePath(), Objects::nonNull, Path::getParent)
                .map(folder -> folder.resolve(".git"))
                .filter(Files::exists)
                .findFirst()
                .filter(git -> Files.exists(git.resolve("logs/HEAD")))
                .isPresent();
    }

    /** {@code -Dstop.times=FILE} adds a line to the file: build, callers, milliseconds of a stop, its requests. */
    private static void note(String callers, long stopNanos, int answered, int lost) throws IOException {
        var file = System.getProperty("stop.times");
        if (file != null) {
            var line = "%s,%s,%d,%d,%d%n"
                    .formatted(
                            BuildDescription.read(DESCRIPTION).name(),
                            callers,
                            TimeUnit.NANOSECONDS.toMillis(stopNanos),
                            answered,
                            lost);
            Files.writeString(Path.of(file), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }

    private HttpResponse<byte[]> change(String authorization) {
        return new ServiceClient(extended).put(OWN, SAMPLE.body(), "Authorization", authorization);
    }

    /** Whether its service takes no requests any more. */
    private static boolean isClosed(ServiceClient caller) {
        try {
            caller.get(OPEN);
            return false;
        } catch (MeasureException e) {
            return true;
        }
    }

    /** The answer to a change that waits for the lock. It is sent again if its wait ended before it was seen. */
    private static CompletableFuture<HttpResponse<byte[]>> waitingFor(
            RowLock lock, Supplier<CompletableFuture<HttpResponse<byte[]>>> change) throws Exception {

        var answers = new ArrayDeque<>(List.of(change.get()));
        eventually().until(() -> {
            if (answers.getLast().isDone()) {
                answers.add(change.get());
            }
            return lock.waiting() > 0;
        });
        return answers.getLast();
    }

    /** An image runs with read-only files, as platforms demand; it is tested where an engine has it. */
    private static ServiceLauncher built() {
        var artifact = BuildDescription.read(DESCRIPTION).artifact();
        if (!artifact.isImage()) {
            return ServiceLauncher.process(artifact.command());
        }
        assumeTrue(DockerImage.isEngineThere(), "No container engine can start the image " + artifact.name());
        assertTrue(
                DockerImage.find(artifact.name()).isPresent(),
                "The engine does not have the image " + artifact.name()
                        + ": build with -Djib.goal=dockerBuild, or omit these tests with -Dit.test=none");
        return ServiceLauncher.image(artifact.name()).withReadOnlyFiles();
    }

    /** The command of the artifact with a limit for the files that it may open. */
    private static List<String> withFiles(int limit) {
        var command = new ArrayList<>(List.of("sh", "-c", "ulimit -n " + limit + " && exec \"$@\"", "sh"));
        command.addAll(BuildDescription.read(DESCRIPTION).artifact().command());
        command.replaceAll(word -> word.equals("java")
                ? Path.of(System.getProperty("java.home"), "bin", word).toString()
                : word);
        return command;
    }

    private MeasuredService start(ServiceLauncher launcher, Map<String, String> settings) throws IOException {
        return start(launcher, settings, log());
    }

    private MeasuredService start(ServiceLauncher launcher, Map<String, String> settings, Path log) {
        return launcher.start(
                database,
                (port, data) -> {
                    var environment = new HashMap<>(ServiceSettings.environment(port, data));
                    environment.putAll(settings);
                    return environment;
                },
                ServiceSettings.probe(),
                log);
    }

    private static Path log() throws IOException {
        return Files.createTempFile(DESCRIPTION.getParent(), "artifact-test-", ".log");
    }
}

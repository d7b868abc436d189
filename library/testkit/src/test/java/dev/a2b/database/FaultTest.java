package dev.a2b.database;

import static dev.a2b.testkit.Eventually.eventually;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.Backends;
import dev.a2b.testkit.LogLines;
import dev.a2b.testkit.RawConnection;
import dev.a2b.testkit.Relay;
import dev.a2b.testkit.RowLock;
import dev.a2b.testkit.ServiceBehindRelay;
import io.micronaut.context.annotation.Value;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.runtime.graceful.GracefulShutdownManager;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import reactor.core.publisher.Flux;

/**
 * What callers see when the database fails. The client waits 60 s for a response, so a 503 is always the service's own
 * decision; the limits that lead to it are in DefaultsTest.
 */
@MicronautTest(transactional = false)
class FaultTest {

    private static final Set<HttpStatus> REFUSED = Set.of(HttpStatus.SERVICE_UNAVAILABLE);

    @Inject
    Environment environment;

    @Inject
    ConnectionFactory database;

    @Inject
    Items sample;

    /** The service of the tests, which reaches the database beside the faults. */
    @Inject
    Api api;

    @Value("${a2b.writers.limit:6}")
    int writers;

    @Value("${a2b.writers.same:2}")
    int same;

    private ServiceBehindRelay service;
    private Backends backends;

    @BeforeEach
    void start() throws Exception {
        start(Map.of());
        service.startTimes();
    }

    @AfterEach
    void stop(TestInfo test) throws IOException {
        service.writeTimes(test.getTestMethod().orElseThrow().getName().replace('_', ' '));
        service.close();
    }

    /** Repeated, because about every second time the service closes its connection before it sees the reset. */
    @RepeatedTest(5)
    void a_migration_whose_connection_breaks_at_its_end_is_no_fault_of_the_service() throws Exception {
        service.close();
        service = ServiceBehindRelay.start(environment, Map.of(), FaultTest::resetAfterMigration);
        service.startTimes();

        assertFalse(service.statuses(20).contains(HttpStatus.INTERNAL_SERVER_ERROR));

        service.awaitServed(20);
        eventually().until(service.relay()::hasBrokenAsAsked);
    }

    /** It has the lock of all migrations, so that no other instance could migrate either. */
    @Test
    void a_migration_whose_connection_goes_silent_is_given_up_and_tried_again() throws Exception {
        service.close();
        var lines = LogLines.of(SchemaMigration.class);
        try (lines) {
            service = ServiceBehindRelay.start(
                    environment,
                    Map.of("a2b.database.migration-silence", "2s"),
                    relay -> relay.blackHoleAfter("pg_try_advisory_lock"));
            service.startTimes();

            service.awaitReady();
        }

        assertTrue(service.relay().hasBrokenAsAsked());
        assertTrue(
                lines.list().stream().anyMatch(line -> line.getMessage().contains("silent")), lines.list()::toString);
    }

    @Test
    void readiness_tells_that_the_database_hangs() throws Exception {
        try (var hung = backends.stopAll()) {
            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, service.readiness());
            assertEquals(HttpStatus.OK, service.liveness());
        }

        service.awaitReady();
    }

    /** No other limit would end the wait. */
    @Test
    void readiness_has_a_limit_of_its_own() throws Exception {
        service.close();
        start(Map.of("a2b.database.acquire", "10m", "a2b.database.total", "10m", "a2b.database.probe", "10m"));
        service.awaitReady();
        service.relay().blackHole();

        assertEquals(HttpStatus.SERVICE_UNAVAILABLE, service.readiness());
    }

    /** No other limit would end the wait. */
    @Test
    void a_request_whose_time_is_over_waits_for_no_connection() throws Exception {
        var options = "r2dbc.datasources.default.options.";
        service.close();
        start(Map.of(
                "a2b.database.acquire",
                "10m",
                "a2b.database.total",
                "1s",
                options + "connectTimeout",
                "PT10M",
                options + "maxCreateConnectionTime",
                "PT10M"));
        service.awaitReady();
        service.relay().silence();
        service.relay().reset();

        assertEquals(REFUSED, service.statuses(1));
    }

    /** They come while the service drains, and wait longer than that. */
    @Test
    void the_last_requests_of_a_stop_wait_for_a_hung_database_no_longer_than_others() throws Exception {
        service.close();
        start(Map.of("a2b.stop.drain", "2s"));
        try (var hung = backends.stopAll()) {
            var statuses = CompletableFuture.supplyAsync(() -> service.statuses(1));

            service.bean(GracefulShutdownManager.class).shutdownGracefully();

            assertEquals(REFUSED, statuses.get());
        }
    }

    @Test
    void hung_connections_are_replaced() throws Exception {
        try (var hung = backends.stop()) {
            service.awaitServed(20);
        }
    }

    @Test
    void connections_in_a_black_hole_are_replaced() throws Exception {
        service.relay().blackHole();

        service.awaitServed(20);
    }

    /** The service asks what was idle for a second whether it still works. No other limit would end the wait. */
    @Test
    void idle_connections_in_a_black_hole_fail_no_request() throws Exception {
        service.close();
        start(Map.of("a2b.database.acquire", "10m", "a2b.database.total", "10m"));
        Thread.sleep(1_500);
        service.relay().blackHole();

        assertEquals(ServiceBehindRelay.SERVED, service.statuses(1));
    }

    @Test
    void readiness_alone_replaces_connections_in_a_black_hole() throws Exception {
        service.relay().blackHole();

        service.awaitReady();
    }

    @Test
    void a_cut_answers_503_and_then_serves() throws Exception {
        service.relay().cut();
        assertEquals(REFUSED, service.statuses(40));

        service.relay().mend();

        service.awaitServed(20);
    }

    /** A connection that was idle may be replaced before anyone notices. */
    @Test
    void a_reset_serves_or_answers_503_and_then_serves() throws Exception {
        service.relay().reset();

        var statuses = service.statuses(40);

        statuses.removeAll(ServiceBehindRelay.SERVED);
        assertTrue(REFUSED.containsAll(statuses), statuses::toString);
        service.awaitServed(20);
    }

    /** As after a change of the password: the schema is up to date, but the database refuses new connections. */
    @Test
    void a_login_that_is_refused_later_answers_503_and_then_serves() throws Exception {
        service.relay().mistakeUsers();
        assertEquals(REFUSED, service.statuses(40));

        service.relay().mend();

        service.awaitServed(20);
    }

    @Test
    void a_slow_network_is_served() throws Exception {
        service.relay().delay(50);

        service.awaitServed(5);
    }

    @Test
    void reads_and_changes_of_other_rows_go_on_while_many_wait_for_a_locked_row() throws Exception {
        var user = sample.user();
        var others = Stream.generate(sample::user).limit(50).toList();
        var locked = new AtomicBoolean(true);
        var changes = Flux.range(0, 30)
                .flatMap(
                        i -> service.change(user)
                                .delaySubscription(Duration.ofMillis(50))
                                .repeat(locked::get),
                        30)
                .then()
                .toFuture();

        try (var lock = RowLock.of(environment, user)) {
            eventually().until(() -> backends.waitingForLock() == same);
            service.awaitServed(5);
            service.awaitReady();
            var changed = Flux.fromIterable(others)
                    .concatMap(service::change)
                    .filter(HttpStatus.NO_CONTENT::equals)
                    .count()
                    .block();
            assertTrue(changed >= 0.9 * others.size(), () -> "changed " + changed);
        } finally {
            locked.set(false);
        }
        changes.get();
    }

    /** The leave to send the body tells that the service waits for it. */
    @Test
    void writes_go_on_while_callers_send_no_body() throws Exception {
        var user = sample.user();
        var silent = new ArrayList<RawConnection>();
        try {
            for (var caller = 0; caller < writers; caller++) {
                silent.add(connect().send(put(sample.user(), "Expect: 100-continue\r\n")));
                silent.get(caller).readUntil("100 Continue\r\n\r\n");
            }

            eventually().until(() -> service.change(user).block() == HttpStatus.NO_CONTENT);
        } finally {
            for (var connection : silent) {
                connection.close();
            }
        }
    }

    @Test
    void a_request_for_a_locked_row_answers_503_and_changes_nothing() throws Exception {
        var user = sample.user();
        var before = read(user);

        try (var lock = RowLock.of(environment, user)) {
            var status = service.change(user).block();

            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, status);
        }
        assertEquals(before, read(user));
    }

    @Test
    void the_statement_of_a_client_that_is_gone_ends_by_the_lock_timeout() throws Exception {
        var user = sample.user();
        var before = read(user);

        try (var lock = RowLock.of(environment, user)) {
            eventually().until(() -> leavesWhileItsStatementWaits(user));

            service.await(() -> backends.waitingForLock() == 0);
        }
        assertEquals(before, read(user));
    }

    /** One line tells that it begins; on a slow machine, a summary follows. Nothing else complains. */
    @Test
    void a_hung_database_answers_503_in_one_line_of_the_log_and_then_serves() throws Exception {
        service.close();
        var lines = LogLines.ofAll();
        try (lines) {
            start(); // on a slow machine, an outage may begin here
            try (var hung = backends.stopAll()) {
                assertEquals(REFUSED, service.statuses(40));
            }
        }

        service.awaitServed(40);
        var complaints = lines.list().stream()
                .filter(line -> line.getLevel().isGreaterOrEqual(Level.WARN))
                .toList();
        assertEquals(
                Set.of(OutageLog.class.getName()),
                complaints.stream().map(ILoggingEvent::getLoggerName).collect(toSet()),
                complaints::toString);
        assertTrue(complaints.stream().allMatch(line -> line.getThrowableProxy() == null), complaints::toString);
        var begun = complaints.stream()
                .filter(line -> !line.getMessage().contains("in the last"))
                .count();
        var ended = lines.list().stream()
                .filter(line -> line.getMessage().contains("serves again"))
                .count();
        assertEquals(1, begun - ended, lines.list()::toString);
    }

    private void start(Map<String, String> settings) throws Exception {
        service = ServiceBehindRelay.start(environment, settings, relay -> {});
        backends = new Backends(database, service.name());
        service.awaitServed(20);
    }

    /** Whether a client is gone before its answer; on a slow machine, the wait may end before it is seen. */
    private boolean leavesWhileItsStatementWaits(long user) throws Exception {
        try (var connection = connect().send(put(user, "") + Items.BODY)) {
            eventually().until(() -> backends.waitingForLock() == 1 || connection.isAnswered());
            return !connection.isAnswered();
        }
    }

    private String read(long user) {
        return api.get(Items.own(user)).body().toString();
    }

    /** The migration takes long, so that the first requests wait for it. */
    private static void resetAfterMigration(Relay relay) {
        relay.delay(20);
        relay.resetAfter("unlock", "COMMIT");
    }

    private RawConnection connect() throws IOException {
        return new RawConnection(service.uri().getHost(), service.uri().getPort());
    }

    /** The head of a request that changes what belongs to a user. */
    private static String put(long user, String header) {
        return """
            PUT /api/v1%s HTTP/1.1\r
            Host: localhost\r
            Content-Type: application/json\r
            Content-Length: %d\r
            %s\r
            """.formatted(Items.own(user), Items.BODY.length(), header);
    }
}

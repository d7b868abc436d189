package com.example.a2b.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.Eventually;
import com.example.a2b.Fixtures;
import com.example.a2b.RowLock;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * What callers see when the database fails. The client waits 60 s for a response, so a 503 is always the service's own
 * decision; the limits that lead to it are in ConnectionLimitsTest.
 */
@MicronautTest(transactional = false)
class FaultTest {

    private static final Set<HttpStatus> SERVED = Set.of(HttpStatus.OK);
    private static final Set<HttpStatus> REFUSED = Set.of(HttpStatus.SERVICE_UNAVAILABLE);
    private static final String NOTE = "{\"description\": \"window seat\"}";

    @Inject
    Environment environment;

    @Inject
    ConnectionFactory database;

    @Inject
    Fixtures fixtures;

    @Property(name = "connection.writers")
    int writers;

    private ServiceBehindRelay service;
    private Backends backends;

    @BeforeEach
    void start() throws Exception {
        service = ServiceBehindRelay.start(environment);
        backends = new Backends(database, service.name());
        Eventually.holds(() -> service.statuses(20).equals(SERVED));
    }

    @AfterEach
    void stop() throws IOException {
        service.close();
    }

    @Test
    void a_hung_database_answers_503_and_then_200() throws Exception {
        try (var hung = backends.stopAll()) {
            assertEquals(REFUSED, service.statuses(40));
        }

        Eventually.holds(() -> service.statuses(40).equals(SERVED));
    }

    @Test
    void readiness_tells_that_the_database_hangs() throws Exception {
        try (var hung = backends.stopAll()) {
            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, service.readiness());
            assertEquals(HttpStatus.OK, service.liveness());
        }

        Eventually.holds(() -> service.readiness() == HttpStatus.OK);
    }

    @Test
    void hung_connections_are_replaced() throws Exception {
        try (var hung = backends.stop()) {
            Eventually.holds(() -> service.statuses(20).equals(SERVED));
        }
    }

    @Test
    void connections_in_a_black_hole_are_replaced() throws Exception {
        service.relay().blackHole();

        Eventually.holds(() -> service.statuses(20).equals(SERVED));
    }

    @Test
    void readiness_alone_replaces_connections_in_a_black_hole() throws Exception {
        service.relay().blackHole();

        Eventually.holds(() -> service.readiness() == HttpStatus.OK);
    }

    @Test
    void a_cut_answers_503_and_then_200() throws Exception {
        service.relay().cut();
        assertEquals(REFUSED, service.statuses(40));

        service.relay().mend();

        Eventually.holds(() -> service.statuses(20).equals(SERVED));
    }

    @Test
    void a_slow_network_is_served() throws Exception {
        service.relay().delay(50);

        Eventually.holds(() -> service.statuses(5).equals(SERVED));
    }

    @Test
    void resets_while_many_book_oversell_nothing_and_lose_no_booking() {
        var transfer = fixtures.transfer(10);
        var resets = Flux.interval(Duration.ofMillis(20)).take(20).doOnNext(i -> service.relay().reset());

        var acknowledged = Flux.fromIterable(fixtures.users(200))
            .flatMap(user -> service.api().postLater(path(user, transfer), NOTE), 50)
            .filter(answer -> answer.status() == HttpStatus.CREATED)
            .count()
            .zipWith(resets.then(Mono.just(true)), (count, done) -> count)
            .block();

        var stored = fixtures.bookings(transfer);
        assertTrue(acknowledged <= stored && stored <= 10, acknowledged + " acknowledged, " + stored + " stored");
        assertEquals(stored, fixtures.seatsTaken(transfer));
    }

    @Test
    void reads_go_on_while_many_wait_for_a_locked_row() throws Exception {
        var transfer = fixtures.transfer(1);
        var locked = new AtomicBoolean(true);
        Flux.fromIterable(fixtures.users(30))
            .flatMap(user -> Mono.defer(() -> service.api().postLater(path(user, transfer), NOTE))
                .delaySubscription(Duration.ofMillis(50)).repeat(locked::get), 30)
            .subscribe();

        try (var lock = RowLock.of(environment, transfer)) {
            // Not all: on a slow machine, some have given up, and the next ones have not begun.
            Eventually.holds(() -> backends.waitingForLock() > writers / 2);
            Eventually.holds(() -> service.statuses(5).equals(SERVED));
        } finally {
            locked.set(false);
        }
    }

    @Test
    void a_request_for_a_locked_row_answers_503_and_takes_no_seat() throws Exception {
        var transfer = fixtures.transfer(1);

        try (var lock = RowLock.of(environment, transfer)) {
            var answer = service.api().post(path(fixtures.user(), transfer), NOTE);

            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, answer.status());
        }
        assertEquals(0, fixtures.seatsTaken(transfer));
    }

    @Test
    void the_statement_of_a_client_that_is_gone_ends_by_the_lock_timeout() throws Exception {
        var transfer = fixtures.transfer(1);
        var user = fixtures.user();

        try (var lock = RowLock.of(environment, transfer)) {
            postAndLeave(path(user, transfer));

            Eventually.holds(() -> backends.waitingForLock() == 0);
        }
        assertEquals(0, fixtures.seatsTaken(transfer));
    }

    private void postAndLeave(String path) throws Exception {
        try (var socket = new Socket(service.uri().getHost(), service.uri().getPort())) {
            socket.getOutputStream().write("""
                POST /api/v1%s HTTP/1.1\r
                Host: localhost\r
                Content-Type: application/json\r
                Content-Length: %d\r
                \r
                %s""".formatted(path, NOTE.length(), NOTE).getBytes(StandardCharsets.US_ASCII));
            Eventually.holds(() -> backends.waitingForLock() == 1);
        }
    }

    private static String path(long user, long transfer) {
        return "/users/" + user + "/transfers/" + transfer;
    }
}

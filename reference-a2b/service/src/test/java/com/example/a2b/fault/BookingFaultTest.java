package com.example.a2b.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.Eventually;
import com.example.a2b.Fixtures;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reactor.core.publisher.Flux;

/** What becomes of bookings when the database fails. */
@MicronautTest(transactional = false)
class BookingFaultTest {

    private static final String NOTE = "{\"description\": \"window seat\"}";
    private static final int SEATS = 100;
    private static final int USERS = 200;
    private static final int AT_ONCE = 50;
    private static final Set<HttpStatus> ANSWERS =
        Set.of(HttpStatus.CREATED, HttpStatus.CONFLICT, HttpStatus.SERVICE_UNAVAILABLE);

    @Inject
    Environment environment;

    @Inject
    ConnectionFactory database;

    @Inject
    Fixtures fixtures;

    private ServiceBehindRelay service;

    @BeforeEach
    void start() throws Exception {
        service = ServiceBehindRelay.start(environment);
    }

    @AfterEach
    void stop() throws Exception {
        service.close();
    }

    /** Bookings that are not acknowledged may be stored: the answer can be lost after the commit. */
    @ParameterizedTest
    @EnumSource
    void a_fault_while_many_book_oversells_nothing_and_loses_no_booking(Fault fault) throws Exception {
        var transfer = fixtures.transfer(SEATS);
        var users = fixtures.users(USERS);
        var answers = book(users, transfer);
        Eventually.holds(() -> fixtures.bookings(transfer) > 0);

        var statuses = provoke(fault, answers);

        assertTrue(ANSWERS.containsAll(statuses.values()), () -> new HashSet<>(statuses.values()).toString());
        var lost = statuses.keySet().stream()
            .filter(user -> statuses.get(user) == HttpStatus.CREATED)
            .collect(Collectors.toCollection(TreeSet::new));
        lost.removeAll(fixtures.travellers(transfer));
        assertEquals(Set.of(), lost, "acknowledged, but not stored");
        var counts = fixtures.bookingsAndSeatsTaken(transfer);
        assertTrue(counts.get(0) <= SEATS && counts.get(0).equals(counts.get(1)), counts::toString);

        Flux.fromIterable(users).flatMap(user -> service.api().postUntilServed(path(user, transfer), NOTE), AT_ONCE)
            .blockLast();

        assertEquals(List.of((long) SEATS, (long) SEATS), fixtures.bookingsAndSeatsTaken(transfer), "after the fault");
    }

    private CompletableFuture<Map<Long, HttpStatus>> book(List<Long> users, long transfer) {
        return Flux.fromIterable(users)
            .flatMap(user -> service.api().postLater(path(user, transfer), NOTE)
                .map(answer -> Map.entry(user, answer.status())), AT_ONCE)
            .collectMap(Map.Entry::getKey, Map.Entry::getValue)
            .toFuture();
    }

    /** The answers to all bookings, some of which meet the fault. */
    private Map<Long, HttpStatus> provoke(Fault fault, CompletableFuture<Map<Long, HttpStatus>> answers)
        throws Exception {

        var relay = service.relay();
        switch (fault) {
            case LATENCY -> relay.delay(20);
            case CUT -> relay.cut();
            case BLACK_HOLE -> relay.blackHole();
            case HUNG_DATABASE -> {
                try (var hung = new Backends(database, service.name()).stop()) {
                    return answers.get();
                }
            }
            case RESETS -> {
                for (var reset = 0; reset < 20; reset++) {
                    relay.reset();
                    Thread.sleep(20);
                }
            }
        }
        var statuses = answers.get();
        relay.mend();
        return statuses;
    }

    private static String path(long user, long transfer) {
        return "/users/" + user + "/transfers/" + transfer;
    }

    private enum Fault {
        LATENCY, CUT, RESETS, BLACK_HOLE, HUNG_DATABASE
    }
}

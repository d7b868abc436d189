package com.example.a2b.booking;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.Fixtures;
import dev.a2b.testkit.Backends;
import dev.a2b.testkit.ServiceBehindRelay;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpRequest;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Inject;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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

    private final AtomicBoolean refused = new AtomicBoolean();
    private final AtomicBoolean met = new AtomicBoolean();
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
        var answers = book(users, user -> booking(user, transfer));
        eventually().until(() -> fixtures.bookings(transfer) > 0);

        var usersByStatus = provoke(fault, answers);

        assertTrue(ANSWERS.containsAll(usersByStatus.keySet()), usersByStatus::toString);
        var lost = new TreeSet<>(usersByStatus.getOrDefault(HttpStatus.CREATED, Set.of()));
        lost.removeAll(fixtures.travellers(transfer));
        assertEquals(Set.of(), lost, "acknowledged, but not stored");
        var counts = fixtures.bookingsAndSeatsTaken(transfer);
        assertTrue(counts.get(0) <= SEATS && counts.get(0).equals(counts.get(1)), counts::toString);

        Flux.fromIterable(users)
                .flatMap(user -> service.api().sendUntilServed(booking(user, transfer)), AT_ONCE)
                .blockLast();

        assertEquals(List.of((long) SEATS, (long) SEATS), fixtures.bookingsAndSeatsTaken(transfer), "after the fault");
    }

    /** The key is stored in the transaction of its booking, so that no fault leaves one without the other. */
    @Test
    void a_booking_with_a_key_is_never_refused_because_it_was_stored_before() throws Exception {
        var transfer = fixtures.transfer(USERS);
        var answers =
                book(fixtures.users(USERS), user -> booking(user, transfer).header("Idempotency-Key", "one"));
        eventually().until(() -> fixtures.bookings(transfer) > 0);

        var usersByStatus = provoke(Fault.RESETS, answers);

        assertEquals(Set.of(HttpStatus.CREATED, HttpStatus.SERVICE_UNAVAILABLE), usersByStatus.keySet());
    }

    /** The users by the answers to their bookings. They book again and again until the fault was met. */
    private CompletableFuture<Map<HttpStatus, Collection<Long>>> book(
            List<Long> users, LongFunction<HttpRequest<?>> booking) {

        return Flux.fromIterable(users)
                .repeat(() -> !met.get())
                .flatMap(
                        user -> service.api()
                                .sendLater(booking.apply(user))
                                .map(answer -> Map.entry(answer.status(), user)),
                        AT_ONCE)
                .doOnNext(answer -> refused.compareAndSet(false, answer.getKey() == HttpStatus.SERVICE_UNAVAILABLE))
                .collectMultimap(Map.Entry::getKey, Map.Entry::getValue)
                .toFuture();
    }

    /** The answers to all bookings, some of which meet the fault. */
    private Map<HttpStatus, Collection<Long>> provoke(
            Fault fault, CompletableFuture<Map<HttpStatus, Collection<Long>>> answers) throws Exception {

        var relay = service.relay();
        refused.set(false); // on a slow machine, some may have waited for too long
        switch (fault) {
            case LATENCY -> relay.delay(20);
            case CUT -> relay.cut();
            case BLACK_HOLE -> relay.blackHole();
            case HUNG_DATABASE -> {
                try (var hung = new Backends(database, service.name()).stop()) {
                    return await(fault, answers);
                }
            }
            case RESETS -> {
                for (var reset = 0; reset < 20; reset++) {
                    relay.reset();
                    Thread.sleep(20);
                }
            }
        }
        var usersByStatus = await(fault, answers);
        relay.mend();
        return usersByStatus;
    }

    /** The fault was met once a booking was refused. A slow network need not refuse any. */
    private <T> T await(Fault fault, CompletableFuture<T> answers) throws Exception {
        eventually().until(() -> refused.get() || fault == Fault.LATENCY);
        met.set(true);
        return answers.get();
    }

    private static MutableHttpRequest<String> booking(long user, long transfer) {
        return HttpRequest.POST("/users/" + user + "/transfers/" + transfer, NOTE)
                .contentType(MediaType.APPLICATION_JSON_TYPE);
    }

    private enum Fault {
        LATENCY,
        CUT,
        RESETS,
        BLACK_HOLE,
        HUNG_DATABASE
    }
}

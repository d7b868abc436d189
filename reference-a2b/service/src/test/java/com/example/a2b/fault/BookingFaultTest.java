package com.example.a2b.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.Fixtures;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** What becomes of bookings when the database fails. */
@MicronautTest(transactional = false)
class BookingFaultTest {

    private static final String NOTE = "{\"description\": \"window seat\"}";

    @Inject
    Environment environment;

    @Inject
    Fixtures fixtures;

    @Test
    void resets_while_many_book_oversell_nothing_and_lose_no_booking() throws Exception {
        var transfer = fixtures.transfer(10);
        var users = fixtures.users(200);
        try (var service = ServiceBehindRelay.start(environment)) {
            var resets = Flux.interval(Duration.ofMillis(20)).take(20).doOnNext(i -> service.relay().reset());

            var acknowledged = Flux.fromIterable(users)
                .flatMap(user -> service.api().postLater(path(user, transfer), NOTE), 50)
                .filter(answer -> answer.status() == HttpStatus.CREATED)
                .count()
                .zipWith(resets.then(Mono.just(true)), (count, done) -> count)
                .block();

            var counts = fixtures.bookingsAndSeatsTaken(transfer);
            var stored = counts.get(0);
            assertTrue(acknowledged <= stored && stored <= 10, acknowledged + " acknowledged, " + stored + " stored");
            assertEquals(stored, counts.get(1));

            Flux.fromIterable(users).flatMap(user -> service.api().postUntilServed(path(user, transfer), NOTE), 50)
                .blockLast();

            assertEquals(List.of(10L, 10L), fixtures.bookingsAndSeatsTaken(transfer), "after the resets");
        }
    }

    private static String path(long user, long transfer) {
        return "/users/" + user + "/transfers/" + transfer;
    }
}

package com.example.a2b.booking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.Fixtures;
import dev.a2b.testkit.Api;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.MediaType;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import reactor.core.publisher.Flux;

/** Random requests of several users for a small transfer. A failure tells its seed; -Dseed repeats it. */
@MicronautTest(transactional = false)
class BookingRulesTest {

    private static final int USERS = 4;
    private static final int SEATS = 2;
    private static final int REQUESTS = 40;

    /** What each state may become by a request, apart from seats; no state stands for no booking. */
    private static final Map<BookingState, Set<BookingState>> ALLOWED = new EnumMap<>(Map.of(
            BookingState.BOOKED, Set.of(BookingState.BOOKED, BookingState.CANCELED, BookingState.COMPLETED),
            BookingState.CANCELED, Set.of(BookingState.BOOKED, BookingState.CANCELED),
            BookingState.COMPLETED, Set.of(BookingState.COMPLETED)));

    private final long seed = Long.getLong("seed", new Random().nextLong());
    private final Random random = new Random(seed);

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    private record Request(long user, String method, BookingState state) {

        static Request random(Random random, List<Long> users) {
            var user = users.get(random.nextInt(users.size()));
            var states = BookingState.values();
            return random.nextInt(states.length + 1) == 0
                    ? new Request(user, "POST", BookingState.BOOKED)
                    : new Request(user, "PUT", states[random.nextInt(states.length)]);
        }

        HttpRequest<String> on(long transfer) {
            var path = "/users/" + user + "/transfers/" + transfer;
            return (method.equals("POST")
                            ? HttpRequest.POST(path, "{\"description\": \"\"}")
                            : HttpRequest.PUT(path, "{\"state\": \"" + state + "\", \"description\": \"\"}"))
                    .contentType(MediaType.APPLICATION_JSON_TYPE);
        }
    }

    @RepeatedTest(10)
    void the_service_answers_any_sequence_of_requests_as_the_rules_say() {
        var users = fixtures.users(USERS);
        var transfer = fixtures.transfer(SEATS);
        var model = new HashMap<Long, BookingState>();

        for (var request : requests(users)) {
            var expected = expected(model, request);
            var answer = api.sendUntilServed(request.on(transfer)).block();

            assertEquals(expected, answer.code(), () -> "seed " + seed + ", " + request + " met " + model);
            if (expected < 300) {
                model.put(request.user, request.state);
            }
            assertEquals(taken(model), fixtures.seatsTaken(transfer), () -> "seed " + seed + ", after " + request);
        }
    }

    @RepeatedTest(10)
    void parallel_requests_never_break_the_count_of_seats() {
        var users = fixtures.users(USERS);
        var transfer = fixtures.transfer(SEATS);

        var statuses = Flux.fromIterable(requests(users))
                .flatMap(request -> api.sendUntilServed(request.on(transfer)), REQUESTS)
                .map(answer -> answer.code())
                .collectList()
                .block();

        assertTrue(Set.of(201, 204, 404, 409).containsAll(statuses), () -> "seed " + seed + ": " + statuses);
        assertEquals(fixtures.bookings(transfer), fixtures.seatsTaken(transfer), () -> "seed " + seed);
        assertTrue(fixtures.seatsTaken(transfer) <= SEATS, () -> "seed " + seed);
    }

    private List<Request> requests(List<Long> users) {
        return IntStream.range(0, REQUESTS)
                .mapToObj(i -> Request.random(random, users))
                .toList();
    }

    private static int expected(Map<Long, BookingState> model, Request request) {
        var state = model.get(request.user);
        if (request.method.equals("PUT") && state == null) {
            return 404;
        }
        if (request.method.equals("POST") && state != null && state != BookingState.CANCELED) {
            return 409;
        }
        if (state != null && !ALLOWED.get(state).contains(request.state)) {
            return 409;
        }
        var takesSeat = request.state == BookingState.BOOKED && state != BookingState.BOOKED;
        if (takesSeat && taken(model) == SEATS) {
            return 409;
        }
        return request.method.equals("POST") ? 201 : 204;
    }

    private static long taken(Map<Long, BookingState> model) {
        return model.values().stream()
                .filter(state -> state != BookingState.CANCELED)
                .count();
    }
}

package com.example.a2b.booking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.example.a2b.Fixtures;
import dev.a2b.database.Leases;
import dev.a2b.testkit.Api;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.r2dbc.spi.R2dbcTimeoutException;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;

@MicronautTest(transactional = false)
class BookingTest {

    private static final String NOTE = "{\"description\": \"window seat\"}";
    private static final long UNKNOWN = 999_999_999;

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Inject
    BookingRepository bookings;

    @Test
    void a_booking_is_created_and_found_at_its_location() {
        var path = path(fixtures.user(), fixtures.transfer(1));

        var created = api.post(path, NOTE);

        assertEquals(HttpStatus.CREATED, created.getStatus());
        assertEquals("/api/v1" + path, created.header(HttpHeaders.LOCATION));
        var booking = api.get(path).body();
        assertEquals("BOOKED", booking.get("state").getStringValue());
        assertEquals("window seat", booking.get("description").getStringValue());
        assertEquals(42.50, booking.get("transfer").get("price").getDoubleValue());
    }

    @Test
    void booking_for_an_unknown_user_answers_404_and_takes_no_seat() {
        var transfer = fixtures.transfer(1);

        var answer = api.post(path(UNKNOWN, transfer), NOTE);

        assertUnknown("There is no such user or transfer.", answer);
        assertEquals(0, fixtures.seatsTaken(transfer));
    }

    @Test
    void booking_an_unknown_transfer_answers_404() {
        var answer = api.post(path(fixtures.user(), UNKNOWN), NOTE);

        assertUnknown("There is no such user or transfer.", answer);
    }

    @Test
    void booking_twice_answers_409_and_takes_one_seat() {
        var transfer = fixtures.transfer(5);
        var path = path(fixtures.user(), transfer);
        api.post(path, NOTE);

        var answer = api.post(path, NOTE);

        assertConflict("The user has booked this transfer already.", answer);
        assertEquals(1, fixtures.seatsTaken(transfer));
    }

    @Test
    void a_sold_out_transfer_answers_409() {
        var transfer = fixtures.transfer(1);
        api.post(path(fixtures.user(), transfer), NOTE);

        var answer = api.post(path(fixtures.user(), transfer), NOTE);

        assertConflict("The transfer is sold out.", answer);
    }

    @Test
    void booking_for_an_unknown_user_answers_404_also_where_the_transfer_is_sold_out() {
        var transfer = fixtures.transfer(1);
        api.post(path(fixtures.user(), transfer), NOTE);

        var answer = api.post(path(UNKNOWN, transfer), NOTE);

        assertEquals(HttpStatus.NOT_FOUND, answer.getStatus());
    }

    @Test
    void a_departed_transfer_answers_409() {
        var transfer = fixtures.transfer(1);
        fixtures.depart(transfer);

        var answer = api.post(path(fixtures.user(), transfer), NOTE);

        assertConflict("The transfer has departed.", answer);
        assertEquals(0, fixtures.seatsTaken(transfer));
    }

    @Test
    void a_booking_on_a_departed_transfer_is_completed() {
        var transfer = fixtures.transfer(1);
        var path = path(fixtures.user(), transfer);
        api.post(path, NOTE);
        fixtures.depart(transfer);

        var answer = api.put(path, edit("COMPLETED"));

        assertEquals(HttpStatus.NO_CONTENT, answer.getStatus());
    }

    @Test
    void a_completed_booking_is_not_booked_again() {
        var path = path(fixtures.user(), fixtures.transfer(2));
        api.post(path, NOTE);
        api.put(path, edit("COMPLETED"));

        var answer = api.post(path, NOTE);

        assertConflict("The booking is completed and cannot change.", answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT"})
    void booking_again_after_a_cancellation_takes_a_seat(String method) {
        var transfer = fixtures.transfer(1);
        var path = canceled(transfer);

        var answer = bookAgain(method, path);

        assertEquals(2, answer.code() / 100);
        assertEquals(1, fixtures.seatsTaken(transfer));
        var booking = api.get(path).body();
        assertEquals("BOOKED", booking.get("state").getStringValue());
        assertEquals("again", booking.get("description").getStringValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT"})
    void booking_again_where_another_took_the_seat_answers_409(String method) {
        var transfer = fixtures.transfer(1);
        var path = canceled(transfer);
        api.post(path(fixtures.user(), transfer), NOTE);

        var answer = bookAgain(method, path);

        assertConflict("The transfer is sold out.", answer);
        assertEquals("CANCELED", api.get(path).body().get("state").getStringValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT"})
    void booking_again_after_the_departure_answers_409(String method) {
        var transfer = fixtures.transfer(1);
        var path = canceled(transfer);
        fixtures.depart(transfer);

        var answer = bookAgain(method, path);

        assertConflict("The transfer has departed.", answer);
        assertEquals(0, fixtures.seatsTaken(transfer));
    }

    @Test
    void a_canceled_booking_cannot_be_completed() {
        var path = canceled(fixtures.transfer(1));

        var answer = api.put(path, edit("COMPLETED"));

        assertConflict("The booking is canceled: it can be booked again, but not completed.", answer);
    }

    @RepeatedTest(6)
    void five_hundred_parallel_bookers_get_exactly_the_ten_seats_there_are() {
        var transfer = fixtures.transfer(10);

        var answers = Flux.fromIterable(fixtures.users(500))
                .flatMap(user -> api.postUntilServed(path(user, transfer), NOTE), 500)
                .collect(Collectors.groupingBy(answer -> answer.code(), Collectors.counting()))
                .block();

        assertEquals(Map.of(201, 10L, 409, 490L), answers);
        assertEquals(10, fixtures.bookings(transfer));
        assertEquals(10, fixtures.seatsTaken(transfer));
    }

    /** Such as one that a parallel request overtook, and that would be tried again. */
    @Test
    void a_request_whose_time_is_over_books_nothing() {
        var transfer = fixtures.transfer(1);

        var late = bookings.book(fixtures.user(), transfer, "late")
                .contextWrite(context -> context.put(Leases.BEGUN, System.nanoTime() - TimeUnit.MINUTES.toNanos(1)));

        assertThrows(R2dbcTimeoutException.class, late::block);
        assertEquals(0, fixtures.seatsTaken(transfer));
    }

    @Test
    void canceling_gives_the_seat_to_the_next_booker() {
        var transfer = fixtures.transfer(1);
        var path = path(fixtures.user(), transfer);
        api.post(path, NOTE);
        api.put(path, edit("CANCELED"));

        var answer = api.post(path(fixtures.user(), transfer), NOTE);

        assertEquals(HttpStatus.CREATED, answer.getStatus());
        assertEquals(1, fixtures.seatsTaken(transfer));
    }

    @Test
    void parallel_cancellations_give_the_seat_back_once() {
        var transfer = fixtures.transfer(5);
        var path = path(fixtures.user(), transfer);
        api.post(path, NOTE);
        api.post(path(fixtures.user(), transfer), NOTE);

        Flux.range(0, 20)
                .parallel(20)
                .runOn(Schedulers.boundedElastic())
                .map(i -> api.put(path, edit("CANCELED")))
                .sequential()
                .blockLast();

        assertEquals(1, fixtures.seatsTaken(transfer));
    }

    @ParameterizedTest
    @CsvSource({
        "BOOKED, BOOKED, NO_CONTENT", "BOOKED, CANCELED, NO_CONTENT", "BOOKED, COMPLETED, NO_CONTENT",
        "CANCELED, CANCELED, NO_CONTENT", "CANCELED, BOOKED, NO_CONTENT", "CANCELED, COMPLETED, CONFLICT",
        "COMPLETED, COMPLETED, NO_CONTENT", "COMPLETED, BOOKED, CONFLICT", "COMPLETED, CANCELED, CONFLICT"
    })
    void a_booking_changes_only_as_its_state_allows(String from, String to, HttpStatus expected) {
        var path = path(fixtures.user(), fixtures.transfer(1));
        api.post(path, NOTE);
        api.put(path, edit(from));

        var answer = api.put(path, edit(to));

        assertEquals(expected, answer.getStatus());
        var state = expected == HttpStatus.CONFLICT ? from : to;
        assertEquals(state, api.get(path).body().get("state").getStringValue());
    }

    @Test
    void the_note_of_a_completed_booking_does_not_change() {
        var path = path(fixtures.user(), fixtures.transfer(1));
        api.post(path, NOTE);
        api.put(path, edit("COMPLETED"));

        var answer = api.put(path, "{\"state\": \"COMPLETED\", \"description\": \"another\"}");

        assertConflict("The booking is completed and cannot change.", answer);
        assertEquals("edited", api.get(path).body().get("description").getStringValue());
    }

    @Test
    void a_description_of_more_than_a_thousand_characters_answers_400() {
        var answer = api.post(
                path(fixtures.user(), fixtures.transfer(1)), "{\"description\": \"" + "x".repeat(1001) + "\"}");

        assertEquals(HttpStatus.BAD_REQUEST, answer.getStatus());
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "\"BOOKED \"", "\"booked\"", "0"})
    void a_state_that_is_not_one_of_the_states_is_named(String state) {
        var path = path(fixtures.user(), fixtures.transfer(1));
        api.post(path, NOTE);

        var answer = api.put(path, "{\"state\": " + state + ", \"description\": \"\"}");

        assertEquals(HttpStatus.BAD_REQUEST, answer.getStatus());
        assertEquals(
                "The field state of the body is unknown or has a value of the wrong type.",
                answer.body().get("detail").getStringValue());
    }

    private String canceled(long transfer) {
        var path = path(fixtures.user(), transfer);
        api.post(path, NOTE);
        api.put(path, edit("CANCELED"));
        return path;
    }

    private HttpResponse<JsonNode> bookAgain(String method, String path) {
        return method.equals("POST")
                ? api.post(path, "{\"description\": \"again\"}")
                : api.put(path, "{\"state\": \"BOOKED\", \"description\": \"again\"}");
    }

    private static void assertConflict(String reason, HttpResponse<JsonNode> answer) {
        assertProblem(HttpStatus.CONFLICT, "conflict", reason, answer);
    }

    private static void assertUnknown(String detail, HttpResponse<JsonNode> answer) {
        assertProblem(HttpStatus.NOT_FOUND, "unknown-resource", detail, answer);
    }

    private static void assertProblem(HttpStatus status, String type, String detail, HttpResponse<JsonNode> answer) {
        assertEquals(status, answer.getStatus());
        assertEquals("urn:problem-type:" + type, answer.body().get("type").getStringValue());
        assertEquals(detail, answer.body().get("detail").getStringValue());
    }

    private static String path(long user, long transfer) {
        return "/users/" + user + "/transfers/" + transfer;
    }

    private static String edit(String state) {
        return "{\"state\": \"" + state + "\", \"description\": \"edited\"}";
    }
}

package com.example.a2b.booking;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Fixtures;
import dev.a2b.testkit.Api;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpRequest;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Flux;

@MicronautTest(transactional = false)
class IdempotencyKeyTest {

    private static final String KEY = "8e03978e-40d5-43dd-bc93-6894a57f9324";

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Inject
    IdempotencyKeyCleanup cleanup;

    private long user;
    private long transfer;

    @BeforeEach
    void create() {
        user = fixtures.user();
        transfer = fixtures.transfer(2);
    }

    @Test
    void a_booking_that_is_sent_again_is_answered_as_the_first_time() {
        var first = book(transfer, KEY, "one");

        var second = book(transfer, KEY, "one");

        assertEquals(HttpStatus.CREATED, second.getStatus());
        assertEquals(first.header(HttpHeaders.LOCATION), second.header(HttpHeaders.LOCATION));
        assertEquals(1, fixtures.seatsTaken(transfer));
    }

    @Test
    void a_refusal_that_is_sent_again_is_answered_as_the_first_time() {
        var soldOut = fixtures.transfer(1);
        var other = "/users/" + fixtures.user() + "/transfers/" + soldOut;
        api.post(other, "{\"description\": \"one\"}");
        book(soldOut, KEY, "one");
        api.put(other, "{\"state\": \"CANCELED\", \"description\": \"one\"}");

        var answer = book(soldOut, KEY, "one");

        assertEquals(HttpStatus.CONFLICT, answer.getStatus());
        assertEquals("The transfer is sold out.", answer.body().get("detail").getStringValue());
    }

    @Test
    void the_same_key_with_another_description_answers_422() {
        book(transfer, KEY, "one");

        var answer = book(transfer, KEY, "two");

        assertEquals(HttpStatus.UNPROCESSABLE_ENTITY, answer.getStatus());
        assertEquals(
                "application/problem+json",
                answer.getContentType().orElseThrow().getName());
        assertEquals("urn:problem-type:reused-key", answer.body().get("type").getStringValue());
        assertEquals(
                "The Idempotency-Key was sent before with another transfer or description.",
                answer.body().get("detail").getStringValue());
    }

    @Test
    void the_same_key_with_another_transfer_answers_422_and_books_nothing() {
        var other = fixtures.transfer(1);
        book(transfer, KEY, "one");

        var answer = book(other, KEY, "one");

        assertEquals(HttpStatus.UNPROCESSABLE_ENTITY, answer.getStatus());
        assertEquals(0, fixtures.seatsTaken(other));
    }

    @Test
    void a_key_belongs_to_its_user() {
        book(transfer, KEY, "one");
        user = fixtures.user();

        var answer = book(transfer, KEY, "one");

        assertEquals(HttpStatus.CREATED, answer.getStatus());
        assertEquals(2, fixtures.seatsTaken(transfer));
    }

    @Test
    void another_key_is_another_request() {
        book(transfer, KEY, "one");

        var answer = book(transfer, "another", "one");

        assertEquals(HttpStatus.CONFLICT, answer.getStatus());
    }

    @Test
    void parallel_requests_with_the_same_key_are_all_answered_as_the_first() {
        var answers = Flux.range(0, 20)
                .flatMap(i -> api.sendUntilServed(request(transfer, KEY, "one")), 20)
                .collect(Collectors.groupingBy(HttpResponse::code, Collectors.counting()))
                .block();

        assertEquals(Map.of(201, 20L), answers);
        assertEquals(1, fixtures.seatsTaken(transfer));
    }

    @Test
    void parallel_requests_with_the_same_key_book_one_of_several_transfers() {
        assertOneIsBooked(
                Flux.range(0, 20).map(i -> fixtures.transfer(1)).collectList().block());
    }

    @Test
    void a_key_expires_after_a_day() {
        book(transfer, KEY, "one");
        fixtures.ageIdempotencyKeys(user, "23 hours 50 minutes");
        var within = book(transfer, KEY, "one");
        fixtures.ageIdempotencyKeys(user, "11 minutes");

        var after = book(transfer, KEY, "one");

        assertEquals(HttpStatus.CREATED, within.getStatus());
        assertEquals(HttpStatus.CONFLICT, after.getStatus());
    }

    @Test
    void a_key_that_has_expired_may_be_used_for_another_request_which_it_then_identifies() {
        book(fixtures.transfer(1), KEY, "old");
        fixtures.ageIdempotencyKeys(user, "1 day 1 minute");

        var first = book(transfer, KEY, "one");
        var second = book(transfer, KEY, "one");

        assertEquals(HttpStatus.CREATED, first.getStatus());
        assertEquals(HttpStatus.CREATED, second.getStatus());
        assertEquals(1, fixtures.seatsTaken(transfer));
    }

    @Test
    void parallel_requests_with_the_same_expired_key_book_one_of_several_transfers() {
        book(transfer, KEY, "old");
        fixtures.ageIdempotencyKeys(user, "1 day 1 minute");

        assertOneIsBooked(
                Flux.range(0, 20).map(i -> fixtures.transfer(1)).collectList().block());
    }

    @Test
    void the_clean_up_deletes_all_keys_that_have_expired_and_no_others() throws Exception {
        fixtures.addExpiredIdempotencyKeys(user, BookingRepository.EXPIRED_AT_ONCE + 1);
        book(transfer, KEY, "one");

        cleanup.run();

        eventually().until(() -> fixtures.idempotencyKeys(user) == 1);
        assertEquals(HttpStatus.CREATED, book(transfer, KEY, "one").getStatus());
    }

    @Test
    void a_key_may_have_255_characters() {
        assertEquals(HttpStatus.CREATED, book(transfer, "k".repeat(255), "one").getStatus());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 256})
    void a_key_that_is_empty_or_too_long_answers_400(int length) {
        var answer = book(transfer, "k".repeat(length), "one");

        assertEquals(HttpStatus.BAD_REQUEST, answer.getStatus());
        assertEquals(
                "The header Idempotency-Key must have 1 to 255 characters.",
                answer.body().get("detail").getStringValue());
        assertEquals(0, fixtures.seatsTaken(transfer));
    }

    private void assertOneIsBooked(List<Long> transfers) {
        var answers = Flux.fromIterable(transfers)
                .flatMap(one -> api.sendUntilServed(request(one, KEY, "one")), transfers.size())
                .collect(Collectors.groupingBy(HttpResponse::code, Collectors.counting()))
                .block();

        assertEquals(Map.of(201, 1L, 422, transfers.size() - 1L), answers);
        assertEquals(1, transfers.stream().mapToLong(fixtures::seatsTaken).sum());
    }

    private HttpResponse<JsonNode> book(long transfer, String key, String description) {
        return api.send(request(transfer, key, description));
    }

    private MutableHttpRequest<String> request(long transfer, String key, String description) {
        var body = "{\"description\": \"" + description + "\"}";
        return HttpRequest.POST("/users/" + user + "/transfers/" + transfer, body)
                .contentType(MediaType.APPLICATION_JSON_TYPE)
                .header("Idempotency-Key", key);
    }
}

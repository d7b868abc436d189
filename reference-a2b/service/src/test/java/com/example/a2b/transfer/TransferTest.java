package com.example.a2b.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.Api;
import com.example.a2b.Fixtures;
import com.example.a2b.database.BookingDataSet;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@MicronautTest(transactional = false)
class TransferTest {

    private static final String API = "/api/v1";

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Test
    void a_search_finds_the_transfers_between_two_places_on_a_day() {
        var transfers = api.get("/transfers?originId=1&destinationId=120&date=" + BookingDataSet.DAY).body();

        assertEquals(1, transfers.size());
        var transfer = transfers.get(0);
        assertEquals(1, transfer.get("origin").get("id").getLongValue());
        assertEquals(120, transfer.get("destination").get("id").getLongValue());
        assertEquals(100, transfer.get("capacity").getIntValue());
        assertEquals(BookingDataSet.DAY.toString(), transfer.get("date").getStringValue());
        assertTrue(transfer.get("price").getDoubleValue() > 0);
        assertEquals("Point", transfer.get("origin").get("location").get("type").getStringValue());
        assertEquals(1, transfer.get("origin").get("city").get("id").getLongValue());
    }

    @Test
    void a_transfer_shows_its_free_seats() {
        var day = LocalDate.of(2091, 1, 1);
        var transfer = fixtures.transfers(1, 3, day).get(0);
        api.post("/users/" + fixtures.user() + "/transfers/" + transfer, "{\"description\": \"\"}");

        var found = api.get("/transfers?originId=1&destinationId=120&date=" + day).body().get(0);

        assertEquals(3, found.get("capacity").getIntValue());
        assertEquals(2, found.get("freeSeats").getIntValue());
    }

    @Test
    void a_search_is_answered_page_by_page() {
        var day = LocalDate.of(2091, 1, 2);
        var transfers = fixtures.transfers(25, 1, day);
        var search = "/transfers?originId=1&destinationId=120&date=" + day;

        var first = api.get(search);
        var second = api.get(search + "&page=1&total=true");

        assertEquals(transfers, Stream.concat(ids(first), ids(second)).toList());
        assertEquals(20, first.body().size());
        assertEquals("25", second.header("Total-Count"));
        assertTrue(first.header("Link").contains("<" + API + search + "&page=1>; rel=\"next\""), first.header("Link"));
    }

    @Test
    void a_search_on_a_day_without_transfers_answers_an_empty_list() {
        var answer = api.get("/transfers?originId=1&destinationId=120&date=1999-12-31");

        assertEquals(HttpStatus.OK, answer.getStatus());
        assertEquals(0, answer.body().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "destinationId=120&date=2030-01-15", "originId=1&date=2030-01-15", "originId=1&destinationId=120",
        "originId=one&destinationId=120&date=2030-01-15", "originId=0&destinationId=120&date=2030-01-15",
        "originId=1&destinationId=120&date=tomorrow", "originId=1&destinationId=120&date=2030-02-30",
        "originId=1&destinationId=120&date=%2B999999999-12-31", "originId=1&destinationId=120&date=-999999999-01-01"})
    void a_search_without_proper_places_and_day_answers_400(String query) {
        var answer = api.get("/transfers?" + query);

        assertEquals(HttpStatus.BAD_REQUEST, answer.getStatus());
        assertEquals(400, answer.body().get("status").getIntValue());
    }

    private static Stream<Long> ids(HttpResponse<JsonNode> answer) {
        return StreamSupport.stream(answer.body().values().spliterator(), false).map(row -> row.get("id").getLongValue());
    }
}

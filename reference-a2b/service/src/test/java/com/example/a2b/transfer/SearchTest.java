package com.example.a2b.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.Fixtures;
import com.example.a2b.database.BookingDataSet;
import dev.a2b.testkit.Api;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A search: countries, their cities, the locations there, the transfers between two of these, and offers of them. */
@MicronautTest(transactional = false)
class SearchTest {

    private static final String API = "/api/v1";
    private static final List<String> FARE_CLASSES = List.of("STANDARD", "FLEX", "PREMIUM");

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Test
    void the_countries_are_listed_with_name_and_code() {
        var countries = api.get("/countries").body();

        assertEquals(1, countries.size());
        assertEquals("Switzerland", countries.get(0).get("name").getStringValue());
        assertEquals("CH", countries.get(0).get("code").getStringValue());
    }

    @Test
    void the_cities_of_a_country_name_the_country() {
        var cities = api.get("/countries/1/cities").body();

        assertEquals(6, cities.size());
        assertEquals("Switzerland", cities.get(0).get("country").get("name").getStringValue());
    }

    @Test
    void a_country_without_cities_answers_an_empty_list() {
        var answer = api.get("/countries/2/cities");

        assertEquals(HttpStatus.OK, answer.getStatus());
        assertEquals(0, answer.body().size());
    }

    @Test
    void the_locations_of_a_city_are_points_in_that_city() {
        var locations = api.get("/countries/1/cities/2/locations").body();

        assertEquals(20, locations.size());
        for (var location : locations.values()) {
            assertEquals("Point", location.get("location").get("type").getStringValue());
            assertEquals(2, location.get("location").get("coordinates").size());
            assertEquals(2, location.get("city").get("id").getLongValue());
        }
    }

    @Test
    void a_city_has_no_locations_in_another_country() {
        assertEquals(0, api.get("/countries/2/cities/2/locations").body().size());
    }

    @Test
    void a_search_finds_the_transfers_between_two_places_on_a_day() {
        var transfers = api.get("/transfers?originId=1&destinationId=120&date=" + BookingDataSet.DAY)
                .body();

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

        var found = api.get("/transfers?originId=1&destinationId=120&date=" + day)
                .body()
                .get(0);

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
    @CsvSource(
            delimiter = '|',
            value = {
                "destinationId=2&date=2030-01-15                  | The parameter originId is missing.",
                "originId=1&destinationId=2&date=never            | The parameter date is not a valid date, such as 2030-01-31.",
                "originId=1&destinationId=2&date=2030-02-30       | The parameter date is not a valid date, such as 2030-01-31.",
                "originId=1&destinationId=2&date=%2B10000-01-01   | date must be a day of the years 1 to 9999.",
                "originId=1&destinationId=2&date=-999999999-01-01 | date must be a day of the years 1 to 9999."
            })
    void what_is_wrong_with_a_search_is_explained(String query, String detail) {
        var answer = api.get("/transfers?" + query);

        assertEquals("urn:problem-type:invalid-value", answer.body().get("type").getStringValue());
        assertEquals(detail, answer.body().get("detail").getStringValue());
    }

    @Test
    void without_a_partner_each_fare_class_has_the_transfers_own_price() {
        var offers = api.get("/transfers/" + fixtures.transfer(1) + "/offers").body();

        assertEquals(FARE_CLASSES.size(), offers.size());
        for (var i = 0; i < offers.size(); i++) {
            assertEquals(FARE_CLASSES.get(i), offers.get(i).get("fareClass").getStringValue());
            assertEquals(42.50, offers.get(i).get("price").getDoubleValue());
            assertEquals("OWN", offers.get(i).get("source").getStringValue());
        }
    }

    private static Stream<Long> ids(HttpResponse<JsonNode> answer) {
        return StreamSupport.stream(answer.body().values().spliterator(), false)
                .map(row -> row.get("id").getLongValue());
    }
}

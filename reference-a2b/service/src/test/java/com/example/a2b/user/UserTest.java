package com.example.a2b.user;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Fixtures;
import dev.a2b.testkit.Api;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class UserTest {

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Inject
    MeterRegistry meters;

    @Test
    void a_profile_shows_the_user_and_the_bookings() {
        var user = fixtures.user();
        var transfer = fixtures.transfer(1);
        api.post("/users/" + user + "/transfers/" + transfer, "{\"description\": \"window seat\"}");

        var profile = api.get("/users/" + user).body();

        assertEquals("Ada", profile.get("firstName").getStringValue());
        assertEquals("Lovelace", profile.get("lastName").getStringValue());
        assertEquals(1, profile.get("transfers").size());
        assertEquals(
                transfer,
                profile.get("transfers").get(0).get("id").get("transferId").getLongValue());
    }

    @Test
    void a_profile_shows_the_first_page_of_the_list_of_bookings() {
        var path = "/users/" + fixtures.userWithBookings(21);
        var bookings = api.get(path + "/transfers").body();

        var profile = api.get(path).body();

        assertEquals(20, bookings.size());
        assertEquals(bookings, profile.get("transfers"));
    }

    @Test
    void a_profile_without_bookings_shows_an_empty_list() {
        var profile = api.get("/users/" + fixtures.user()).body();

        assertEquals(0, profile.get("transfers").size());
    }

    @Test
    void a_profile_is_read_by_one_statement() {
        var user = fixtures.userWithBookings(2);
        var statements = meters.get("database.reads.statements").functionCounter();
        var before = statements.count();

        api.get("/users/" + user);

        assertEquals(before + 1, statements.count());
    }

    @Test
    void a_user_is_renamed() {
        var path = "/users/" + fixtures.user();

        var answer = api.put(path, "{\"firstName\": \"Zoë\", \"lastName\": \"Müller\"}");

        assertEquals(HttpStatus.NO_CONTENT, answer.getStatus());
        var profile = api.get(path).body();
        assertEquals("Zoë", profile.get("firstName").getStringValue());
        assertEquals("Müller", profile.get("lastName").getStringValue());
    }

    @Test
    void a_blank_name_answers_400() {
        var answer = api.put("/users/" + fixtures.user(), "{\"firstName\": \" \", \"lastName\": \" \"}");

        assertEquals(HttpStatus.BAD_REQUEST, answer.getStatus());
        assertEquals(
                "firstName must not be blank. lastName must not be blank.",
                answer.body().get("detail").getStringValue());
    }
}

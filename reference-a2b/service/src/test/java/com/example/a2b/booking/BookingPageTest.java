package com.example.a2b.booking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Fixtures;
import dev.a2b.testkit.Api;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class BookingPageTest {

    private static final String NOTE = "{\"description\": \"window seat\"}";

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Test
    void the_latest_booking_comes_first_whatever_its_transfer() {
        var user = fixtures.user();
        var first = fixtures.transfer(1);
        var second = fixtures.transfer(1);
        api.post(path(user) + "/" + second, NOTE);
        api.post(path(user) + "/" + first, NOTE);

        var answer = api.get(path(user));

        assertEquals(List.of(first, second), transfers(answer));
    }

    @Test
    void pages_follow_each_other_without_gap_or_repetition() {
        var path = path(fixtures.userWithBookings(7));

        var pages = LongStream.range(0, 3)
                .boxed()
                .flatMap(page -> transfers(api.get(path + "?size=3&page=" + page)).stream())
                .toList();

        assertEquals(List.of(7L, 6L, 5L, 4L, 3L, 2L, 1L), pages);
    }

    @Test
    void a_page_beyond_the_last_is_empty() {
        var answer = api.get(path(fixtures.userWithBookings(1)) + "?page=2147483647&size=100");

        assertEquals(HttpStatus.OK, answer.getStatus());
        assertEquals(0, answer.body().size());
    }

    private static String path(long user) {
        return "/users/" + user + "/transfers";
    }

    private static List<Long> transfers(HttpResponse<JsonNode> answer) {
        return StreamSupport.stream(answer.body().values().spliterator(), false)
                .map(booking -> booking.get("id").get("transferId").getLongValue())
                .toList();
    }
}

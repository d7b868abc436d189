package com.example.a2b.booking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.example.a2b.Fixtures;
import dev.a2b.testkit.Api;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void a_user_with_twelve_thousand_bookings_gets_the_first_twenty() {
        var path = path(fixtures.userWithBookings(12_000));

        var answer = api.get(path);

        assertEquals(20, answer.body().size());
        assertEquals(links("<%1$s?page=0>; rel=\"first\", <%1$s?page=1>; rel=\"next\"", path), link(answer));
        assertNull(answer.header("Total-Count"));
    }

    @Test
    void a_page_holds_at_most_a_hundred_bookings() {
        var path = path(fixtures.userWithBookings(12_000));

        assertEquals(100, api.get(path + "?size=100").body().size());
        assertEquals(HttpStatus.BAD_REQUEST, api.get(path + "?size=101").getStatus());
    }

    @ParameterizedTest
    @ValueSource(strings = {"page=-1", "page=x", "page=99999999999", "size=0", "size=x"})
    void a_page_that_cannot_be_answers_400(String query) {
        var answer = api.get(path(1) + "?" + query);

        assertEquals(HttpStatus.BAD_REQUEST, answer.getStatus());
        assertEquals(
                "application/problem+json",
                answer.getContentType().orElseThrow().getName());
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
    void a_middle_page_links_to_its_neighbours() {
        var path = path(fixtures.userWithBookings(7));

        var answer = api.get(path + "?size=3&page=1");

        assertEquals(
                links(
                        "<%1$s?size=3&page=0>; rel=\"first\", <%1$s?size=3&page=0>; rel=\"prev\", "
                                + "<%1$s?size=3&page=2>; rel=\"next\"",
                        path),
                link(answer));
    }

    @Test
    void a_page_that_ends_with_the_last_booking_has_no_next() {
        var path = path(fixtures.userWithBookings(6));

        var answer = api.get(path + "?size=3&page=1");

        assertEquals(
                links("<%1$s?size=3&page=0>; rel=\"first\", <%1$s?size=3&page=0>; rel=\"prev\"", path), link(answer));
    }

    @Test
    void the_total_and_the_last_page_are_told_on_request() {
        var path = path(fixtures.userWithBookings(7));

        var answer = api.get(path + "?size=3&total=true");

        assertEquals("7", answer.header("Total-Count"));
        assertEquals(
                links(
                        "<%1$s?size=3&total=true&page=0>; rel=\"first\", <%1$s?size=3&total=true&page=1>; "
                                + "rel=\"next\", <%1$s?size=3&total=true&page=2>; rel=\"last\"",
                        path),
                link(answer));
    }

    @Test
    void a_page_beyond_the_last_is_empty() {
        var answer = api.get(path(fixtures.userWithBookings(1)) + "?page=2147483647&size=100");

        assertEquals(HttpStatus.OK, answer.getStatus());
        assertEquals(0, answer.body().size());
    }

    @Test
    void a_link_repeats_other_parameters_and_nothing_breaks_out_of_it() {
        var path = path(fixtures.userWithBookings(1));

        var answer = api.get(path + "?other=%3E%0D%0AX-Evil:%201");

        assertEquals(links("<%1$s?other=%%3E%%0D%%0AX-Evil%%3A+1&page=0>; rel=\"first\"", path), link(answer));
        assertNull(answer.header("X-Evil"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"other=", "other=%7Bpage%7D", "other=a&other=b"})
    void a_link_repeats_other_parameters_as_they_are(String query) {
        var path = path(fixtures.userWithBookings(1));

        var answer = api.get(path + "?" + query);

        assertEquals("</api/v1" + path + "?" + query + "&page=0>; rel=\"first\"", link(answer));
    }

    private static String path(long user) {
        return "/users/" + user + "/transfers";
    }

    private static String links(String format, String path) {
        return format.formatted("/api/v1" + path);
    }

    private static String link(HttpResponse<JsonNode> answer) {
        return answer.header(HttpHeaders.LINK);
    }

    private static List<Long> transfers(HttpResponse<JsonNode> answer) {
        return StreamSupport.stream(answer.body().values().spliterator(), false)
                .map(booking -> booking.get("id").get("transferId").getLongValue())
                .toList();
    }
}

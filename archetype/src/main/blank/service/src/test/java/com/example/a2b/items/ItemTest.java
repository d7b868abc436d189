package com.example.a2b.items;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.testkit.Api;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@MicronautTest(transactional = false)
class ItemTest {

    private static final String BODY = "{\"name\": \"Ada\", \"date\": \"2030-01-31\", \"quantity\": 3}";

    @Inject
    Api api;

    @Test
    void a_page_has_as_many_rows_as_the_request_asks_for_and_a_link_to_the_next_page() {
        var page = api.get("/items?page=1&size=2");

        assertEquals(2, page.body().size());
        assertEquals(3, page.body().get(0).get("id").getIntValue());
        assertTrue(page.header("Link").contains("page=2"), page.header("Link"));
    }

    @Test
    void a_changed_row_keeps_its_place() {
        api.put("/items/1", BODY);

        assertEquals(1, api.get("/items").body().get(0).get("id").getIntValue());
    }

    @Test
    void a_page_tells_the_number_of_all_if_the_request_asks_for_it() {
        assertTrue(Long.parseLong(api.get("/items?total=true").header("Total-Count")) >= 2000);
        assertFalse(api.get("/items").getHeaders().contains("Total-Count"));
    }

    @Test
    void what_was_created_is_at_the_path_that_the_answer_names() {
        var created = api.get(api.create("/items", BODY)).body();

        assertEquals("Ada", created.get("name").getStringValue());
        assertEquals("2030-01-31", created.get("date").getStringValue());
        assertEquals(3, created.get("quantity").getIntValue());
    }

    @Test
    void a_change_replaces_all_and_leaves_out_what_it_does_not_name() {
        var path = api.create("/items", BODY);

        var answer = api.put(path, "{\"name\": \"King\", \"date\": \"2031-02-28\"}");

        assertEquals(HttpStatus.NO_CONTENT, answer.status());
        var changed = api.get(path).body();
        assertEquals("King", changed.get("name").getStringValue());
        assertEquals("2031-02-28", changed.get("date").getStringValue());
        assertNull(changed.get("quantity"));
    }

    @Test
    void what_was_deleted_is_unknown() {
        var path = api.create("/items", BODY);

        assertEquals(HttpStatus.NO_CONTENT, api.delete(path).status());

        assertEquals(HttpStatus.NOT_FOUND, api.get(path).status());
        assertEquals(HttpStatus.NOT_FOUND, api.put(path, BODY).status());
        assertEquals(HttpStatus.NOT_FOUND, api.delete(path).status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"+10000-01-01", "0000-12-31", "-0001-01-01", "2030-02-30"})
    void a_day_that_no_calendar_shows_is_refused(String date) {
        var answer = api.post("/items", BODY.replace("2030-01-31", date));

        assertEquals(HttpStatus.BAD_REQUEST, answer.status());
    }
}

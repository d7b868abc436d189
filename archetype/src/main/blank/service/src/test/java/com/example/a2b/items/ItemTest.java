package com.example.a2b.items;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.Api;
import com.example.a2b.Sample;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class ItemTest {

    private static final String CHANGE = "{\"name\": \"Changed\", \"note\": \"Now\"}";

    @Inject
    Api api;

    @Inject
    Sample sample;

    @Test
    void a_page_has_as_many_names_as_the_request_asks_for_and_a_link_to_the_next_page() {
        var page = api.get("/items?page=1&size=2");

        assertEquals(2, page.body().size());
        assertEquals(3, page.body().get(0).get("id").getIntValue());
        assertTrue(page.header("Link").contains("page=2"), page.header("Link"));
    }

    @Test
    void a_page_tells_the_number_of_all_if_the_request_asks_for_it() {
        assertTrue(Long.parseLong(api.get("/items?total=true").header("Total-Count")) >= 2000);
        assertFalse(api.get("/items").getHeaders().contains("Total-Count"));
    }

    @Test
    void a_page_shows_no_notes() {
        assertFalse(api.get("/items").body().toString().contains("note"));
    }

    @Test
    void a_change_is_kept() {
        var path = Sample.own(sample.user());

        var changed = api.put(path, CHANGE);

        assertEquals(HttpStatus.NO_CONTENT, changed.status());
        assertEquals("Changed", api.get(path).body().get("name").getStringValue());
        assertEquals("Now", api.get(path).body().get("note").getStringValue());
    }

    @Test
    void what_belongs_to_another_user_is_unknown() {
        var path = "/users/" + sample.user() + "/items/" + sample.user();

        assertEquals(HttpStatus.NOT_FOUND, api.get(path).status());
        assertEquals(HttpStatus.NOT_FOUND, api.put(path, CHANGE).status());
    }
}

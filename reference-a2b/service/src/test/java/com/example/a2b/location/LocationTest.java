package com.example.a2b.location;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Api;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class LocationTest {

    @Inject
    Api api;

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
}

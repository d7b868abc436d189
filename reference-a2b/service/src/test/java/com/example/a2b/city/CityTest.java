package com.example.a2b.city;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Api;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class CityTest {

    @Inject
    Api api;

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
    void a_country_that_is_no_number_answers_400() {
        assertEquals(HttpStatus.BAD_REQUEST, api.get("/countries/CH/cities").getStatus());
    }
}

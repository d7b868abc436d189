package com.example.a2b.country;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Api;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class CountryTest {

    @Inject
    Api api;

    @Test
    void the_countries_are_listed_with_name_and_code() {
        var countries = api.get("/countries").body();

        assertEquals(1, countries.size());
        assertEquals("Switzerland", countries.get(0).get("name").getStringValue());
        assertEquals("CH", countries.get(0).get("code").getStringValue());
    }
}

package com.example.a2b.offer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Api;
import com.example.a2b.Fixtures;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Without a partner. */
@MicronautTest(transactional = false)
class OfferTest {

    private static final List<String> FARE_CLASSES = List.of("STANDARD", "FLEX", "PREMIUM");

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

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

    @Test
    void offers_for_an_unknown_transfer_answer_404() {
        assertEquals(HttpStatus.NOT_FOUND, api.get("/transfers/999999999/offers").getStatus());
    }

    @Test
    void offers_for_a_transfer_without_a_positive_number_answer_400() {
        assertEquals(HttpStatus.BAD_REQUEST, api.get("/transfers/0/offers").getStatus());
    }
}

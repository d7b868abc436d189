package com.example.a2b.offer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Fixtures;
import dev.a2b.testkit.Api;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.test.support.TestPropertyProvider;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** With a breaker that stays open. */
@MicronautTest(transactional = false)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CircuitBreakerTest implements TestPropertyProvider {

    private final Partner partner = new Partner();

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Inject
    MeterRegistry meters;

    @Override
    public Map<String, String> getProperties() {
        return partner.settings(Map.of(
                "offers.breaker-reset",
                "1h",
                "micronaut.http.services.partner.request-timeout",
                "10m")); // a busy machine sends no request twice
    }

    @AfterAll
    void close() {
        partner.close();
    }

    @Test
    void a_partner_that_has_failed_is_left_alone() {
        partner.answerWith(503, "{}");
        api.get("/transfers/" + fixtures.transfer(1) + "/offers");
        partner.recover();
        var before = partner.requests();

        var offers = api.get("/transfers/" + fixtures.transfer(1) + "/offers").body();

        assertEquals("OWN", offers.get(0).get("source").getStringValue());
        assertEquals(before, partner.requests());
    }

    @Test
    void a_metric_tells_that_the_breaker_is_open() {
        partner.answerWith(503, "{}");

        api.get("/transfers/" + fixtures.transfer(1) + "/offers");

        assertEquals(1, meters.get("partner.breaker.open").gauge().value());
    }
}

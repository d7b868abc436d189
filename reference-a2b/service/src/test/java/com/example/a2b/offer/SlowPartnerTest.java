package com.example.a2b.offer;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.example.a2b.Fixtures;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.ServiceSettings;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import reactor.core.publisher.Flux;

/**
 * With a partner that is silent or fails, a timeout that no test reaches, and a breaker that stays open, so that each
 * test has a service of its own.
 */
@MicronautTest(transactional = false)
class SlowPartnerTest {

    private static final int CONNECTIONS = 4;
    /** There is room for three prices of each of 100 offers. */
    private static final int CALLS = 300;

    private final Partner partner = new Partner();

    @Inject
    Environment environment;

    @Inject
    Fixtures fixtures;

    private EmbeddedServer service;
    private Api api;

    @BeforeEach
    void start() {
        start(CALLS, "STANDARD, FLEX, PREMIUM");
    }

    private void start(int calls, String fareClasses) {
        service = ServiceSettings.start(
                environment,
                partner.settings(Map.of(
                        "offers.breaker-reset",
                        "1h",
                        "micronaut.http.services.partner.connect-timeout",
                        "10m",
                        "micronaut.http.services.partner.request-timeout",
                        "10m",
                        "micronaut.http.services.partner.pool.max-concurrent-http1-connections",
                        "" + CONNECTIONS,
                        "offers.calls",
                        "" + calls,
                        "offers.fare-classes",
                        fareClasses)));
        api = service.getApplicationContext().getBean(Api.class);
    }

    @AfterEach
    void stop() {
        partner.close();
        service.close();
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void other_endpoints_answer_while_many_offers_wait_for_the_partner() throws Exception {
        partner.beSilent();
        var user = fixtures.user();
        var transfer = fixtures.transfer(1);
        var offers = Flux.fromIterable(fixtures.transfers(100, 1, LocalDate.of(2091, 5, 1)))
                .flatMap(id -> api.getLater("/transfers/" + id + "/offers"), 100)
                .collectList()
                .toFuture();
        eventually().until(() -> partner.requests() >= CONNECTIONS);

        var read = api.get("/countries");
        var booked = api.post("/users/" + user + "/transfers/" + transfer, "{\"description\": \"\"}");

        assertEquals(HttpStatus.OK, read.getStatus());
        assertEquals(HttpStatus.CREATED, booked.getStatus());
        assertFalse(offers.isDone());
        assertEquals(CONNECTIONS, partner.requests());
        partner.recover();
        assertEquals(100, offers.get().size());
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void offers_beyond_those_that_may_wait_for_the_partner_have_the_own_price_and_leave_the_breaker_closed()
            throws Exception {

        service.close();
        start(CONNECTIONS + 1, "STANDARD");
        partner.beSilent();
        var sources = new ConcurrentLinkedQueue<String>();
        var offers = Flux.fromIterable(fixtures.transfers(50, 1, LocalDate.of(2091, 5, 1)))
                .flatMap(id -> api.sendUntilServed(HttpRequest.GET("/transfers/" + id + "/offers")), 50)
                .doOnNext(
                        answer -> sources.add(answer.body().get(0).get("source").getStringValue()))
                .collectList()
                .toFuture();

        eventually().untilAsserted(() -> assertEquals(50 - CONNECTIONS - 1, sources.size()));

        var breaker = service.getApplicationContext()
                .getBean(MeterRegistry.class)
                .get("partner.breaker.open")
                .gauge();
        assertEquals(Set.of("OWN"), Set.copyOf(sources));
        assertEquals(0, breaker.value());
        partner.recover();
        assertEquals(50, offers.get().size());
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void the_prices_of_all_fare_classes_are_asked_for_at_the_same_time() throws Exception {
        partner.beSilent();
        var offers =
                api.getLater("/transfers/" + fixtures.transfer(1) + "/offers").toFuture();

        eventually().until(() -> partner.requests() == 3);

        assertFalse(offers.isDone());
        partner.recover();
        assertEquals(3, offers.get().body().size());
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
}

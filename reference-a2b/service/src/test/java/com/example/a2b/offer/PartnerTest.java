package com.example.a2b.offer;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Fixtures;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.ServiceSettings;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.env.Environment;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.test.support.TestPropertyProvider;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With a breaker that soon lets a request try the partner again: no test meets the one that another has opened. */
@MicronautTest(transactional = false)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PartnerTest implements TestPropertyProvider {

    private static final List<String> PARTNERS_PRICE = List.of("FLEX 99.9 PARTNER");
    private static final List<String> OWN_PRICE = List.of("FLEX 42.5 OWN");

    private final Partner partner = new Partner();

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Inject
    MeterRegistry meters;

    @Inject
    Environment environment;

    private int before;

    @Override
    public Map<String, String> getProperties() {
        return partner.settings(Map.of(
                "offers.fare-classes",
                "FLEX",
                "offers.breaker-reset",
                "1ms",
                "micronaut.http.services.partner.request-timeout",
                "10m", // a busy machine sends no request twice
                "micronaut.caches.partner-prices.expire-after-write",
                "1h"));
    }

    /** Once the breaker is closed: until then, a request is sent again less often. */
    @BeforeEach
    void countRequests() throws Exception {
        partner.recover();
        eventually().until(() -> offers(fixtures.transfer(1)).equals(PARTNERS_PRICE) && breaker() == 0);
        before = partner.requests();
    }

    @AfterAll
    void close() {
        partner.close();
    }

    @Test
    void an_offer_has_the_partners_price() {
        assertEquals(PARTNERS_PRICE, offers(fixtures.transfer(1)));
    }

    @Test
    void a_failed_request_is_sent_again() {
        partner.failNext(2);

        var offers = offers(fixtures.transfer(1));

        assertEquals(PARTNERS_PRICE, offers);
        assertEquals(3, partner.requests() - before);
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 404})
    void a_request_that_the_partner_refuses_is_not_sent_again(int status) {
        partner.answerWith(status, "{}");

        var offers = offers(fixtures.transfer(1));

        assertEquals(OWN_PRICE, offers);
        assertEquals(1, partner.requests() - before);
    }

    @Test
    void a_partner_that_fails_at_each_attempt_is_replaced_by_the_own_price() {
        partner.answerWith(503, "{}");

        var offers = offers(fixtures.transfer(1));

        assertEquals(OWN_PRICE, offers);
        assertEquals(4, partner.requests() - before);
    }

    @Test
    void the_breaker_is_closed_again_by_an_answer() throws Exception {
        partner.answerWith(503, "{}");
        offers(fixtures.transfer(1));
        var opened = breaker();
        partner.recover();

        eventually().until(() -> offers(fixtures.transfer(1)).equals(PARTNERS_PRICE) && breaker() == 0);

        assertEquals(1, opened);
    }

    /** Asked by a service with the timeout of application.yml. */
    @Test
    void a_partner_that_does_not_answer_in_time_is_replaced_by_the_own_price() {
        try (var silent = new Partner();
                var service = impatientService(silent)) {
            silent.beSilent();

            var offers = offers(service.getApplicationContext().getBean(Api.class), fixtures.transfer(1));

            assertEquals(OWN_PRICE, offers);
        }
    }

    /** It could lead anywhere, and to itself again and again. */
    @Test
    void a_redirection_is_not_followed_and_is_a_failure() {
        partner.answerWith(302, "");

        var offers = offers(fixtures.transfer(1));

        assertEquals(OWN_PRICE, offers);
        assertEquals(4, partner.requests() - before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "{\"price\": -1}",
                "{\"price\": \"free\"}",
                "{\"price\": 1e2147483647}",
                "{\"price\": 1e-2147483647}",
                "{\"price\": 10000000000}",
                "{\"price\": 0.001}",
                "<html>"
            })
    void an_answer_without_a_sound_price_is_replaced_by_the_own_price(String body) {
        partner.answerWith(200, body);

        assertEquals(OWN_PRICE, offers(fixtures.transfer(1)));
    }

    @Test
    void a_price_is_asked_for_once_while_it_is_in_the_cache() {
        var transfer = fixtures.transfer(1);

        var first = offers(transfer);
        var second = offers(transfer);

        assertEquals(first, second);
        assertEquals(1, partner.requests() - before);
    }

    @Test
    void the_own_price_does_not_enter_the_cache() throws Exception {
        var transfer = fixtures.transfer(1);
        partner.answerWith(503, "{}");
        offers(transfer);
        partner.recover();

        // The breaker may still be open for a moment, but the cache would keep its price for an hour.
        eventually().until(() -> offers(transfer).equals(PARTNERS_PRICE));
    }

    /** The metric: 1 while the breaker is open. */
    private double breaker() {
        return meters.get("partner.breaker.open").gauge().value();
    }

    private EmbeddedServer impatientService(Partner silent) {
        return ServiceSettings.start(environment, silent.settings(Map.of("offers.fare-classes", "FLEX")));
    }

    private List<String> offers(long transfer) {
        return offers(api, transfer);
    }

    private static List<String> offers(Api api, long transfer) {
        var offers = api.get("/transfers/" + transfer + "/offers").body();
        return StreamSupport.stream(offers.values().spliterator(), false)
                .map(offer -> offer.get("fareClass").getStringValue() + " "
                        + offer.get("price").getDoubleValue() + " "
                        + offer.get("source").getStringValue())
                .toList();
    }
}

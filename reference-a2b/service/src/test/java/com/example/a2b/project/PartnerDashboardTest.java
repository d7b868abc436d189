package com.example.a2b.project;

import com.example.a2b.Fixtures;
import com.example.a2b.offer.Partner;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.test.support.TestPropertyProvider;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;

/** The dashboard of the partner, asked of a service with one. */
@MicronautTest(transactional = false)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PartnerDashboardTest extends DashboardTest implements TestPropertyProvider {

    private final Partner partner = new Partner();

    @Inject
    Fixtures fixtures;

    @Override
    public Map<String, String> getProperties() {
        return Map.of(
                "micronaut.http.services.partner.url",
                partner.url(),
                "micronaut.http.services.partner.request-timeout",
                "10m"); // the answer of a slow machine counts, too
    }

    @AfterAll
    void close() {
        partner.close();
    }

    @Override
    String dashboard() {
        return "partner.json";
    }

    @Override
    void callService() {
        api.get("/transfers/" + fixtures.transfer(1) + "/offers");
    }
}

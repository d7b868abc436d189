package com.example.a2b.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.database.BookingDataSet;
import com.example.a2b.offer.Partner;
import dev.a2b.measure.service.ServiceClient;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The requests of this domain to every artifact, beside those of every domain. */
class ArtifactIT extends ArtifactChecks {

    private final Partner partner = new Partner();

    @Override
    Map<String, String> extensions() {
        return Map.of(
            "MICRONAUT_HTTP_SERVICES_PARTNER_URL", partner.url(),
            "MICRONAUT_HTTP_SERVICES_PARTNER_REQUEST_TIMEOUT", "30s"); // the first request of a cold process
    }

    @AfterAll
    void stopPartner() {
        partner.close();
    }

    @Test
    void a_booking_is_made_once() throws Exception {
        var path = "/api/v1/users/2/transfers/" + freeTransferOf(2);

        assertEquals(201, client.post(path, "{\"description\": \"Window seat\"}").statusCode());
        assertEquals(409, client.post(path, "{\"description\": \"Again\"}").statusCode());
        assertEquals(400, client.post(path, "{\"description\":").statusCode());
    }

    /** A container does not reach the loopback address of this machine, so it offers the own price. */
    @Test
    void it_offers_the_price_of_a_partner() throws Exception {
        var source = launcher.isImage() ? "OWN" : "PARTNER";

        var offers = new String(new ServiceClient(extended).get("/api/v1/transfers/2001/offers").body(), UTF_8);

        assertEquals(3, offers.split("\"source\":\"" + source + "\"", -1).length - 1, offers);
    }

    /** A page limits what a request takes, however much a user has booked. */
    @ParameterizedTest
    @ValueSource(strings = {"", "/transfers?size=100&total=true"})
    void a_user_with_12000_bookings_is_served_with_little_memory(String path) throws Exception {
        var user = BookingDataSet.users(0.01);
        try (var connection = database.connect(); var statement = connection.createStatement()) {
            statement.execute("""
                insert into users_transfers (user_id, transfer_id, state, description)
                select %d, id, 'COMPLETED', 'A note' from transfers on conflict do nothing""".formatted(user));
        }

        assertServedWithLittleMemory("/api/v1/users/" + user + path, 24);
    }

    private long freeTransferOf(long user) throws Exception {
        try (var connection = database.connect(); var statement = connection.createStatement();
             var row = statement.executeQuery("""
                 select max(id) from transfers where seats_taken < capacity
                 and id not in (select transfer_id from users_transfers where user_id = %d)""".formatted(user))) {
            row.next();
            return row.getLong(1);
        }
    }
}

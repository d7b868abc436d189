package com.example.a2b;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.database.BookingDataSet;
import com.example.a2b.offer.Partner;
import dev.a2b.measure.service.ServiceClient;
import dev.a2b.postgres.DatabaseCrash;
import dev.a2b.testkit.ArtifactSuite;
import dev.a2b.testkit.Tokens;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The requests of this domain to every artifact, beside those of every domain. */
class ArtifactIT extends ArtifactSuite {

    private static final String CRASH = "{\"description\": \"Crash\"}";

    private Partner partner;

    @Override
    protected Map<String, String> extensions() {
        partner = new Partner(here);
        return Map.of(
                "MICRONAUT_HTTP_SERVICES_PARTNER_URL",
                byName(partner.url()),
                "MICRONAUT_HTTP_SERVICES_PARTNER_REQUEST_TIMEOUT",
                "30s"); // the first request of a cold process
    }

    @AfterAll
    void stopPartner() {
        if (partner != null) {
            partner.close();
        }
    }

    @Test
    void a_booking_is_made_once() throws Exception {
        var path = "/api/v1/users/2/transfers/" + freeTransfersOf(2, 1).get(0);

        assertEquals(
                201, client.post(path, "{\"description\": \"Window seat\"}").statusCode());
        assertEquals(409, client.post(path, "{\"description\": \"Again\"}").statusCode());
        assertEquals(400, client.post(path, "{\"description\":").statusCode());
    }

    @Test
    void with_security_on_a_user_sees_and_changes_nobody_else() throws Exception {
        var caller = new ServiceClient(extended);
        var own = "/api/v1" + SAMPLE.changeable(1);
        var another = Tokens.ofUser(2);

        assertEquals(401, caller.get(own).statusCode());
        assertEquals(403, caller.get(own, "Authorization", another).statusCode());
        assertEquals(
                403, caller.put(own, SAMPLE.body(), "Authorization", another).statusCode());
        assertEquals(200, caller.get(own, "Authorization", Tokens.ofUser(1)).statusCode());
    }

    @Test
    void it_offers_the_price_of_a_partner() throws Exception {
        assumeReached();

        assertEquals(3, offers(2001, "PARTNER"));
    }

    @Test
    @Order(Integer.MAX_VALUE - 1) // the breaker stays open for a while
    void it_offers_its_own_price_beside_an_absurd_one_and_a_redirection() throws Exception {
        assumeReached();

        partner.answerWith(200, "{\"price\": 1e2147483647}");
        assertEquals(3, offers(2002, "OWN"));
        partner.answerWith(302, "");
        assertEquals(3, offers(2003, "OWN"));
    }

    /** How many offers of a transfer have this source. */
    private int offers(int transfer, String source) throws Exception {
        var offers = new String(
                new ServiceClient(extended)
                        .get("/api/v1/transfers/" + transfer + "/offers")
                        .body(),
                UTF_8);
        return offers.split("\"source\":\"" + source + "\"", -1).length - 1;
    }

    /** A page limits what a request takes, however much a user has booked. */
    @ParameterizedTest
    @ValueSource(strings = {"", "/transfers?size=100&total=true"})
    void a_user_with_12000_bookings_is_served_with_little_memory(String path) throws Exception {
        var user = BookingDataSet.users(0.01);
        try (var connection = database.connect();
                var statement = connection.createStatement()) {
            statement.execute("""
                insert into users_transfers (user_id, transfer_id, state, description)
                select %d, id, 'COMPLETED', 'A note' from transfers on conflict do nothing""".formatted(user));
        }

        assertServedWithLittleMemory("/api/v1/users/" + user + path, 24);
    }

    /** Most requests are under way when the crash ends all connections: their bookings may be stored or not. */
    @Test
    @Order(Integer.MAX_VALUE) // the driver may log a connection that it was opening, and another test reads the log
    void no_acknowledged_booking_is_lost_in_a_crash_of_the_database() throws Exception {
        var transfers = freeTransfersOf(4, 200);
        var first = transfers.get(0);
        assertEquals(201, client.post(bookingOf(first), CRASH).statusCode());
        var answers = transfers.stream()
                .skip(1)
                .collect(toMap(transfer -> transfer, transfer -> client.postAsync(bookingOf(transfer), CRASH)));

        DatabaseCrash.provoke(database);

        var acknowledged = new TreeSet<>(Set.of(first));
        for (var answer : answers.entrySet()) {
            var status = answer.getValue().get().statusCode();
            assertTrue(status == 201 || status == 503, () -> "status " + status);
            if (status == 201) {
                acknowledged.add(answer.getKey());
            }
        }
        client.awaitSuccess("/api/v1/users/4");
        acknowledged.removeAll(numbers("select transfer_id from users_transfers where description = 'Crash'"));
        assertEquals(Set.of(), acknowledged, "acknowledged, but not stored");
    }

    private static String bookingOf(long transfer) {
        return "/api/v1/users/4/transfers/" + transfer;
    }

    private List<Long> freeTransfersOf(long user, int count) throws SQLException {
        return numbers("""
            select id from transfers where seats_taken < capacity
            and id not in (select transfer_id from users_transfers where user_id = %d)
            order by id desc limit %d""".formatted(user, count));
    }

    private List<Long> numbers(String sql) throws SQLException {
        return database.values(sql).stream().map(Long::valueOf).toList();
    }
}

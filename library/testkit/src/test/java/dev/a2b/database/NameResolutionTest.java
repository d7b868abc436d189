package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.testkit.NameServer;
import dev.a2b.testkit.ServiceBehindRelay;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The event loops are watched, so that a look-up that blocks one fails each of these tests. */
@MicronautTest(transactional = false)
class NameResolutionTest {

    @Inject
    Environment environment;

    private NameServer names;
    private ServiceBehindRelay service;

    @BeforeEach
    void start() throws Exception {
        names = new NameServer();
        service = ServiceBehindRelay.startAt(
                "database.example", environment, Map.of("a2b.dns.servers", names.address()), relay -> {});
        service.awaitServed(20);
    }

    @AfterEach
    void stop() throws Exception {
        service.close();
        names.close();
    }

    @Test
    void requests_that_need_no_new_connection_go_on_while_the_name_server_is_silent() throws Exception {
        assertTrue(names.questions() > 0, "the database was found by its name");
        names.silence();

        for (var request = 0; request < 20; request++) {
            assertEquals(ServiceBehindRelay.SERVED, service.statuses(1));
        }
    }

    @Test
    void a_migration_that_goes_silent_is_given_up_where_the_database_has_a_name() throws Exception {
        service.close();
        service = ServiceBehindRelay.startAt(
                "database.example",
                environment,
                Map.of("a2b.dns.servers", names.address(), "a2b.database.migration-silence", "2s"),
                relay -> relay.blackHoleAfter("pg_try_advisory_lock"));

        service.awaitReady();

        assertTrue(service.relay().hasBrokenAsAsked());
    }

    @Test
    void a_lost_connection_and_a_silent_name_server_answer_503_and_the_service_lives() throws Exception {
        names.silence();
        service.relay().reset();

        service.await(() -> service.statuses(20).equals(Set.of(HttpStatus.SERVICE_UNAVAILABLE)));

        assertEquals(HttpStatus.OK, service.liveness());
        assertEquals(HttpStatus.SERVICE_UNAVAILABLE, service.readiness());
    }
}

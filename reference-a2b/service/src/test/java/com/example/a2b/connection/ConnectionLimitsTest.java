package com.example.a2b.connection;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.time.Duration;
import org.junit.jupiter.api.Test;

@MicronautTest(transactional = false)
class ConnectionLimitsTest {

    private static final String OPTIONS = "r2dbc.datasources.default.options.";

    @Inject
    ConnectionLimits limits;

    @Property(name = OPTIONS + "statementTimeout")
    Duration statement;

    @Property(name = OPTIONS + "lockWaitTimeout")
    Duration lock;

    @Property(name = OPTIONS + "maxSize")
    int connections;

    @Test
    void no_request_waits_longer_than_5_s_for_the_database() {
        assertTrue(limits.turn().plus(limits.total()).compareTo(Duration.ofSeconds(5)) <= 0);
    }

    @Test
    void a_wait_for_a_connection_leaves_time_for_the_server_to_cancel_the_statement_itself() {
        assertTrue(limits.acquire().plus(statement).compareTo(limits.total()) <= 0);
        assertTrue(lock.compareTo(statement) < 0);
    }

    @Test
    void readiness_answers_within_a_second() {
        assertTrue(limits.health().compareTo(Duration.ofSeconds(1)) < 0);
    }

    @Test
    void requests_that_change_data_leave_half_of_the_pool_to_those_that_read() {
        assertTrue(2 * limits.writers() <= connections);
    }
}

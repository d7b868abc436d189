package com.example.a2b.connection;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.ApplicationContext;
import io.micronaut.context.env.Environment;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The limits as users get them, in application.yml. */
class ConnectionLimitsTest {

    private static final String OPTIONS = "r2dbc.datasources.default.options.";
    private static final Duration BETWEEN_CHECKS = Duration.ofMillis(100);

    private final Environment configuration =
        ApplicationContext.builder().deduceEnvironment(false).build().getEnvironment().start();

    @AfterEach
    void stop() {
        configuration.stop();
    }

    @Test
    void no_request_waits_longer_than_5_s_for_the_database() {
        var longest = duration("connection.turn").plus(duration("connection.total")).plus(BETWEEN_CHECKS);

        assertTrue(longest.compareTo(Duration.ofSeconds(5)) <= 0, longest::toString);
    }

    @Test
    void after_the_wait_for_a_connection_the_server_has_time_to_cancel_the_statement_itself() {
        var statement = duration(OPTIONS + "statementTimeout");

        assertTrue(duration("connection.acquire").plus(statement).compareTo(duration("connection.total")) <= 0);
        assertTrue(duration(OPTIONS + "lockWaitTimeout").compareTo(statement) < 0);
    }

    @Test
    void readiness_answers_within_a_second() {
        assertTrue(duration("connection.health").compareTo(Duration.ofSeconds(1)) < 0);
    }

    @Test
    void requests_that_change_data_leave_half_of_the_pool_to_those_that_read() {
        assertTrue(2 * number("connection.writers") <= number(OPTIONS + "maxSize"));
    }

    private Duration duration(String name) {
        return configuration.getRequiredProperty(name, Duration.class);
    }

    private int number(String name) {
        return configuration.getRequiredProperty(name, Integer.class);
    }
}

package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.micronaut.core.convert.ConversionService;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The limits as every service has them: the library's own, and those that it sets for the framework. */
class DefaultsTest {

    private static final String OPTIONS = "r2dbc.datasources.default.options.";
    private static final Map<String, String> VALUES = new HashMap<>();

    @BeforeAll
    static void read() throws IOException {
        try (var metadata = resource("/META-INF/spring-configuration-metadata.json");
                var defaults = resource("/dev/a2b/defaults.properties")) {
            new ObjectMapper()
                    .readTree(metadata)
                    .path("properties")
                    .forEach(property -> VALUES.put(
                            property.path("name").asText(),
                            property.path("defaultValue").asText()));
            var properties = new Properties();
            properties.load(defaults);
            properties.forEach((name, value) -> VALUES.put(name.toString(), value.toString()));
        }
    }

    @Test
    void no_request_waits_longer_than_5_s_for_the_database() {
        var longest = duration("a2b.writers.turn")
                .plus(duration("a2b.database.total"))
                .plus(Leases.BETWEEN_CHECKS);

        assertTrue(longest.compareTo(Duration.ofSeconds(5)) <= 0, longest::toString);
    }

    /** A request that meets a dead connection closes only that one. The next one asks those that were idle. */
    @Test
    void dead_connections_are_replaced_within_10_s() {
        var longest = Leases.TRUSTED
                .plus(duration("a2b.database.total"))
                .plus(Leases.BETWEEN_CHECKS)
                .plus(duration("a2b.database.acquire"))
                .plus(duration("a2b.database.probe"));

        assertTrue(longest.compareTo(Duration.ofSeconds(10)) <= 0, longest::toString);
        assertTrue(duration(OPTIONS + "maxLifeTime").compareTo(Duration.ofHours(1)) <= 0);
        assertTrue(Boolean.parseBoolean(value(OPTIONS + "tcpKeepAlive")));
    }

    @Test
    void callers_may_be_slow_for_10_s_and_silent_for_60_s() {
        assertEquals(Duration.ofSeconds(10), duration("a2b.http.header-timeout"));
        assertEquals(Duration.ofSeconds(10), duration("a2b.http.body-timeout"));
        assertEquals(Duration.ofSeconds(10), duration("a2b.http.answer-timeout"));
        assertEquals(Duration.ofSeconds(60), duration("micronaut.server.idle-timeout"));
    }

    /**
     * Docker kills after 10 s. The drain waits once more for a third of its time: for the requests that came last. What
     * comes after the grace period takes some 0.4 s.
     */
    @Test
    void a_stop_takes_less_than_9_s() {
        var drain = duration("a2b.stop.drain");
        var longest =
                drain.plus(drain.dividedBy(3)).plus(duration("micronaut.lifecycle.graceful-shutdown.grace-period"));

        assertTrue(longest.compareTo(Duration.ofMillis(8500)) < 0, longest::toString);
    }

    @Test
    void after_the_wait_for_a_connection_the_server_has_time_to_cancel_the_statement_itself() {
        var statement = duration(OPTIONS + "statementTimeout");

        assertTrue(duration("a2b.database.acquire").plus(statement).compareTo(duration("a2b.database.total")) <= 0);
        assertTrue(duration(OPTIONS + "lockWaitTimeout").compareTo(statement) < 0);
    }

    @Test
    void a_statement_takes_at_most_3_s_and_waits_at_most_2_s_for_a_lock() {
        assertEquals(Duration.ofSeconds(3), duration(OPTIONS + "statementTimeout"));
        assertEquals(Duration.ofSeconds(2), duration(OPTIONS + "lockWaitTimeout"));
    }

    @Test
    void readiness_answers_within_a_second() {
        assertTrue(duration("a2b.database.health").compareTo(Duration.ofSeconds(1)) < 0);
    }

    @Test
    void requests_that_change_data_leave_half_of_the_pool_to_others() {
        assertTrue(2 * number("a2b.writers.limit") <= number(OPTIONS + "maxSize"));
    }

    @Test
    void requests_that_change_the_same_thing_leave_half_of_the_turns_to_others() {
        assertTrue(2 * number("a2b.writers.same") <= number("a2b.writers.limit"));
    }

    private static Duration duration(String name) {
        return converted(value(name), Duration.class);
    }

    private static int number(String name) {
        return Integer.parseInt(value(name));
    }

    private static String value(String name) {
        assertTrue(VALUES.containsKey(name), () -> name + " has no default");
        return VALUES.get(name);
    }

    private static <T> T converted(String value, Class<T> type) {
        return ConversionService.SHARED.convertRequired(value, type);
    }

    private static java.io.InputStream resource(String name) {
        return DefaultsTest.class.getResourceAsStream(name);
    }
}

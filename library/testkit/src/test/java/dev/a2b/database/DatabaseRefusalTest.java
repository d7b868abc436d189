package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import io.micronaut.context.annotation.Property;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

@MicronautTest(transactional = false)
@Property(name = "r2dbc.datasources.default.username", value = "nobody")
@Property(name = "r2dbc.datasources.default.password", value = "wrong")
class DatabaseRefusalTest {

    @Inject
    Api api;

    @Test
    void a_login_that_the_database_refuses_answers_503_and_says_when_to_try_again() {
        var answer = api.get(Items.OPEN);

        assertEquals(HttpStatus.SERVICE_UNAVAILABLE, answer.getStatus());
        assertEquals("urn:problem-type:unavailable", answer.body().get("type").getStringValue());
        assertNotNull(answer.header("Retry-After"));
    }

    @Test
    void many_refused_requests_write_no_stack_trace_and_no_line_each() {
        api.get(Items.OPEN);
        var root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        root.addAppender(lines);
        try {
            for (var request = 0; request < 20; request++) {
                assertEquals(HttpStatus.SERVICE_UNAVAILABLE, api.get(Items.OPEN).getStatus());
            }
        } finally {
            root.detachAppender(lines);
        }

        assertEquals(
                List.of(),
                lines.list.stream()
                        .filter(line -> line.getThrowableProxy() != null)
                        .toList());
        assertTrue(lines.list.size() < 20, lines.list::toString);
    }
}

package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import io.micronaut.context.annotation.Property;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;

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
        var lines = LogLines.ofAll();
        try (lines) {
            for (var request = 0; request < 20; request++) {
                assertEquals(HttpStatus.SERVICE_UNAVAILABLE, api.get(Items.OPEN).getStatus());
            }
        }

        assertEquals(
                List.of(),
                lines.list().stream()
                        .filter(line -> line.getThrowableProxy() != null)
                        .toList());
        assertTrue(lines.list().size() < 20, lines.list()::toString);
    }
}

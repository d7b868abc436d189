package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.spi.ILoggingEvent;
import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.annotation.Requires;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import reactor.core.publisher.Mono;

@MicronautTest(transactional = false)
@Property(name = "test.broken", value = "true")
class RequestIdTest {

    private static final String HEADER = "X-Request-Id";
    private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";
    private static final String FAILURE = "broken for a test";
    private static final String NOTE = "noted for a test";

    @Inject
    Api api;

    @Test
    void a_sound_id_of_the_caller_is_returned() {
        var answer = api.send(HttpRequest.GET(Items.OPEN).header(HEADER, "Order-17:a_b.c"));

        assertEquals("Order-17:a_b.c", answer.header(HEADER));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "with space",
                "quote\"",
                "${jndi:ldap://x}",
                "\u00e4",
                "12345678901234567890123456789012345678901234567890123456789012345"
            })
    void an_unsound_id_is_replaced(String unsound) {
        var answer = api.send(HttpRequest.GET(Items.OPEN).header(HEADER, unsound));

        assertTrue(answer.header(HEADER).matches("[0-9a-f]{32}"), answer.header(HEADER));
    }

    @Test
    void each_request_without_an_id_gets_one_of_its_own() {
        var first = api.get(Items.OPEN).header(HEADER);
        var second = api.get(Items.OPEN).header(HEADER);

        assertNotEquals(first, second);
    }

    @ParameterizedTest
    @ValueSource(strings = {"999999999", "-1", "Ada"})
    void a_problem_tells_the_id_of_its_request(String userId) {
        var answer = api.get(Items.own(userId));

        assertEquals(answer.header(HEADER), text(answer, "requestId"));
    }

    @Test
    void a_problem_tells_the_trace_that_the_caller_began() {
        var answer =
                api.send(HttpRequest.GET("/nothing").header("traceparent", "00-" + TRACE + "-b7ad6b7169203331-01"));

        assertEquals(TRACE, text(answer, "traceId"));
    }

    @Test
    void a_line_of_the_log_tells_the_ids_of_its_request_on_any_thread() {
        var request = HttpRequest.GET("/broken")
                .header(HEADER, "one")
                .header("traceparent", "00-" + TRACE + "-b7ad6b7169203331-01");

        var context = contextOfLine(request, RequestIdTest::tellsTheFailure);

        assertEquals("one", context.get("requestId"));
        assertEquals(TRACE, context.get("traceId"));
    }

    @Test
    void a_line_of_the_log_keeps_what_the_service_noted_for_it() {
        var request = HttpRequest.GET("/broken/note").header(HEADER, "two");

        var context = contextOfLine(request, line -> NOTE.equals(line.getMessage()));

        assertEquals(Map.of("requestId", "two", "noted", "by the service"), context);
    }

    /** The diagnostic context of the first such line while this request is answered. Other threads write lines, too. */
    private Map<String, String> contextOfLine(HttpRequest<?> request, Predicate<ILoggingEvent> line) {
        try (var lines = LogLines.ofAll()) {
            api.send(request);
            return lines.list().stream().filter(line).findFirst().orElseThrow().getMDCPropertyMap();
        }
    }

    private static boolean tellsTheFailure(ILoggingEvent line) {
        return line.getThrowableProxy() != null
                && FAILURE.equals(line.getThrowableProxy().getMessage());
    }

    private static String text(HttpResponse<JsonNode> answer, String member) {
        return answer.body().get(member).getStringValue();
    }

    @Hidden
    @Controller("/api/v1/broken")
    @Requires(property = "test.broken")
    static class BrokenController {

        @Get
        Mono<String> fail() {
            return Mono.delay(Duration.ofMillis(1)).then(Mono.error(new IllegalStateException(FAILURE)));
        }

        @Get("/note")
        void note() {
            try (var noted = MDC.putCloseable("noted", "by the service")) {
                LoggerFactory.getLogger(BrokenController.class).info(NOTE);
            }
        }
    }
}

package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.testkit.RawConnection;
import io.micronaut.context.annotation.Property;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@MicronautTest(transactional = false)
@Property(name = "a2b.overload.requests", value = "0")
@Property(name = "a2b.http.header-timeout", value = "200ms")
class RefusedConnectionTest {

    private static final String GET = "GET /api/v1" + Items.own(1) + " HTTP/1.1\r\nHost: localhost\r\n";

    @Inject
    EmbeddedServer server;

    @Test
    void a_request_beyond_the_limit_gets_the_headers_and_the_type_of_every_problem() throws Exception {
        try (var connection = open()) {

            var answer =
                    connection.send(GET + "Connection: close\r\n\r\n").readAll().toLowerCase();

            assertTrue(answer.startsWith("http/1.1 503 "), answer);
            assertTrue(answer.contains("\r\nx-content-type-options: nosniff\r\n"), answer);
            assertTrue(answer.contains("\r\ncache-control: no-store\r\n"), answer);
            assertTrue(answer.contains("\r\nretry-after: "), answer);
            assertTrue(answer.contains("\"type\":\"urn:problem-type:unavailable\""), answer);
        }
    }

    /** Longer than the timeout of a header: a refused request must not count as one that does not arrive. */
    @Test
    void a_connection_stays_open_while_its_requests_are_refused() throws Exception {
        try (var connection = open()) {
            for (var request = 0; request < 10; request++) {
                connection.send(GET + "\r\n").readUntil("}");
                Thread.sleep(50);
            }

            var answer = connection.send(GET + "Connection: close\r\n\r\n").readAll();

            assertTrue(answer.startsWith("HTTP/1.1 503 "), answer);
        }
    }

    @Test
    void a_request_beyond_the_limit_keeps_the_id_of_the_caller() throws Exception {
        try (var connection = open()) {

            var answer = connection
                    .send(GET + "X-Request-Id: mine\r\nConnection: close\r\n\r\n")
                    .readAll();

            assertEquals(List.of("mine", "mine"), ids(answer), answer);
        }
    }

    @Test
    void a_request_beyond_the_limit_is_told_the_trace_that_the_caller_began() throws Exception {
        try (var connection = open()) {
            var trace = "0af7651916cd43dd8448eb211c80319c";
            var header = "traceparent: 00-" + trace + "-b7ad6b7169203331-01\r\n";

            var answer =
                    connection.send(GET + header + "Connection: close\r\n\r\n").readAll();

            assertTrue(answer.endsWith("\",\"traceId\":\"" + trace + "\"}"), answer);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "X-Request-Id: \"}\r\n"})
    void a_request_beyond_the_limit_without_a_sound_id_gets_one(String header) throws Exception {
        try (var connection = open()) {

            var answer =
                    connection.send(GET + header + "Connection: close\r\n\r\n").readAll();

            var ids = ids(answer);
            assertTrue(ids.get(0).matches("[0-9a-f]{32}"), answer);
            assertEquals(ids.get(0), ids.get(1), answer);
        }
    }

    @Test
    void a_request_beyond_the_limit_is_refused_also_where_its_target_has_a_host() throws Exception {
        try (var connection = open()) {
            var request = GET.replace("GET ", "GET http://localhost");

            var answer = connection.send(request + "Connection: close\r\n\r\n").readAll();

            assertTrue(answer.startsWith("HTTP/1.1 503 "), answer);
        }
    }

    @Test
    void a_malformed_request_beyond_the_limit_answers_400_and_closes_the_connection() throws Exception {
        try (var connection = open()) {

            var answer = connection.send(GET + "Host: other\r\n\r\n").readAll();

            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        }
    }

    /** In the header and in the problem. */
    private static List<String> ids(String answer) {
        return Pattern.compile("(?i)(?:x-request-id: |\"requestId\":\")([^\"\r]*)")
                .matcher(answer)
                .results()
                .map(id -> id.group(1))
                .toList();
    }

    private RawConnection open() throws Exception {
        return new RawConnection(server.getHost(), server.getPort());
    }
}

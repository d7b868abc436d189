package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.RawConnection;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.annotation.Requires;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@MicronautTest(transactional = false)
@Property(name = "test.stored", value = "true")
class ResponseHeadersTest {

    private static final String LONG = "/api/v1" + Items.LONG;
    private static final String OWN = "/api/v1" + Items.own(1);

    @Inject
    Api api;

    @Inject
    EmbeddedServer server;

    @ParameterizedTest
    @MethodSource("paths")
    void every_answer_tells_browsers_to_do_nothing_with_it(String path) {
        var answer = api.get(path);

        assertEquals("nosniff", answer.header("X-Content-Type-Options"));
        assertEquals("default-src 'none'; frame-ancestors 'none'", answer.header("Content-Security-Policy"));
        assertEquals("no-referrer", answer.header("Referrer-Policy"));
    }

    static Stream<String> paths() {
        return Stream.of(Items.OPEN, Items.own(1), Items.own(999_999_999), Items.own(0), "/nothing");
    }

    @Test
    void a_page_may_use_its_own_files_only() throws Exception {
        try (var connection = open()) {

            var answer = headers(connection
                    .send(request("GET", "/swagger-ui", "Connection: close\r\n"))
                    .readAll());

            assertTrue(value(answer, "content-type").startsWith("text/html"), answer);
            assertTrue(value(answer, "content-security-policy").startsWith("default-src 'self' "), answer);
        }
    }

    @Test
    void an_answer_to_a_malformed_request_has_the_security_headers_too() throws Exception {
        try (var connection = open()) {

            var answer = connection.send("GET / HTTP/1.1\r\n\r\n").readAll().toLowerCase();

            assertTrue(answer.contains("\r\nx-content-type-options: nosniff\r\n"), answer);
        }
    }

    @Test
    void no_cache_stores_an_answer_unless_its_endpoint_says_so() {
        assertEquals("no-store", api.get(Items.own(1)).header("Cache-Control"));
        assertEquals("no-store", api.put(Items.own(1), "{}").header("Cache-Control"));
        assertEquals("max-age=60", api.get("/stored").header("Cache-Control"));
    }

    @Test
    void answers_in_a_row_on_one_connection_keep_their_own_headers() throws Exception {
        try (var connection = open()) {

            var answers = connection
                    .send(request("GET", OWN, "")
                            + request("GET", "/api/v1/stored", "")
                            + request("GET", OWN, "Connection: close\r\n"))
                    .readAll()
                    .toLowerCase();

            var stored = answers.split("http/1\\.1 200 ok");
            assertEquals(4, stored.length, answers);
            assertTrue(stored[1].contains("no-store"));
            assertFalse(stored[2].contains("no-store"));
            assertTrue(stored[3].contains("no-store"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*                             | gzip",
                "gzip                          | gzip",
                "x-gzip                        | gzip",
                "GZIP                          | gzip",
                "snappy, br, zstd, gzip;q=0.1  | gzip",
                "deflate, *;q=0.5              | gzip",
                "snappy                        | ",
                "deflate                       | ",
                "identity                      | ",
                "gzip;q=0, *                   | ",
                "gzip; q=0.000, snappy         | ",
                "*;q=0                         | "
            })
    void an_answer_is_packed_with_gzip_or_not_at_all(String accepted, String encoding) throws Exception {
        try (var connection = open()) {
            var headers = "Accept-Encoding: " + accepted + "\r\nConnection: close\r\n";

            var answer = headers(connection.send(request("GET", LONG, headers)).readAll());

            assertEquals(encoding, value(answer, "content-encoding"));
            assertEquals("accept-encoding", value(answer, "vary"));
        }
    }

    @Test
    void encodings_in_two_headers_are_one_list() throws Exception {
        try (var connection = open()) {
            var headers = "Accept-Encoding: gzip\r\nAccept-Encoding: snappy\r\nConnection: close\r\n";

            var answer =
                    connection.send(request("GET", LONG, headers)).readAll().toLowerCase();

            assertTrue(answer.contains("\r\ncontent-encoding: gzip\r\n"), answer);
        }
    }

    @ParameterizedTest
    @MethodSource("paths")
    void a_head_request_has_the_headers_of_a_get_request_and_no_body(String path) throws Exception {
        try (var connection = open()) {
            var get = connection
                    .send(request("GET", "/api/v1" + path, "Connection: close\r\n"))
                    .readAll();

            var head = head("/api/v1" + path);

            assertEquals(headers(get), headers(head));
            assertTrue(head.endsWith("\r\n\r\n"), head);
        }
    }

    @Test
    void a_connection_stays_open_after_a_head_request() throws Exception {
        try (var connection = open()) {
            connection.send(request("HEAD", LONG, "")).readUntil("\r\n\r\n");

            var answer = connection
                    .send(request("GET", LONG, "Connection: close\r\n"))
                    .readAll();

            assertTrue(answer.startsWith("HTTP/1.1 200 OK\r\n"), answer);
        }
    }

    private String head(String path) throws Exception {
        try (var connection = open()) {
            return connection
                    .send(request("HEAD", path, "Connection: close\r\n"))
                    .readAll();
        }
    }

    private static String headers(String answer) {
        return answer.substring(0, answer.indexOf("\r\n\r\n")).toLowerCase().replaceAll("\r\ndate: [^\r]*", "");
    }

    private static String value(String headers, String name) {
        return headers.lines()
                .filter(line -> line.startsWith(name + ": "))
                .map(line -> line.substring(name.length() + 2))
                .findFirst()
                .orElse(null);
    }

    private static String request(String method, String path, String headers) {
        return method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: 1\r\n" + headers + "\r\n";
    }

    private RawConnection open() throws Exception {
        return new RawConnection(server.getHost(), server.getPort());
    }

    @Hidden
    @Controller("/api/v1/stored")
    @Requires(property = "test.stored")
    static class StoredController {

        @Get
        HttpResponse<Map<String, String>> read() {
            return HttpResponse.ok(Map.of("text", "for everybody")).header("Cache-Control", "max-age=60");
        }
    }
}

package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.testkit.LogLines;
import dev.a2b.testkit.RawConnection;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Requests that another server in front may read differently: the classes of
 * <a href="https://portswigger.net/web-security/request-smuggling">request smuggling</a>, and their kin.
 */
@MicronautTest(transactional = false)
class MalformedRequestTest {

    private static final String PUT =
            "PUT /api/v1" + Items.own(1) + " HTTP/1.1\r\nHost: localhost\r\n" + "Content-Type: application/json\r\n";
    private static final String LINE = "GET /api/v1" + Items.OPEN + " HTTP/1.1";
    private static final String GET = LINE + "\r\nHost: localhost\r\n";
    private static final String CHUNKED = "Transfer-Encoding: chunked\r\n\r\n";
    private static final String SMUGGLED = GET + "\r\n";
    /** In the header and in the problem. */
    private static final Pattern ID = Pattern.compile("(?is)x-request-id: ([0-9a-f]{32})\r\n.*\"requestId\":\"\\1\"");

    @Inject
    EmbeddedServer server;

    @ParameterizedTest(name = "{0}")
    @MethodSource("malformedRequests")
    void a_malformed_request_answers_400_and_closes_the_connection(String fault, String request) throws Exception {
        try (var connection = open()) {

            var answer = connection.send(request).send(SMUGGLED).readAll();

            assertRefused(answer);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/api/v1/%zz", "/api/v1/users/\\", "/api/v1/users/1?a={", "/api/v1/[", "http://", "*", "a:b"})
    void a_target_that_is_no_address_of_the_service_answers_with_a_problem(String target) throws Exception {
        try (var connection = open()) {
            var request = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

            var answer = connection.send(request).readAll();

            assertTrue(answer.startsWith("HTTP/1.1 40"), answer);
            assertTrue(answer.contains("application/problem+json"), answer);
        }
    }

    @Test
    void a_malformed_chunk_after_the_headers_answers_400_and_closes_the_connection() throws Exception {
        try (var connection = open()) {
            connection.send(PUT + "Expect: 100-continue\r\n" + CHUNKED).readUntil("100 Continue\r\n\r\n");

            var answer = connection
                    .send("1ffffffff\r\n{}\r\n0\r\n\r\n")
                    .send(SMUGGLED)
                    .readAll();

            assertRefused(answer);
        }
    }

    /** Netty's codec reads 128 ahead. */
    @Test
    void more_requests_ahead_than_the_service_reads_close_the_connection_without_a_line_in_the_log() throws Exception {
        var lines = LogLines.ofAll();
        try (lines;
                var connection = open()) {
            connection.trickleUntilClosed(SMUGGLED.repeat(200));
        }

        assertEquals(List.of(), lines.list());
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "a.b-c_d:80", "127.0.0.1:", "[::1]:8080", "[fe80::1]", "xn--bcher-kva"})
    void each_sound_host_is_served(String host) throws Exception {
        try (var connection = open()) {
            var answer = connection
                    .send(LINE + "\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                    .readAll();

            assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
        }
    }

    @ParameterizedTest
    @CsvSource({"HTTP/9.9, 505", "HTTP/2.0, 505", "HTTP/0.9, 505", "HTTP/1.2, 200"})
    void another_version_of_http_is_refused_if_it_is_not_compatible(String version, int status) throws Exception {
        try (var connection = open()) {
            var answer = connection
                    .send(GET.replace("HTTP/1.1", version) + "Connection: close\r\n\r\n")
                    .readAll();

            assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
        }
    }

    static Stream<Arguments> malformedRequests() {
        return Stream.of(
                // How long is the body?
                Arguments.of("length and chunks", PUT + "Content-Length: 2\r\n" + CHUNKED + "0\r\n\r\n"),
                Arguments.of(
                        "chunks and length", PUT + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n"),
                Arguments.of("unknown encoding", PUT + "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"),
                Arguments.of("unknown encoding, length", PUT + "Transfer-Encoding: x\r\nContent-Length: 2\r\n\r\n{}"),
                Arguments.of("encoding identity", PUT + "Transfer-Encoding: identity\r\nContent-Length: 2\r\n\r\n{}"),
                Arguments.of("chunked not last", PUT + "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n"),
                Arguments.of("chunked not alone", PUT + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"),
                Arguments.of("chunked twice", PUT + "Transfer-Encoding: chunked\r\n" + CHUNKED + "0\r\n\r\n"),
                Arguments.of("chunked with a tab", PUT + "Transfer-Encoding:\u000bchunked\r\n\r\n0\r\n\r\n"),
                Arguments.of(
                        "chunks in HTTP/1.0", "PUT /api/v1/users/1 HTTP/1.0\r\nHost: a\r\n" + CHUNKED + "0\r\n\r\n"),
                Arguments.of("length twice", PUT + "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}"),
                Arguments.of("two lengths", PUT + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}"),
                Arguments.of("list of lengths", PUT + "Content-Length: 2, 2\r\n\r\n{}"),
                Arguments.of("negative length", PUT + "Content-Length: -1\r\n\r\n{}"),
                Arguments.of("signed length", PUT + "Content-Length: +2\r\n\r\n{}"),
                Arguments.of("hexadecimal length", PUT + "Content-Length: 0x2\r\n\r\n{}"),
                Arguments.of("empty length", PUT + "Content-Length: \r\n\r\n{}"),
                Arguments.of("length beyond all numbers", PUT + "Content-Length: 99999999999999999999\r\n\r\n{}"),
                // Where does a chunk end?
                Arguments.of("chunk size beyond 32 bits", PUT + CHUNKED + "100000002\r\n{}\r\n0\r\n\r\n"),
                Arguments.of("chunk size beyond 64 bits", PUT + CHUNKED + "10000000000000002\r\n{}\r\n0\r\n\r\n"),
                Arguments.of("negative chunk size", PUT + CHUNKED + "-2\r\n{}\r\n0\r\n\r\n"),
                Arguments.of("hexadecimal chunk size", PUT + CHUNKED + "0x2\r\n{}\r\n0\r\n\r\n"),
                Arguments.of("empty chunk size", PUT + CHUNKED + "\r\n{}\r\n0\r\n\r\n"),
                Arguments.of("chunk size and a line feed", PUT + CHUNKED + "2\n{}\r\n0\r\n\r\n"),
                Arguments.of("line feed in a chunk extension", PUT + CHUNKED + "2;a\nb\r\n{}\r\n0\r\n\r\n"),
                Arguments.of("chunk longer than its size", PUT + CHUNKED + "1\r\n{}\r\n0\r\n\r\n"),
                Arguments.of("chunk size overflow without a reader", GET + CHUNKED + "100000002\r\n{}\r\n0\r\n\r\n"),
                // Which host, which header?
                Arguments.of("no host", LINE + "\r\n\r\n"),
                Arguments.of("two hosts", GET + "Host: other\r\n\r\n"),
                Arguments.of("host twice", GET + "Host: localhost\r\n\r\n"),
                Arguments.of("empty host", LINE + "\r\nHost: \r\n\r\n"),
                Arguments.of("host with a path", LINE + "\r\nHost: a/b\r\n\r\n"),
                Arguments.of("host with a user", LINE + "\r\nHost: a@b\r\n\r\n"),
                Arguments.of("two hosts in one", LINE + "\r\nHost: a b\r\n\r\n"),
                Arguments.of("port that is no number", LINE + "\r\nHost: a:b\r\n\r\n"),
                Arguments.of("address without an end", LINE + "\r\nHost: [::1\r\n\r\n"),
                Arguments.of("address that is none", LINE + "\r\nHost: [<a>]\r\n\r\n"),
                Arguments.of("another protocol", LINE.replace("HTTP", "ABC") + "\r\nHost: a\r\n\r\n"),
                Arguments.of("space before the colon", PUT + "Content-Length : 2\r\n\r\n{}"),
                Arguments.of("folded length", PUT + "Content-Length: 1\r\n 0\r\n\r\n{}"),
                Arguments.of("folded encoding", PUT + "Transfer-Encoding: x\r\n chunked\r\n\r\n0\r\n\r\n"),
                Arguments.of("encoding in a fold", PUT + "Transfer-Encoding:\r\n xchunked\r\n\r\n0\r\n\r\n"),
                Arguments.of("folded first header", LINE + "\r\n Host: localhost\r\n\r\n"),
                Arguments.of("header without a name", GET + ": a\r\n\r\n"),
                Arguments.of("header without a colon", GET + "Name\r\n\r\n"),
                Arguments.of("name that is no token", GET + "X(Y): a\r\n\r\n"),
                Arguments.of("lines that end with a line feed", LINE + "\nHost: localhost\n\n"),
                Arguments.of(
                        "header that ends with a line feed", GET + "X-Line: a\nTransfer-Encoding: chunked\r\n\r\n"),
                Arguments.of("carriage return in a value", GET + "X-Return: a\rb\r\n\r\n"),
                Arguments.of("null in a value", GET + "X-Null: a\u0000b\r\n\r\n"),
                Arguments.of("no HTTP", "\u0016\u0003\u0001 hello\r\n\r\n"));
    }

    private static void assertRefused(String answer) {
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        assertTrue(answer.contains("connection: close\r\n"), answer);
        assertEquals(0, answer.lastIndexOf("HTTP/1."), answer);
        assertTrue(answer.contains("application/problem+json"), answer);
        assertTrue(ID.matcher(answer).find(), answer);
    }

    private RawConnection open() throws Exception {
        return new RawConnection(server.getHost(), server.getPort());
    }
}

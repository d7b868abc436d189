package dev.a2b.measure;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HttpCheckTest {

    private HttpServer server;
    private HttpCheck check;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.start();
        check = new HttpCheck(
                URI.create("http://127.0.0.1:" + server.getAddress().getPort()));
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void the_right_fields_are_accepted_and_others_told() throws IOException {
        answer("/things", 200, gzip("[{\"id\": 1, \"name\": \"one\"}]"));

        assertEquals(1, check.list("/things", "name", "id").size());
        assertEquals(
                "Check before the load: GET /things got a wrong response: the fields [code, id] were expected, "
                        + "not [id, name].",
                message(() -> check.list("/things", "id", "code")));
    }

    @Test
    void an_optional_field_may_be_missing() throws IOException {
        answer("/things", 200, gzip("[{\"id\": 1}, {\"id\": 2, \"name\": \"two\"}]"));

        assertEquals(2, check.list("/things", "id", "name?").size());
    }

    @Test
    void another_status_is_told_with_the_answer() throws IOException {
        answer("/things", 500, gzip("broken"));

        assertEquals(
                "Check before the load: GET /things got a wrong response: status 200 was expected, not 500 broken.",
                message(() -> check.get("/things")));
    }

    @Test
    void a_service_that_is_only_busy_is_asked_again() throws IOException {
        var asked = new AtomicInteger();
        server.createContext("/things", exchange -> {
            exchange.getResponseHeaders().add("Retry-After", "1");
            exchange.sendResponseHeaders(asked.incrementAndGet() == 1 ? 503 : 200, 2);
            exchange.getResponseBody().write("{}".getBytes(UTF_8));
            exchange.close();
        });

        assertDoesNotThrow(() -> check.get("/things"));
        assertEquals(2, asked.get());
    }

    @Test
    void an_answer_of_another_size_is_told() throws IOException {
        answer("/things", 200, gzip("{\"id\": 1}"));

        assertDoesNotThrow(() -> check.size("/things", 9));
        assertEquals(
                "Check before the load: GET /things got a wrong response: 8 bytes were expected, not 9.",
                message(() -> check.size("/things", 8)));
    }

    @Test
    void the_size_of_an_answer_is_that_before_compression() throws IOException {
        answer("/things", 200, gzip("{\"id\": 1}"));

        assertEquals(9, check.size("/things"));
    }

    @Test
    void a_corrupt_checksum_is_found() throws IOException {
        var body = gzip("{}");
        body[body.length - 5] ^= 1; // top byte of the CRC, as a faulty zlib left it
        answer("/things", 200, body);

        assertTrue(message(() -> check.gzip(List.of("/things"), 1)).contains("its compressed body is corrupt"));
    }

    @Test
    void compressed_bodies_must_differ() throws IOException {
        answer("/one", 200, gzip("{\"id\": 1}"));
        answer("/two", 200, gzip("{\"id\": 2}"));

        assertDoesNotThrow(() -> check.gzip(List.of("/one", "/two"), 2));
        assertTrue(message(() -> check.gzip(List.of("/one", "/one"), 2)).contains("only 1 different compressed"));
    }

    @Test
    void an_absent_service_is_told() {
        server.stop(0);

        assertTrue(message(() -> check.get("/things")).contains("there was no response"));
    }

    @Test
    void an_answer_that_never_ends_is_not_awaited_for_ever() {
        server.createContext("/things", exchange -> exchange.sendResponseHeaders(200, 9));
        var impatient = new HttpCheck(
                URI.create("http://127.0.0.1:" + server.getAddress().getPort()), Duration.ofMillis(200));

        assertTrue(message(() -> impatient.get("/things"))
                .startsWith("Check before the load: GET /things got a wrong response"));
    }

    private static String message(Runnable step) {
        return assertThrows(MeasureException.class, step::run).getMessage();
    }

    private void answer(String path, int status, byte[] body) {
        server.createContext(path, exchange -> {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }

    private static byte[] gzip(String text) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(bytes)) {
            zip.write(text.getBytes());
        }
        return bytes.toByteArray();
    }
}

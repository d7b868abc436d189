package com.example.a2b.load;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import dev.a2b.measure.HttpCheck;
import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EndpointCheckTest {

    static {
        // Else each of a thousand answers waits 40 ms, https://bugs.openjdk.org/browse/JDK-6968351
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private static final Map<String, Integer> SIZES = RecordedSizes.read();

    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void answers_of_the_recorded_sizes_pass() {
        answer(path -> "x".repeat(SIZES.get(path)));

        assertDoesNotThrow(() -> sizes(1));
    }

    @Test
    void each_answer_of_another_size_fires() {
        for (var recorded : SIZES.keySet()) {
            answer(path -> "x".repeat(SIZES.get(path) + (path.equals(recorded) ? 1 : 0)));

            var failure = assertThrows(MeasureException.class, () -> sizes(1));

            var bytes = SIZES.get(recorded);
            assertEquals(
                    "Check before the load: GET " + recorded + " got a wrong response: " + bytes
                            + " bytes were expected, not " + (bytes + 1) + ".",
                    failure.getMessage());
            server.removeContext("/");
        }
    }

    @Test
    void the_sizes_of_the_same_answers_are_recorded(@TempDir Path folder) throws IOException {
        var file = folder.resolve("sizes.txt");

        RecordedSizes.record(String::length, file);

        var expected =
                SIZES.keySet().stream().map(path -> path.length() + " " + path).toList();
        assertEquals(expected, Files.readAllLines(file));
    }

    @Test
    void of_another_scale_no_size_is_recorded() {
        answer(path -> "");

        assertDoesNotThrow(() -> sizes(0.01));
    }

    @Test
    void sixty_four_different_compressed_bodies_are_demanded() {
        answer(path -> path);
        assertDoesNotThrow(check()::compression);
        server.removeContext("/");
        answer(path -> Long.toString(path.hashCode() & 31));

        var failure = assertThrows(MeasureException.class, check()::compression);

        assertTrue(
                failure.getMessage().contains("only 32 different compressed responses were met, 64 are needed"),
                failure.getMessage());
    }

    private void sizes(double scale) {
        RecordedSizes.check(new HttpCheck(uri()), scale);
    }

    private EndpointCheck check() {
        return new EndpointCheck(uri(), 1, 1);
    }

    private URI uri() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    private void answer(Function<String, String> body) {
        server.createContext("/", exchange -> {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
            exchange.sendResponseHeaders(200, 0);
            try (var zip = new GZIPOutputStream(exchange.getResponseBody())) {
                zip.write(body.apply(exchange.getRequestURI().toString()).getBytes());
            }
        });
    }
}

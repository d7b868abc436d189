package com.example.a2b.load;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PreflightTest {

    static {
        // Else each of a thousand answers waits 40 ms, https://bugs.openjdk.org/browse/JDK-6968351
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void answers_of_the_recorded_sizes_pass() {
        answer(path -> "x".repeat(RecordedSizes.BYTES.get(path)));

        assertDoesNotThrow(preflight(1)::sizes);
    }

    @Test
    void each_answer_of_another_size_fires() {
        for (var recorded : RecordedSizes.BYTES.keySet()) {
            answer(path -> "x".repeat(RecordedSizes.BYTES.get(path) + (path.equals(recorded) ? 1 : 0)));

            var failure = assertThrows(MeasureException.class, preflight(1)::sizes);

            var bytes = RecordedSizes.BYTES.get(recorded);
            assertEquals("Pre-flight: GET " + recorded + " got a wrong response: " + bytes
                + " bytes were expected, not " + (bytes + 1) + ".", failure.getMessage());
            server.removeContext("/");
        }
    }

    @Test
    void of_another_scale_no_size_is_recorded() {
        answer(path -> "");

        assertDoesNotThrow(preflight(0.01)::sizes);
    }

    @Test
    void sixty_four_different_compressed_bodies_are_demanded() {
        answer(path -> path);
        assertDoesNotThrow(preflight(1)::compression);
        server.removeContext("/");
        answer(path -> Long.toString(path.hashCode() & 31));

        var failure = assertThrows(MeasureException.class, preflight(1)::compression);

        assertTrue(failure.getMessage().contains("only 32 different compressed responses were met, 64 are needed"),
            failure.getMessage());
    }

    private Preflight preflight(double scale) {
        return new Preflight(URI.create("http://127.0.0.1:" + server.getAddress().getPort()), 1, scale);
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

package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With the two sizes in this module's {@code response-sizes.txt}. */
class RecordedSizesTest {

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
        answer("/things", 43);
        answer("/things/1", 12);

        assertDoesNotThrow(() -> check(1));
    }

    @Test
    void an_answer_of_another_size_fires() {
        answer("/things", 43);
        answer("/things/1", 13);

        assertTrue(assertThrows(MeasureException.class, () -> check(1))
                .getMessage()
                .contains("GET /things/1 got a wrong response: 12 bytes were expected, not 13"));
    }

    @Test
    void the_sizes_of_the_same_answers_are_recorded(@TempDir Path folder) throws IOException {
        var file = folder.resolve("sizes.txt");

        RecordedSizes.record(Map.of("/things", 7, "/things/1", 9)::get, file);

        assertEquals(List.of("7 /things", "9 /things/1"), Files.readAllLines(file));
    }

    @Test
    void a_project_without_recorded_sizes_is_told_how_to_record_them() {
        var failure = assertThrows(MeasureException.class, () -> RecordedSizes.read("/no-sizes.txt"));

        assertEquals(
                "Check before the load: the test resource no-sizes.txt is missing: write a line for each response,"
                        + " as in \"0 /users/1\", and record their sizes by -Dresponses.record=true.",
                failure.getMessage());
    }

    @Test
    void of_another_scale_no_size_is_compared() {
        assertDoesNotThrow(() -> check(0.01));
    }

    private void check(double scale) {
        RecordedSizes.check(
                new HttpCheck(
                        URI.create("http://127.0.0.1:" + server.getAddress().getPort())),
                scale);
    }

    private void answer(String path, int bytes) {
        server.createContext(path, exchange -> {
            exchange.sendResponseHeaders(200, bytes);
            exchange.getResponseBody().write(new byte[bytes]);
            exchange.close();
        });
    }
}

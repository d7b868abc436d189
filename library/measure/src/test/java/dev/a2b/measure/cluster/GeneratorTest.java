package dev.a2b.measure.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.a2b.measure.load.PauseLateness;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The only load generator of a run; a plain server takes the place of the coordinator. */
class GeneratorTest {

    private final List<String> queries = new CopyOnWriteArrayList<>();
    private HttpServer coordinator;
    private volatile long start = System.currentTimeMillis();

    @TempDir
    private Path folder;

    @BeforeEach
    void serve() throws IOException {
        coordinator = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        coordinator.createContext("/", this::respond);
        coordinator.start();
    }

    @AfterEach
    void stop() {
        coordinator.stop(0);
    }

    @ParameterizedTest
    @CsvSource({"3, 10, 7", "3, -1, -1", "-1, 10, -1"})
    void the_stops_during_the_load_are_unknown_without_a_reading_before_and_after_it(
            long before, long after, long delivered) throws IOException {

        assertEquals(delivered, delivered("throttled", before, after));
    }

    /** As one that the machine stops. */
    @Test
    void a_load_generator_that_begins_late_tells_when_it_began() throws IOException {
        var before = System.currentTimeMillis();
        start = before - 60_000;

        assertTrue(before <= delivered("started", 0, 0));
    }

    /** What it tells the coordinator with its log, if a limit has stopped it so often before and after the load. */
    private long delivered(String name, long before, long after) throws IOException {
        var log = Files.writeString(folder.resolve("simulation.log"), "log");
        var generator =
                Generator.join(given(), List.of(before, after).iterator()::next).orElseThrow();

        generator.awaitStart();
        generator.deliver(log, new PauseLateness());

        return Long.parseLong(queries.get(queries.size() - 1).replaceAll(".*&" + name + "=([^&]*).*", "$1"));
    }

    private Properties given() {
        var given = new Properties();
        given.setProperty(
                "cluster.coordinator",
                "http://127.0.0.1:" + coordinator.getAddress().getPort());
        given.setProperty("cluster.index", "0");
        return given;
    }

    private void respond(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            queries.add(exchange.getRequestURI().toString());
            var body = answer(exchange.getRequestURI().getPath()).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private String answer(String path) {
        return switch (path) {
            case "/join" -> Assignment.write(URI.create("http://127.0.0.1:1"), "run", 1, new Properties());
            case "/clock" -> Long.toString(ClockOffset.now());
            case "/ready" -> Long.toString(start);
            default -> "";
        };
    }
}

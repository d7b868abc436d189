package dev.a2b.http;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.RawConnection;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.runtime.graceful.GracefulShutdownManager;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@MicronautTest(transactional = false)
@Property(name = "a2b.http.header-timeout", value = "300ms")
@Property(name = "a2b.http.body-timeout", value = "1500ms")
@Property(name = "micronaut.server.idle-timeout", value = "1s")
// So that it is the timeout that ends a header which trickles.
@Property(name = "micronaut.server.netty.max-header-size", value = "10MB")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class SlowClientTest {

    private static final String GET = "GET /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\n";
    private static final String PUT =
            "PUT /api/v1" + Items.own(1) + " HTTP/1.1\r\nHost: localhost\r\n" + "Content-Type: application/json\r\n";

    @Inject
    EmbeddedServer server;

    @Inject
    Environment environment;

    @Test
    void a_connection_whose_header_trickles_is_closed() throws Exception {
        try (var connection = open().send(GET + "X-Slow: ")) {

            connection.trickleUntilClosed("x");
        }
    }

    @Test
    void a_connection_whose_second_header_trickles_is_closed() throws Exception {
        try (var connection = open().send(GET + "\r\n")) {
            connection.readUntil("\r\n\r\n");

            connection.send(GET + "X-Slow: ").trickleUntilClosed("x");
        }
    }

    @Test
    void a_connection_whose_body_trickles_is_closed() throws Exception {
        try (var connection = open().send(PUT + "Content-Length: 60000\r\n\r\n")) {

            connection.trickleUntilClosed(" ");
        }
    }

    @Test
    void a_connection_whose_chunks_trickle_is_closed() throws Exception {
        try (var connection = open().send(PUT + "Transfer-Encoding: chunked\r\n\r\n")) {

            connection.trickleUntilClosed("1\r\n \r\n");
        }
    }

    @Test
    void a_connection_that_is_idle_is_closed() throws Exception {
        try (var connection = open()) {

            assertEquals("", connection.readAll());
        }
    }

    /** By a service with the usual limits, because a busy machine may take long between the parts. */
    @Test
    void a_request_that_comes_in_two_parts_is_answered() throws Exception {
        try (var usual = ServiceSettings.start(environment, Map.of());
                var connection = open(usual)) {
            connection.send(PUT + "Connection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
            connection.readUntil("100 Continue\r\n\r\n");

            var answer = connection.send("{}").readAll();

            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        }
    }

    /** While the service stops, each answer closes its connection, but the leave to send the body is no answer. */
    @Test
    void a_request_that_comes_in_two_parts_while_the_service_stops_is_answered() throws Exception {
        try (var stopping = ServiceSettings.start(environment, Map.of("a2b.stop.drain", "10m"));
                var connection = open(stopping)) {
            var stopped = beginStop(stopping, connection);
            connection.send(PUT + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n");
            connection.readUntil("100 Continue\r\n\r\n");

            var answer = connection.send("{}").readAll();

            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
            stopped.join();
        }
    }

    /** Platforms send new requests elsewhere, and do not take the end for a crash. */
    @Test
    void while_the_service_stops_it_is_alive_but_not_ready() throws Exception {
        try (var stopping = ServiceSettings.start(environment, Map.of("a2b.stop.drain", "10m"));
                var connection = open(stopping)) {
            var api = stopping.getApplicationContext().getBean(Api.class);
            var stopped = beginStop(stopping, connection);

            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, api.health("readiness"));
            assertEquals(HttpStatus.OK, api.health("liveness"));

            connection.close();
            stopped.join();
        }
    }

    /** The tools of operators keep theirs for the next question. */
    @Test
    void a_stop_does_not_wait_for_connections_of_the_management_port() throws Exception {
        try (var stopping = ServiceSettings.start(environment, Map.of("a2b.stop.drain", "10m"))) {
            var context = stopping.getApplicationContext();
            var port = context.getRequiredProperty("endpoints.all.port", Integer.class);
            try (var tool = new RawConnection(stopping.getHost(), port)) {
                tool.send("GET /health/liveness HTTP/1.1\r\nHost: localhost\r\n\r\n")
                        .readUntil("UP");

                context.getBean(Drain.class).shutdownGracefully();
            }
        }
    }

    /** It takes until this connection is closed. */
    private static CompletableFuture<Void> beginStop(EmbeddedServer stopping, RawConnection connection)
            throws Exception {

        connection.send(GET.replace("GET", "HEAD") + "\r\n").readUntil("\r\n\r\n");
        var manager = stopping.getApplicationContext().getBean(GracefulShutdownManager.class);
        var stopped = CompletableFuture.runAsync(manager::shutdownGracefully);
        eventually().until(() -> closes(stopping));
        return stopped;
    }

    /** Whether answers close their connection. */
    private static boolean closes(EmbeddedServer stopping) throws Exception {
        try (var connection = open(stopping)) {
            return connection
                    .send(GET + "\r\n")
                    .readUntil("\r\n\r\n")
                    .toLowerCase()
                    .contains("connection: close");
        }
    }

    private RawConnection open() throws Exception {
        return open(server);
    }

    private static RawConnection open(EmbeddedServer server) throws Exception {
        return new RawConnection(server.getHost(), server.getPort());
    }
}

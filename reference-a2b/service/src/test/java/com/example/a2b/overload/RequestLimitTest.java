package com.example.a2b.overload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.Api;
import com.example.a2b.Eventually;
import com.example.a2b.Fixtures;
import com.example.a2b.RowLock;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpStatus;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** At most two requests at the same time, and two that wait for a locked row, without a limit of time. */
@MicronautTest(transactional = false)
@Property(name = "overload.requests", value = "2")
@Property(name = "connection.total", value = "10m")
@Property(name = "r2dbc.datasources.default.options.statementTimeout", value = "PT0S")
@Property(name = "r2dbc.datasources.default.options.lockWaitTimeout", value = "PT0S")
class RequestLimitTest {

    private static final String NOTE = "{\"description\": \"window seat\"}";

    @Inject
    Api api;

    @Inject
    Fixtures fixtures;

    @Inject
    Environment environment;

    @Inject
    EmbeddedServer service;

    @Property(name = "endpoints.all.port")
    int managementPort;

    private RowLock lock;

    @BeforeEach
    void lock() throws Exception {
        var transfer = fixtures.transfer(2);
        lock = RowLock.of(environment, transfer);
        fixtures.users(2).forEach(user ->
            api.postLater("/users/" + user + "/transfers/" + transfer, NOTE).subscribe());
        Eventually.holds(() -> lock.waiting() == 2);
    }

    @AfterEach
    void unlock() throws Exception {
        lock.close();
        Eventually.holds(() -> api.get("/countries").status() == HttpStatus.OK);
    }

    @Test
    void a_request_beyond_the_limit_is_refused() {
        var answer = api.get("/countries");

        assertEquals(HttpStatus.SERVICE_UNAVAILABLE, answer.status());
        assertEquals("1", answer.header(HttpHeaders.RETRY_AFTER));
        assertTrue(answer.body().get("detail").getStringValue().startsWith("Too many requests"));
    }

    @Test
    void liveness_is_answered_beyond_the_limit() throws Exception {
        var liveness = URI.create("http://localhost:" + managementPort + "/health/liveness");

        var answer = HttpClient.newHttpClient()
            .send(HttpRequest.newBuilder(liveness).build(), BodyHandlers.discarding());

        assertEquals(200, answer.statusCode());
    }

    @Test
    void a_connection_goes_on_after_a_refused_request_with_a_body() throws Exception {
        try (var socket = new Socket(service.getHost(), service.getPort())) {
            send(socket, "PUT /api/v1/users/1 HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nAda B");
            assertEquals("HTTP/1.1 503 Service Unavailable", statusLine(socket));
            unlock();

            send(socket, "GET /api/v1/users/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");

            var rest = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(rest.contains("HTTP/1.1 200 OK"), rest);
        }
    }

    @Test
    void requests_that_were_answered_do_not_count() throws Exception {
        unlock();

        for (var request = 0; request < 20; request++) {
            assertEquals(HttpStatus.OK, api.get("/countries").status());
        }
    }

    private static void send(Socket socket, String request) throws IOException {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    }

    private static String statusLine(Socket socket) throws IOException {
        var line = new StringBuilder();
        for (var read = socket.getInputStream().read(); read != '\r'; read = socket.getInputStream().read()) {
            line.append((char) read);
        }
        return line.toString();
    }
}

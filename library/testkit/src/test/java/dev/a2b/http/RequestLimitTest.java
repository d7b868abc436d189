package dev.a2b.http;

import static dev.a2b.testkit.Eventually.eventually;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.RawConnection;
import dev.a2b.testkit.RowLock;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.SocketException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** At most two requests at the same time, and two that wait for a locked row, without a limit of time. */
@MicronautTest(transactional = false)
@Property(name = "a2b.overload.requests", value = "2")
@Property(name = "a2b.database.total", value = "10m")
@Property(name = "r2dbc.datasources.default.options.statementTimeout", value = "PT0S")
@Property(name = "r2dbc.datasources.default.options.lockWaitTimeout", value = "PT0S")
class RequestLimitTest {

    @Inject
    Api api;

    @Inject
    Items sample;

    @Inject
    Environment environment;

    @Inject
    EmbeddedServer service;

    @Inject
    MeterRegistry meters;

    private RowLock lock;

    @BeforeEach
    void lock() throws Exception {
        var user = sample.user();
        lock = RowLock.of(environment, user);
        var changes = Stream.generate(
                        () -> api.putLater(Items.own(user), Items.BODY).toFuture())
                .limit(2)
                .toList();
        eventually().untilAsserted(() -> assertTrue(unanswered(changes) && lock.waiting() == 2, this::state));
    }

    /** Waits for both requests: the next test counts its own. */
    @AfterEach
    void unlock() throws Exception {
        lock.close();
        eventually().until(() -> meters.get("overload.requests.open").gauge().value() == 0);
    }

    @Test
    void a_request_beyond_the_limit_is_refused_and_counted() {
        var before = refused();

        var answer = api.get(Items.OPEN);

        assertEquals(HttpStatus.SERVICE_UNAVAILABLE, answer.status());
        assertEquals("1", answer.header(HttpHeaders.RETRY_AFTER));
        assertTrue(answer.body().get("detail").getStringValue().startsWith("Too many requests"));
        assertEquals(before + 1, refused());
        assertEquals(2, meters.get("overload.requests.open").gauge().value());
    }

    @Test
    void liveness_is_answered_beyond_the_limit() {
        assertEquals(HttpStatus.OK, api.health("liveness"));
    }

    @Test
    void a_connection_goes_on_after_a_refused_request_with_a_body() throws Exception {
        try (var caller = new RawConnection(service.getHost(), service.getPort())) {
            caller.send("PUT /api/v1" + Items.own(1) + " HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nAda B");
            assertEquals("HTTP/1.1 503 Service Unavailable\r", caller.readUntil("\r"));
            unlock();

            caller.send("GET /api/v1" + Items.own(1) + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");

            var rest = caller.readAll();
            assertTrue(rest.contains("HTTP/1.1 200 OK"), rest);
        }
    }

    @Test
    void requests_that_were_answered_do_not_count() throws Exception {
        unlock();

        for (var request = 0; request < 20; request++) {
            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
        }
    }

    @Test
    void callers_that_send_no_body_leave_room_for_others() throws Exception {
        unlock();
        try (var one = withoutBody(1, 2, "Expect: 100-continue\r\n");
                var other = withoutBody(1, 2, "Expect: 100-continue\r\n")) {
            one.readUntil("100 Continue\r\n\r\n"); // so the service waits for the body
            other.readUntil("100 Continue\r\n\r\n");

            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
        }
    }

    @Test
    void requests_that_were_answered_before_their_bodies_came_do_not_count() throws Exception {
        unlock();
        for (var request = 0; request < 4; request++) {
            try (var caller = withoutBody(1, 1_000_000, "")) {
                caller.readUntil("413 ");

                assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
            }
        }
    }

    @Test
    void a_connection_with_more_requests_than_the_limit_is_closed() throws Exception {
        unlock();
        try (var caller = new RawConnection(service.getHost(), service.getPort())) {
            caller.send(("GET /api/v1" + Items.OPEN + " HTTP/1.1\r\nHost: a\r\n\r\n").repeat(20));

            var answers = caller.readAll().split("HTTP/1.1 ", -1).length - 1;

            assertTrue(answers < 20, () -> answers + " answers");
        } catch (SocketException reset) {
            // The service has closed the connection before it had read all requests.
        }
    }

    /** Two requests wait for the locked row, each on a connection of its own, when one of these gets another one. */
    @Test
    void a_connection_that_gets_another_request_while_the_limit_is_reached_is_closed() throws Exception {
        unlock();
        var user = sample.user();
        try (var row = RowLock.of(environment, user);
                var one = change(user);
                var other = change(user)) {
            eventually().until(() -> row.waiting() == 2);

            one.send("GET /api/v1" + Items.OPEN + " HTTP/1.1\r\nHost: a\r\n\r\n");

            assertEquals("", one.readAll());
        }
    }

    private double refused() {
        return meters.get("overload.requests.refused").functionCounter().count();
    }

    private RawConnection change(long user) throws IOException {
        return withoutBody(user, Items.BODY.length(), "").send(Items.BODY);
    }

    private RawConnection withoutBody(long user, int length, String headers) throws IOException {
        return new RawConnection(service.getHost(), service.getPort())
                .send("PUT /api/v1" + Items.own(user)
                        + " HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n" + headers
                        + "Content-Length: " + length + "\r\n\r\n");
    }

    /** Fails for an answer: until the row is free, there is none. */
    private static boolean unanswered(List<CompletableFuture<HttpResponse<JsonNode>>> changes) {
        changes.forEach(change -> assertFalse(
                change.isDone(),
                () -> "answered: "
                        + change.handle((answer, failure) -> failure == null ? answer.status() : failure)
                                .join()));
        return true;
    }

    /** Where the requests are that do not wait for the row. */
    private String state() {
        return Stream.of(
                        "overload.requests.open",
                        "r2dbc.pool.acquired",
                        "r2dbc.pool.pending",
                        "netty.event.loop.tasks.pending")
                .flatMap(name -> meters.find(name).gauges().stream())
                .map(gauge -> gauge.getId() + " " + gauge.value())
                .collect(joining("\n"));
    }
}

package dev.a2b.http;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.database.Leases;
import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.RowLock;
import dev.a2b.testkit.ServiceSettings;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

/** Requests wait because a row or a table is locked. */
@MicronautTest(transactional = false)
@Property(name = "a2b.overload.backlog", value = "2")
@Property(name = "a2b.writers.same", value = "6")
@Property(name = "a2b.overload.waited", value = "0ms")
@Property(name = "a2b.database.acquire", value = "10m")
@Property(name = "a2b.database.total", value = "10m")
@Property(name = "a2b.reads.silence", value = "10m")
@Property(name = "r2dbc.datasources.default.options.maxSize", value = "2")
@Property(name = "r2dbc.datasources.default.options.statementTimeout", value = "PT0S")
@Property(name = "r2dbc.datasources.default.options.lockWaitTimeout", value = "PT0S")
class BacklogTest {

    /** Shorter than any wait, also than that of a service in which no wait has ended yet. */
    private static final Duration NO_WAIT = Duration.ofNanos(-1);

    private static final String OPTIONS = "r2dbc.datasources.default.options.";
    /** Of a service with two connections for changes, where requests may wait for a lock. */
    private static final Map<String, Object> SETTINGS = Map.of(
            "a2b.overload.backlog",
            2,
            "a2b.overload.waited",
            "0ms",
            "a2b.database.acquire",
            "10m",
            "a2b.database.total",
            "10m",
            "a2b.reads.silence",
            "10m",
            OPTIONS + "maxSize",
            2,
            OPTIONS + "statementTimeout",
            "PT0S",
            OPTIONS + "lockWaitTimeout",
            "PT0S");
    /** One request after the other may change data. */
    private static final Map<String, Object> ONE_TURN = with(SETTINGS, "a2b.writers.limit", 1);

    @Inject
    Api api;

    @Inject
    Items sample;

    @Inject
    Environment environment;

    @Inject
    Leases connections;

    @Test
    void who_would_wait_behind_too_many_is_refused_and_those_who_wait_are_served() throws Exception {
        assertEquals(HttpStatus.OK, api.get(Items.OPEN).status()); // a wait that ended
        try (var lock = RowLock.ofTable(environment)) {
            var reads = times(2, () -> api.getLater(Items.OPEN));
            eventually().until(() -> connections.backlog().isLong(2, Duration.ZERO));

            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, api.get(Items.OPEN).status());
            lock.close();
            assertAnswered(HttpStatus.OK, reads);
        }
    }

    @Test
    void who_would_wait_for_a_connection_behind_too_many_is_refused() throws Exception {
        var user = sample.user();
        assertEquals(HttpStatus.NO_CONTENT, api.put(Items.own(user), Items.BODY).status()); // a wait that ended
        try (var lock = RowLock.of(environment, user)) {
            var changes = new ArrayList<>(times(2, () -> api.putLater(Items.own(user), Items.BODY)));
            eventually().untilAsserted(() -> assertEquals(2, lock.waiting(), changes::toString)); // all connections
            changes.addAll(times(2, () -> api.putLater(Items.own(user), Items.BODY)));
            eventually().until(() -> connections.backlog().isLong(2, Duration.ZERO));

            assertEquals(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    api.put(Items.own(user), Items.BODY).status());
            lock.close();
            assertAnswered(HttpStatus.NO_CONTENT, changes);
        }
    }

    /** Until somebody has waited for too long, nobody knows that the burst is not served quickly. */
    @Test
    void who_would_wait_behind_many_who_have_not_waited_for_too_long_is_served() throws Exception {
        try (var service = ServiceSettings.start(environment, with(SETTINGS, "a2b.overload.waited", "1h"));
                var lock = RowLock.ofTable(environment)) {
            var other = service.getApplicationContext().getBean(Api.class);
            var waits = service.getApplicationContext().getBean(Leases.class).backlog();
            var reads = times(2, () -> other.getLater(Items.OPEN));
            eventually().untilAsserted(() -> assertTrue(waits.isLong(2, NO_WAIT), reads::toString));

            var another = other.getLater(Items.OPEN).toFuture();

            eventually().until(() -> waits.isLong(3, NO_WAIT) || another.isDone());
            lock.close();
            assertAnswered(HttpStatus.OK, reads);
            assertAnswered(HttpStatus.OK, List.of(another));
        }
    }

    @Test
    void who_waits_too_long_for_the_turn_to_change_data_is_refused_and_reads_go_on() throws Exception {
        var user = sample.user();
        try (var service = ServiceSettings.start(environment, with(ONE_TURN, "a2b.writers.turn", "100ms"));
                var lock = RowLock.of(environment, user)) {
            var other = service.getApplicationContext().getBean(Api.class);
            var change = other.putLater(Items.own(user), Items.BODY).toFuture();
            eventually().untilAsserted(() -> assertEquals(1, lock.waiting(), change::toString));

            var refused = other.put(Items.own(user), Items.BODY);

            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, refused.status());
            assertEquals(HttpStatus.OK, other.get(Items.OPEN).status());
            lock.close();
            assertAnswered(HttpStatus.NO_CONTENT, List.of(change));
        }
    }

    @Test
    void who_would_wait_behind_too_many_for_the_turn_to_change_data_is_refused_and_reads_go_on() throws Exception {
        var first = sample.user();
        var next = sample.user();
        var settings = with(with(ONE_TURN, "a2b.writers.turn", "10m"), "a2b.overload.backlog", 3);
        try (var service = ServiceSettings.start(environment, settings);
                var lock = RowLock.of(environment, first);
                var nextLock = RowLock.of(environment, next)) {
            var other = service.getApplicationContext().getBean(Api.class);
            var turns = service.getApplicationContext().getBean(WriterTurns.class);
            var changes = new ArrayList<>(
                    List.of(other.putLater(Items.own(first), Items.BODY).toFuture()));
            eventually().untilAsserted(() -> assertEquals(1, lock.waiting(), changes::toString));
            changes.addAll(times(3, () -> other.putLater(Items.own(next), Items.BODY)));
            eventually().untilAsserted(() -> assertTrue(turns.isBacklogLong(3, NO_WAIT), changes::toString));
            lock.close();
            eventually().untilAsserted(() -> assertEquals(1, nextLock.waiting(), changes::toString));
            eventually().untilAsserted(() -> assertFalse(turns.isBacklogLong(3, NO_WAIT), changes::toString));
            changes.add(other.putLater(Items.own(next), Items.BODY).toFuture());
            eventually().untilAsserted(() -> assertTrue(turns.isBacklogLong(3, NO_WAIT), changes::toString));

            var refused = other.put(Items.own(sample.user()), Items.BODY);

            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, refused.status());
            assertEquals(HttpStatus.OK, other.get(Items.OPEN).status());
            nextLock.close();
            assertAnswered(HttpStatus.NO_CONTENT, changes);
        }
    }

    private static Map<String, Object> with(Map<String, Object> settings, String name, Object value) {
        var all = new HashMap<>(settings);
        all.put(name, value);
        return all;
    }

    private static void assertAnswered(HttpStatus status, List<CompletableFuture<HttpResponse<JsonNode>>> answers)
            throws Exception {

        for (var answer : answers) {
            assertEquals(status, answer.get().status());
        }
    }

    private static List<CompletableFuture<HttpResponse<JsonNode>>> times(
            int number, Supplier<Mono<HttpResponse<JsonNode>>> request) {

        return Stream.generate(() -> request.get().toFuture()).limit(number).toList();
    }
}

package com.example.a2b.overload;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.a2b.Api;
import com.example.a2b.Eventually;
import com.example.a2b.RowLock;
import com.example.a2b.Sample;
import com.example.a2b.connection.Leases;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

/** Two requests hold both connections, because they wait for a locked row. */
@MicronautTest(transactional = false)
@Property(name = "overload.backlog", value = "2")
@Property(name = "overload.waited", value = "0ms")
@Property(name = "connection.acquire", value = "10m")
@Property(name = "connection.total", value = "10m")
@Property(name = "r2dbc.datasources.default.options.maxSize", value = "2")
@Property(name = "r2dbc.datasources.default.options.statementTimeout", value = "PT0S")
@Property(name = "r2dbc.datasources.default.options.lockWaitTimeout", value = "PT0S")
class BacklogTest {

    @Inject
    Api api;

    @Inject
    Sample sample;

    @Inject
    Environment environment;

    @Inject
    Leases connections;

    @Test
    void who_would_wait_behind_too_many_is_refused_and_those_who_wait_are_served() throws Exception {
        var user = sample.user();
        try (var lock = RowLock.of(environment, user)) {
            var changes = twice(() -> api.putLater(Sample.own(user), Sample.BODY));
            Eventually.holds(() -> lock.waiting() == 2, changes::toString);
            var reads = twice(() -> api.getLater(Sample.OPEN));

            Eventually.holds(() -> connections.isBacklogLong(2, Duration.ZERO));

            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, api.get(Sample.OPEN).status());
            lock.close();
            assertAnswered(HttpStatus.NO_CONTENT, changes);
            assertAnswered(HttpStatus.OK, reads);
        }
    }

    private static void assertAnswered(HttpStatus status, List<CompletableFuture<HttpResponse<JsonNode>>> answers)
        throws Exception {

        for (var answer : answers) {
            assertEquals(status, answer.get().status());
        }
    }

    private static List<CompletableFuture<HttpResponse<JsonNode>>> twice(
        Supplier<Mono<HttpResponse<JsonNode>>> request) {

        return Stream.generate(() -> request.get().toFuture()).limit(2).toList();
    }
}

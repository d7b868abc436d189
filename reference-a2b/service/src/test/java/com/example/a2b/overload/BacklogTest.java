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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;

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
            Flux.range(0, 2).flatMap(i -> api.putLater(Sample.own(user), Sample.BODY)).subscribe();
            Eventually.holds(() -> lock.waiting() == 2);
            var waiting = read(2);

            Eventually.holds(() -> connections.isBacklogLong(2, Duration.ZERO));

            assertEquals(HttpStatus.SERVICE_UNAVAILABLE, api.get(Sample.OPEN).status());
            lock.close();
            for (var answer : waiting) {
                assertEquals(HttpStatus.OK, answer.get().status());
            }
        }
    }

    private List<CompletableFuture<HttpResponse<JsonNode>>> read(int times) {
        return Stream.generate(() -> api.getLater(Sample.OPEN).toFuture()).limit(times).toList();
    }
}

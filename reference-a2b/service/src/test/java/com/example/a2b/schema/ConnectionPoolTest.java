package com.example.a2b.schema;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import jakarta.inject.Inject;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;

@MicronautTest(transactional = false)
class ConnectionPoolTest {

    @Inject
    ConnectionFactory database;

    /** All on one loop would leave a single thread to speak with the database. */
    @Test
    void connections_spread_over_more_than_one_event_loop() {
        Set<String> eventLoops = ConcurrentHashMap.newKeySet();

        Flux.range(0, 20)
            .flatMap(i -> Flux.usingWhen(
                database.create(),
                connection -> Flux.from(connection.createStatement("select pg_sleep(0.2)::text").execute())
                    .flatMap(result -> result.map(row -> Thread.currentThread().getName())),
                Connection::close), 20)
            .doOnNext(eventLoops::add)
            .blockLast();

        assertTrue(eventLoops.size() > 1, () -> "All connections are on " + eventLoops);
    }
}

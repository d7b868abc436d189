package com.example.a2b.metrics;

import io.micrometer.core.instrument.Timer;
import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryMetadata;
import java.util.concurrent.TimeUnit;
import reactor.core.publisher.Mono;

/** Records how long callers wait for a connection, also those that get none. */
record TimedConnectionFactory(ConnectionPool pool, Timer timer) implements ConnectionFactory {

    @Override
    public Mono<Connection> create() {
        return Mono.defer(() -> {
            var start = System.nanoTime();
            return pool.create().doFinally(end -> timer.record(System.nanoTime() - start, TimeUnit.NANOSECONDS));
        });
    }

    @Override
    public ConnectionFactoryMetadata getMetadata() {
        return pool.getMetadata();
    }
}

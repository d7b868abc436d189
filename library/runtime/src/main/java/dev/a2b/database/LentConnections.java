package dev.a2b.database;

import io.micrometer.core.instrument.Timer;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryMetadata;
import java.util.concurrent.TimeUnit;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;

/**
 * Lends the connections of a pool as soon as the schema is up to date; whoever asks earlier waits without blocking.
 *
 * @param waits records how long callers wait for the pool, also those that get no connection
 */
record LentConnections(ConnectionFactory pool, Mono<Void> migrated, Leases leases, Timer waits)
        implements ConnectionFactory {

    @Override
    public Publisher<? extends Connection> create() {
        return leases.lend(migrated.then(Mono.defer(this::acquire)));
    }

    @Override
    public ConnectionFactoryMetadata getMetadata() {
        return pool.getMetadata();
    }

    private Mono<? extends Connection> acquire() {
        var start = System.nanoTime();
        return Mono.from(pool.create()).doFinally(end -> waits.record(System.nanoTime() - start, TimeUnit.NANOSECONDS));
    }
}

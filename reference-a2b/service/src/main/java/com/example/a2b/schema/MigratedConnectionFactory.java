package com.example.a2b.schema;

import com.example.a2b.connection.Leases;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryMetadata;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;

/** Lends connections as soon as the schema is up to date; whoever asks earlier waits without blocking. */
record MigratedConnectionFactory(ConnectionFactory pool, Mono<Void> migrated, Leases leases)
        implements ConnectionFactory {

    @Override
    public Publisher<? extends Connection> create() {
        return leases.lend(migrated.then(Mono.from(pool.create())));
    }

    @Override
    public ConnectionFactoryMetadata getMetadata() {
        return pool.getMetadata();
    }
}

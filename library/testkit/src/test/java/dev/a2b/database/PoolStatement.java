package dev.a2b.database;

import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** One statement on a connection of a pool. */
final class PoolStatement {

    private PoolStatement() {}

    /** The value that it answers; empty if it has no row. */
    static <T> Mono<T> value(ConnectionFactory pool, String sql, Class<T> type) {
        return Flux.usingWhen(
                        pool.create(),
                        connection -> Flux.from(connection.createStatement(sql).execute())
                                .flatMap(result -> result.map(row -> row.get(0, type))),
                        Connection::close)
                .singleOrEmpty();
    }
}

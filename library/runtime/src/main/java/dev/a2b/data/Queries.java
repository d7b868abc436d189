package dev.a2b.data;

import dev.a2b.database.Leases;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.Statement;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.function.Function;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Runs the statements that serve most requests. The features map their rows by position: Micronaut Data looks up each
 * value of each row by the name of its column, which took a quarter of the service's CPU time.
 */
@Singleton
public class Queries {

    private final ConnectionFactory connections;

    Queries(ConnectionFactory connections) {
        this.connections = connections;
    }

    /**
     * All rows of a statement, in its order.
     *
     * @param sql the statement, with the parameters $1, $2, ...
     * @param mapping reads a row
     * @param parameters the values of the parameters
     */
    public <T> Mono<List<T>> list(String sql, Function<Columns, T> mapping, Object... parameters) {
        return Mono.usingWhen(
                connections.create(),
                connection -> rows(connection, sql, mapping, parameters).collectList(),
                Connection::close);
    }

    /** As {@link #list}, for a statement with at most one row; empty without a row. */
    public <T> Mono<T> one(String sql, Function<Columns, T> mapping, Object... parameters) {
        return list(sql, mapping, parameters)
                .flatMap(rows -> Mono.justOrEmpty(rows.stream().findFirst()));
    }

    /**
     * Gives these statements together the time limit of one, so that a request with several of them waits no longer. They
     * fail with an {@link io.r2dbc.spi.R2dbcTimeoutException} when the time is over.
     */
    public static <T> Mono<T> together(Mono<T> statements) {
        return Leases.limitTogether(statements);
    }

    private static <T> Flux<T> rows(
            Connection connection, String sql, Function<Columns, T> mapping, Object... parameters) {

        return Flux.from(bound(connection.createStatement(sql), parameters).execute())
                .concatMap(result -> result.map((row, metadata) -> mapping.apply(new Columns(row))));
    }

    private static Statement bound(Statement statement, Object... parameters) {
        for (var index = 0; index < parameters.length; index++) {
            statement.bind(index, parameters[index]);
        }
        return statement;
    }
}

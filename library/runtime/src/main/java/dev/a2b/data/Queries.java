package dev.a2b.data;

import dev.a2b.database.Leases;
import io.micronaut.context.BeanProvider;
import io.micronaut.core.util.SupplierUtil;
import io.micronaut.data.connection.reactive.ReactorConnectionOperations;
import io.r2dbc.postgresql.api.PostgresTransactionDefinition;
import io.r2dbc.postgresql.codec.PostgresqlObjectId;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.Parameters;
import io.r2dbc.spi.Statement;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Runs the statements that only read, and that serve most requests. They take much less processor time than the same
 * statements in a repository: their connections are shared, many statements are under way on each of them, and rows are
 * read by position.
 *
 * <p>Inside a transaction, a statement runs on the connection of the transaction, and sees what it wrote. Outside, its
 * session is read-only, and a statement whose connection breaks is tried once more.
 *
 * <p>Parameters and columns have the types of {@link ValueType}. Every other one fails with a sentence that says what to
 * do, instead of being rounded, cut or lost.
 */
@Singleton
public class Queries {

    private final ReadConnections connections;
    private final BeanProvider<ConnectionFactory> pool;
    private final Supplier<ReactorConnectionOperations<Connection>> transactions;

    Queries(
            ReadConnections connections,
            BeanProvider<ConnectionFactory> pool,
            BeanProvider<ReactorConnectionOperations<Connection>> transactions) {

        this.connections = connections;
        this.pool = pool;
        this.transactions = SupplierUtil.memoized(transactions::get); // exists after the pool
    }

    /**
     * All rows of a statement, in its order.
     *
     * @param sql the statement, with the parameters $1, $2, ...
     * @param mapping reads a row. The columns are valid until it returns
     * @param parameters the values of the parameters. Where one can be null, the statement says of which type it is, for
     *     example {@code $1::text}
     */
    public <T> Mono<List<T>> list(String sql, Function<Columns, T> mapping, @Nullable Object... parameters) {
        return Mono.deferContextual(context -> {
            var statement = TypedStatement.of(sql, parameters);
            var transaction = transactions.get().findConnectionStatus(context);
            return transaction.isPresent()
                    ? list(transaction.get().getConnection(), statement, mapping)
                    : connections
                            .list(statement, mapping, context)
                            .onErrorResume(NoSharedConnectionException.class, none -> pooled(statement, mapping));
        });
    }

    /** As {@link #list}, for a statement with at most one row; empty without a row. */
    public <T> Mono<T> one(String sql, Function<Columns, T> mapping, @Nullable Object... parameters) {
        return list(sql, mapping, parameters).flatMap(rows -> rows.isEmpty() ? Mono.empty() : Mono.just(rows.get(0)));
    }

    /**
     * Gives these statements together the time limit of one, so that a request with several of them waits no longer. They
     * fail with an {@link io.r2dbc.spi.R2dbcTimeoutException} when the time is over.
     */
    public static <T> Mono<T> together(Mono<T> statements) {
        return Leases.limitTogether(statements);
    }

    /** The pool rolls back what is under way when its connection is closed. */
    private <T> Mono<List<T>> pooled(TypedStatement statement, Function<Columns, T> mapping) {
        return Mono.usingWhen(
                pool.get().create(),
                connection -> Mono.from(connection.beginTransaction(PostgresTransactionDefinition.mutability(false)))
                        .then(list(connection, statement, mapping)),
                Connection::close);
    }

    private static <T> Mono<List<T>> list(
            Connection connection, TypedStatement statement, Function<Columns, T> mapping) {

        return Flux.from(bound(connection.createStatement(statement.sql()), statement.values())
                        .execute())
                .concatMap(result -> {
                    var columns = new TransactionColumns();
                    return result.map((row, metadata) -> mapping.apply(columns.at(row)));
                })
                .collectList();
    }

    private static Statement bound(Statement statement, @Nullable Object[] values) {
        for (var index = 0; index < values.length; index++) {
            var value = values[index];
            statement.bind(index, value == null ? Parameters.in(PostgresqlObjectId.UNSPECIFIED) : value);
        }
        return statement;
    }
}

package dev.a2b.database;

import static io.r2dbc.pool.PoolingConnectionFactoryProvider.INITIAL_SIZE;
import static io.r2dbc.pool.PoolingConnectionFactoryProvider.MAX_CREATE_CONNECTION_TIME;
import static io.r2dbc.pool.PoolingConnectionFactoryProvider.MAX_SIZE;
import static io.r2dbc.pool.PoolingConnectionFactoryProvider.POST_ALLOCATE;
import static io.r2dbc.spi.ConnectionFactoryOptions.DRIVER;
import static io.r2dbc.spi.ConnectionFactoryOptions.PROTOCOL;

import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactories;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.R2dbcTimeoutException;
import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * The connection of one try to migrate. Its statements have no time limit, because a migration of a large table may take
 * long. Its silence has one, on both sides: the server ends a session that is idle for so long, also that of a machine
 * that is gone, and with it the lock of the migrations. Then this side sees on another connection that its session has
 * ended.
 */
final class MigrationSession {

    /** A service may start on a fraction of a processor. */
    private static final Duration START = Duration.ofSeconds(30);

    /** In milliseconds. Those that this version of the server knows. */
    private static final String LIMIT = """
        SELECT set_config(name, $1, false) FROM pg_settings
        WHERE name IN ('idle_session_timeout', 'idle_in_transaction_session_timeout')""";

    private static final String EXISTS = "SELECT application_name FROM pg_stat_activity WHERE application_name = $1";

    private final String name = "migration-" + UUID.randomUUID();
    private final Duration silence;
    private final ConnectionFactory database;
    private final ConnectionPool pool;
    private volatile @Nullable Connection connection;

    MigrationSession(ConnectionFactoryOptions options, Duration silence) {
        this.silence = silence;
        // The driver of the pool, which finds hosts without blocking an event loop.
        this.database = ConnectionFactories.get(ConnectionFactoryOptions.builder()
                .from(options)
                .option(DRIVER, String.valueOf(options.getValue(PROTOCOL)))
                .option(PROTOCOL, "")
                .build());
        this.pool = (ConnectionPool) ConnectionFactories.get(ConnectionFactoryOptions.builder()
                .from(options)
                .option(PostgresqlConnectionFactoryProvider.APPLICATION_NAME, name)
                .option(ConnectionFactoryOptions.STATEMENT_TIMEOUT, Duration.ZERO)
                .option(ConnectionFactoryOptions.LOCK_WAIT_TIMEOUT, Duration.ZERO)
                .option(MAX_CREATE_CONNECTION_TIME, START)
                .option(POST_ALLOCATE, this::begin)
                .option(INITIAL_SIZE, 0)
                .option(MAX_SIZE, 1)
                .build());
    }

    ConnectionFactory pool() {
        return pool;
    }

    /** Fails as soon as the session has begun and the server knows it no longer. */
    Mono<Void> silence() {
        return Flux.interval(silence)
                .filter(tick -> connection != null)
                .concatMap(tick -> exists())
                .filter(exists -> !exists)
                .next()
                .flatMap(ended ->
                        Mono.error(() -> new R2dbcTimeoutException("the connection of the migration was silent for "
                                + silence.toSeconds() + " s, and its session has ended.")));
    }

    /** Also ends a connection on which nothing arrives, and a statement that waits there. */
    Mono<Void> close() {
        var begun = connection;
        return pool.close()
                .then(begun == null ? Mono.empty() : Mono.from(begun.close()))
                // A connection that breaks when it is closed has done its work before.
                .onErrorComplete();
    }

    private Publisher<Void> begin(Connection begun) {
        connection = begun;
        return rows(begun, LIMIT, Long.toString(silence.toMillis())).then().timeout(START);
    }

    /** Where the database does not tell, nothing is known. */
    private Mono<Boolean> exists() {
        return Flux.usingWhen(database.create(), watch -> rows(watch, EXISTS, name), Connection::close)
                .hasElements()
                .timeout(START)
                .onErrorReturn(true);
    }

    private static Flux<String> rows(Connection connection, String sql, String parameter) {
        return Flux.from(connection.createStatement(sql).bind("$1", parameter).execute())
                .flatMap(result -> result.map(row -> row.get(0, String.class)));
    }
}

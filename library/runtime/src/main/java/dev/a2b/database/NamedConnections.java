package dev.a2b.database;

import static io.r2dbc.pool.PoolingConnectionFactoryProvider.MAX_CREATE_CONNECTION_TIME;

import io.r2dbc.postgresql.api.PostgresqlConnection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryMetadata;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** Connects to the host that the URL names, or to the primary among several hosts. */
final class NamedConnections implements ConnectionFactory {

    /** How long a server that has no room is not asked again. All who wait for a connection would ask, each by a login. */
    private static final long FULL = Duration.ofMillis(200).toNanos();

    private final List<NamedHost> hosts;
    private final boolean isPrimaryWanted;
    private final Duration limit;
    private volatile @Nullable Refusal refusal;

    NamedConnections(DatabaseOptions options) {
        this.hosts = options.hosts().stream()
                .map(host -> new NamedHost(options, host))
                .toList();
        this.isPrimaryWanted = options.isPrimaryWanted();
        // The pool gives all of them together so long.
        this.limit = options.duration(MAX_CREATE_CONNECTION_TIME, options.connectTimeout())
                .dividedBy(hosts.size());
    }

    @Override
    public Mono<PostgresqlConnection> create() {
        return Mono.defer(() -> {
            var known = refusal;
            return known != null && System.nanoTime() - known.came < FULL
                    ? Mono.error(known.reason)
                    : connect(0).doOnError(Leases::isFull, reason -> refusal = new Refusal(reason, System.nanoTime()));
        });
    }

    @Override
    public ConnectionFactoryMetadata getMetadata() {
        return () -> "PostgreSQL";
    }

    private Mono<PostgresqlConnection> connect(int host) {
        var connection = hosts.get(host).connect();
        var wanted = isPrimaryWanted ? primary(connection) : connection;
        return host + 1 == hosts.size() ? wanted : wanted.timeout(limit).onErrorResume(failure -> connect(host + 1));
    }

    /** The connection, which is closed if it is not to the primary, or if nobody waits for it any longer. */
    private static Mono<PostgresqlConnection> primary(Mono<PostgresqlConnection> connection) {
        return Mono.usingWhen(
                connection,
                made -> made.createStatement("SELECT pg_is_in_recovery()")
                        .execute()
                        .flatMap(result -> result.map(row -> row.get(0, Boolean.class)))
                        .single()
                        .filter(Boolean.FALSE::equals)
                        .map(isPrimary -> made)
                        .switchIfEmpty(Mono.error(() ->
                                new R2dbcNonTransientResourceException("No host of the database is the primary."))),
                made -> Mono.empty(),
                (made, failure) -> made.close(),
                PostgresqlConnection::close);
    }

    /** @param came in nanoseconds of the JVM */
    private record Refusal(Throwable reason, long came) {}
}

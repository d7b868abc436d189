package dev.a2b.database;

import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.TARGET_SERVER_TYPE;
import static io.r2dbc.spi.ConnectionFactoryOptions.HOST;
import static io.r2dbc.spi.ConnectionFactoryOptions.PORT;

import io.micronaut.core.annotation.Internal;
import io.r2dbc.postgresql.api.PostgresqlConnection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryMetadata;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import reactor.core.publisher.Mono;

/** Connects to the host that the URL names, or to the primary among several hosts. */
@Internal
public final class NamedConnections implements ConnectionFactory {

    private final List<NamedHost> hosts;
    private final boolean isPrimaryWanted;

    NamedConnections(ConnectionFactoryOptions options) {
        this.hosts = Stream.of(options.getRequiredValue(HOST).toString().split(","))
                .map(host -> host(options, host))
                .toList();
        this.isPrimaryWanted = isPrimaryWanted(options);
    }

    /** Whether a standby is not good enough: it refuses changes, and may lag behind the one that was just made. */
    public static boolean isPrimaryWanted(ConnectionFactoryOptions options) {
        var isAnyWanted = "any".equalsIgnoreCase(String.valueOf(options.getValue(TARGET_SERVER_TYPE)));
        return String.valueOf(options.getValue(HOST)).contains(",") && !isAnyWanted;
    }

    @Override
    public Mono<PostgresqlConnection> create() {
        return connect(0);
    }

    @Override
    public ConnectionFactoryMetadata getMetadata() {
        return () -> "PostgreSQL";
    }

    private Mono<PostgresqlConnection> connect(int host) {
        var connection = hosts.get(host).connect();
        var wanted = isPrimaryWanted ? connection.flatMap(NamedConnections::primary) : connection;
        return host + 1 == hosts.size() ? wanted : wanted.onErrorResume(failure -> connect(host + 1));
    }

    private static Mono<PostgresqlConnection> primary(PostgresqlConnection connection) {
        return connection
                .createStatement("SELECT pg_is_in_recovery()")
                .execute()
                .flatMap(result -> result.map(row -> row.get(0, Boolean.class)))
                .single()
                .filter(Boolean.FALSE::equals)
                .map(isPrimary -> connection)
                .switchIfEmpty(Mono.error(
                        () -> new R2dbcNonTransientResourceException("No host of the database is the primary.")))
                .onErrorResume(failure -> connection.close().then(Mono.error(failure)));
    }

    private static NamedHost host(ConnectionFactoryOptions options, String host) {
        var colon = host.lastIndexOf(':');
        return colon < 0 || host.endsWith("]")
                ? new NamedHost(options, host, port(options))
                : new NamedHost(options, host.substring(0, colon), Integer.parseInt(host.substring(colon + 1)));
    }

    private static int port(ConnectionFactoryOptions options) {
        return Integer.parseInt(
                Objects.requireNonNullElse(options.getValue(PORT), 5432).toString());
    }
}

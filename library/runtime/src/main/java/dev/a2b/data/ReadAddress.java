package dev.a2b.data;

import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.APPLICATION_NAME;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.CURRENT_SCHEMA;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.OPTIONS;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.SCHEMA;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.SOCKET;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.SSL_CERT;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.SSL_KEY;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.SSL_MODE;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.SSL_MODE_ALIAS;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.SSL_ROOT_CERT;
import static io.r2dbc.spi.ConnectionFactoryOptions.CONNECT_TIMEOUT;
import static io.r2dbc.spi.ConnectionFactoryOptions.DATABASE;
import static io.r2dbc.spi.ConnectionFactoryOptions.HOST;
import static io.r2dbc.spi.ConnectionFactoryOptions.LOCK_WAIT_TIMEOUT;
import static io.r2dbc.spi.ConnectionFactoryOptions.PASSWORD;
import static io.r2dbc.spi.ConnectionFactoryOptions.PORT;
import static io.r2dbc.spi.ConnectionFactoryOptions.SSL;
import static io.r2dbc.spi.ConnectionFactoryOptions.STATEMENT_TIMEOUT;
import static io.r2dbc.spi.ConnectionFactoryOptions.USER;

import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.Option;
import io.vertx.core.net.ClientSSLOptions;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.PemTrustOptions;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.pgclient.SslMode;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where the database is, and how sessions of {@link Queries} begin: what the URL and the options of R2DBC say, in the
 * words of Vert.x.
 */
final class ReadAddress {

    /** Characters of the longest statement that is prepared once a connection. */
    private static final int LONGEST_PREPARED = 16_384;

    private static final int PREPARED = 256;

    private final ConnectionFactoryOptions options;

    ReadAddress(ConnectionFactoryOptions options) {
        this.options = options;
    }

    /** The hosts, in the order in which they are tried. */
    List<PgConnectOptions> hosts() {
        return Stream.of(text(HOST, "localhost").split(",")).map(this::host).toList();
    }

    Duration connectTimeout() {
        return duration(CONNECT_TIMEOUT, Duration.ofSeconds(2));
    }

    private PgConnectOptions host(String host) {
        var colon = host.lastIndexOf(':');
        var connect = new PgConnectOptions()
                .setHost(text(SOCKET, colon < 0 ? host : host.substring(0, colon)))
                .setPort(colon < 0 ? Integer.parseInt(text(PORT, "5432")) : Integer.parseInt(host.substring(colon + 1)))
                .setDatabase(text(DATABASE, text(USER, "")))
                .setUser(text(USER, ""))
                .setPassword(text(PASSWORD, ""))
                .setCachePreparedStatements(true)
                .setPreparedStatementCacheMaxSize(PREPARED)
                .setPreparedStatementCacheSqlLimit(LONGEST_PREPARED);
        session(connect);
        encrypt(connect);
        return connect;
    }

    private void session(PgConnectOptions connect) {
        connect.addProperty("default_transaction_read_only", "on");
        connect.addProperty("statement_timeout", millis(STATEMENT_TIMEOUT));
        connect.addProperty("lock_timeout", millis(LOCK_WAIT_TIMEOUT));
        connect.addProperty("application_name", text(APPLICATION_NAME, "a2b"));
        var schema = text(CURRENT_SCHEMA, text(SCHEMA, ""));
        if (!schema.isEmpty()) {
            connect.addProperty("search_path", schema);
        }
        if (options.getValue(OPTIONS) instanceof Map<?, ?> more) {
            more.forEach((name, value) -> connect.addProperty(name.toString(), value.toString()));
        }
    }

    private void encrypt(PgConnectOptions connect) {
        var wanted =
                text(SSL_MODE, text(SSL_MODE_ALIAS, "true".equals(text(SSL, "false")) ? "verify-full" : "disable"));
        var mode = SslMode.valueOf(wanted.toUpperCase(Locale.ROOT).replace('-', '_'));
        if (mode == SslMode.DISABLE) {
            return;
        }
        var tls = new ClientSSLOptions();
        tls.setTrustAll(mode != SslMode.VERIFY_CA && mode != SslMode.VERIFY_FULL);
        tls.setHostnameVerificationAlgorithm(mode == SslMode.VERIFY_FULL ? "HTTPS" : "");
        var root = text(SSL_ROOT_CERT, "");
        if (!root.isEmpty()) {
            tls.setTrustOptions(new PemTrustOptions().addCertPath(root));
        }
        var certificate = text(SSL_CERT, "");
        if (!certificate.isEmpty()) {
            tls.setKeyCertOptions(
                    new PemKeyCertOptions().setCertPath(certificate).setKeyPath(text(SSL_KEY, "")));
        }
        connect.setSslMode(mode).setSslOptions(tls);
    }

    private String millis(Option<Duration> option) {
        return Long.toString(duration(option, Duration.ZERO).toMillis());
    }

    private Duration duration(Option<Duration> option, Duration otherwise) {
        var value = (@Nullable Object) options.getValue(option);
        return value == null ? otherwise : Duration.parse(value.toString());
    }

    private String text(Option<?> option, String otherwise) {
        var value = options.getValue(option);
        return value == null ? otherwise : value.toString();
    }
}

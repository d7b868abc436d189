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
import static io.r2dbc.spi.ConnectionFactoryOptions.DATABASE;
import static io.r2dbc.spi.ConnectionFactoryOptions.LOCK_WAIT_TIMEOUT;
import static io.r2dbc.spi.ConnectionFactoryOptions.PASSWORD;
import static io.r2dbc.spi.ConnectionFactoryOptions.SSL;
import static io.r2dbc.spi.ConnectionFactoryOptions.STATEMENT_TIMEOUT;
import static io.r2dbc.spi.ConnectionFactoryOptions.USER;
import static java.util.stream.Collectors.toMap;

import dev.a2b.database.DatabaseOptions;
import io.micronaut.context.exceptions.ConfigurationException;
import io.r2dbc.spi.Option;
import io.vertx.core.net.ClientSSLOptions;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.PemTrustOptions;
import io.vertx.core.net.TrustOptions;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.pgclient.SslMode;
import java.net.InetSocketAddress;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.net.ssl.TrustManagerFactory;

/**
 * Where the database is, and how sessions of {@link Queries} begin: what the URL and the options of R2DBC say, in the
 * words of Vert.x.
 */
final class ReadAddress {

    /** Characters of the longest statement that is prepared once a connection. */
    private static final int LONGEST_PREPARED = 16_384;

    private static final int PREPARED = 256;

    private final DatabaseOptions options;

    ReadAddress(DatabaseOptions options) {
        this.options = options;
    }

    /** The hosts, in the order in which they are tried. */
    List<PgConnectOptions> hosts() {
        return options.hosts().stream().map(this::host).toList();
    }

    private PgConnectOptions host(InetSocketAddress host) {
        var connect = new PgConnectOptions()
                .setHost(options.text(SOCKET, host.getHostString()))
                .setPort(host.getPort())
                .setDatabase(options.text(DATABASE, options.text(USER, "")))
                .setUser(options.text(USER, ""))
                .setPassword(options.text(PASSWORD, ""))
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
        connect.addProperty("application_name", options.text(APPLICATION_NAME, "a2b"));
        var schema = options.text(CURRENT_SCHEMA, options.text(SCHEMA, ""));
        if (!schema.isEmpty()) {
            connect.addProperty("search_path", schema);
        }
        given().forEach(connect::addProperty);
    }

    /** A URL has them as a=1;b=2. */
    private Map<String, String> given() {
        var given = options.options().getValue(OPTIONS);
        var pairs = given instanceof Map<?, ?> map
                ? map.entrySet().stream().map(Object::toString)
                : Stream.of(options.text(OPTIONS, "").split(";")).filter(pair -> pair.contains("="));
        return pairs.map(pair -> pair.split("=", 2)).collect(toMap(pair -> pair[0].strip(), pair -> pair[1].strip()));
    }

    private void encrypt(PgConnectOptions connect) {
        var mode = mode();
        if (mode == SslMode.DISABLE) {
            return;
        }
        var tls = new ClientSSLOptions();
        var isVerified = mode == SslMode.VERIFY_CA || mode == SslMode.VERIFY_FULL;
        tls.setTrustAll(!isVerified);
        tls.setHostnameVerificationAlgorithm(mode == SslMode.VERIFY_FULL ? "HTTPS" : "");
        if (isVerified) {
            tls.setTrustOptions(authorities());
        }
        var certificate = options.text(SSL_CERT, "");
        if (!certificate.isEmpty()) {
            tls.setKeyCertOptions(
                    new PemKeyCertOptions().setCertPath(certificate).setKeyPath(options.text(SSL_KEY, "")));
        }
        connect.setSslMode(mode).setSslOptions(tls);
    }

    private SslMode mode() {
        var otherwise = "true".equals(options.text(SSL, "false")) ? "verify-full" : "disable";
        var wanted = options.text(SSL_MODE, options.text(SSL_MODE_ALIAS, otherwise));
        try {
            return SslMode.valueOf(wanted.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException unknown) {
            throw new ConfigurationException(
                    "sslMode is " + wanted + ", not disable, allow, prefer, require, verify-ca or verify-full.");
        }
    }

    private TrustOptions authorities() {
        var root = options.text(SSL_ROOT_CERT, "");
        return root.isEmpty() ? ofJava() : new PemTrustOptions().addCertPath(root);
    }

    /** Vert.x has no authorities unless it is told which. */
    private static TrustOptions ofJava() {
        try {
            var authorities = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            authorities.init((KeyStore) null);
            return TrustOptions.wrap(authorities);
        } catch (GeneralSecurityException e) {
            throw new ConfigurationException("Java's authorities for certificates cannot be read: " + e, e);
        }
    }

    private String millis(Option<Duration> option) {
        return Long.toString(options.duration(option, Duration.ZERO).toMillis());
    }
}

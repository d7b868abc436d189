package dev.a2b.database;

import static io.r2dbc.spi.ConnectionFactoryOptions.DRIVER;
import static io.r2dbc.spi.ConnectionFactoryOptions.HOST;
import static io.r2dbc.spi.ConnectionFactoryOptions.PORT;
import static io.r2dbc.spi.ConnectionFactoryOptions.PROTOCOL;

import io.netty.util.NetUtil;
import io.r2dbc.postgresql.PostgresqlConnectionFactory;
import io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider;
import io.r2dbc.postgresql.api.PostgresqlConnection;
import io.r2dbc.postgresql.client.SSLConfig;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.List;
import javax.net.ssl.SNIHostName;
import javax.net.ssl.SSLParameters;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * A host of the database. The driver gets its address instead of its name, which it would look up on the event loop,
 * so that all requests of the loop wait for the name server. https://github.com/pgjdbc/r2dbc-postgresql/issues/721
 */
final class NamedHost {

    private final ConnectionFactoryOptions options;
    private final ServerLoops loops;
    private final InetSocketAddress name;
    private final Duration limit;
    private volatile @Nullable Target last;

    NamedHost(DatabaseOptions options, InetSocketAddress name) {
        this.options = options.options();
        this.loops = (ServerLoops) this.options.getRequiredValue(ServerLoops.OPTION);
        this.name = name;
        this.limit = options.connectTimeout();
    }

    Mono<PostgresqlConnection> connect() {
        return loops.resolve(name)
                .timeout(limit)
                .onErrorMap(failure -> new R2dbcNonTransientResourceException(
                        "The host " + name.getHostString() + " of the database cannot be found.", failure))
                .flatMap(found -> target(found.getAddress()))
                .flatMap(target -> target.factory.create());
    }

    /** Off the event loop: a new one reads the files of the certificates. */
    private Mono<Target> target(InetAddress address) {
        var known = last;
        return known != null && known.address.equals(address)
                ? Mono.just(known)
                : Mono.fromCallable(() -> last = new Target(address, factory(address)))
                        .subscribeOn(Schedulers.boundedElastic());
    }

    private PostgresqlConnectionFactory factory(InetAddress address) {
        var plain = options.mutate()
                .option(DRIVER, "postgresql")
                .option(PROTOCOL, "")
                .option(HOST, NetUtil.toAddressString(address))
                .option(PORT, name.getPort())
                .build();
        return new PostgresqlConnectionFactory(PostgresqlConnectionFactoryProvider.builder(plain)
                .loopResources(loops.connectingTo(address))
                .sslSni(false)
                .sslParameters(this::serverName)
                .build());
    }

    /** Servers with several certificates choose by the name. */
    private SSLParameters serverName(SocketAddress address) {
        var parameters = new SSLParameters();
        if (!NetUtil.isValidIpV4Address(name.getHostString()) && SSLConfig.isValidSniHostname(name.getHostString())) {
            parameters.setServerNames(List.of(new SNIHostName(name.getHostString())));
        }
        return parameters;
    }

    private record Target(InetAddress address, PostgresqlConnectionFactory factory) {}
}

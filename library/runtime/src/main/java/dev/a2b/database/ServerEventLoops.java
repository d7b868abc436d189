package dev.a2b.database;

import static io.r2dbc.pool.PoolingConnectionFactoryProvider.POOLING_DRIVER;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.LOOP_RESOURCES;
import static io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider.SOCKET;
import static io.r2dbc.spi.ConnectionFactoryOptions.DRIVER;
import static io.r2dbc.spi.ConnectionFactoryOptions.PROTOCOL;

import dev.a2b.dns.DnsSettings;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.netty.channel.EventLoopGroup;
import io.netty.resolver.AddressResolverGroup;
import io.r2dbc.spi.ConnectionFactoryOptions;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.net.InetSocketAddress;

/**
 * Lets the database driver run on the event loops of the web server, and find hosts without blocking them. With threads
 * of its own, each query would change threads twice, and there would be more threads than processors.
 */
@Singleton
class ServerEventLoops implements BeanCreatedEventListener<ConnectionFactoryOptions.Builder> {

    private final ServerLoops loops;

    ServerEventLoops(
            EventLoopGroup group, @Named(DnsSettings.RESOLVERS) AddressResolverGroup<InetSocketAddress> resolvers) {

        this.loops = new ServerLoops(group, resolvers);
    }

    @Override
    public ConnectionFactoryOptions.Builder onCreated(BeanCreatedEvent<ConnectionFactoryOptions.Builder> created) {
        var builder = created.getBean();
        var options = builder.build();
        if (!isPostgres(options)) {
            return builder;
        }
        var driver = options.hasOption(SOCKET) ? "postgresql" : NamedDriver.NAME;
        var isPooled = DataSources.isDefault(created) || POOLING_DRIVER.equals(options.getValue(DRIVER));
        return builder.option(LOOP_RESOURCES, useNative -> loops.group())
                .option(ServerLoops.OPTION, loops)
                .option(DRIVER, isPooled ? POOLING_DRIVER : driver)
                .option(PROTOCOL, isPooled ? driver : "");
    }

    /** With and without a pool in its URL, and for any number of hosts. */
    private static boolean isPostgres(ConnectionFactoryOptions options) {
        return (options.getValue(DRIVER) + ":" + options.getValue(PROTOCOL)).matches("(pool:)?postgres(ql)?(:.*)?");
    }
}

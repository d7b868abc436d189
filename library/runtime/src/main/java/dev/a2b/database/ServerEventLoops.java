package dev.a2b.database;

import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.netty.channel.EventLoopGroup;
import io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider;
import io.r2dbc.spi.ConnectionFactoryOptions;
import jakarta.inject.Singleton;
import reactor.netty.resources.LoopResources;

/**
 * Lets the database driver run on the event loops of the web server. With threads of its own, each query would change
 * threads twice, and there would be more threads than processors.
 */
@Singleton
class ServerEventLoops implements BeanCreatedEventListener<ConnectionFactoryOptions.Builder> {

    private final LoopResources loops;

    ServerEventLoops(EventLoopGroup group) {
        this.loops = useNative -> group;
    }

    @Override
    public ConnectionFactoryOptions.Builder onCreated(BeanCreatedEvent<ConnectionFactoryOptions.Builder> created) {
        return created.getBean().option(PostgresqlConnectionFactoryProvider.LOOP_RESOURCES, loops);
    }
}

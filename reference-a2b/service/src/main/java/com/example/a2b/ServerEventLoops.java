package com.example.a2b;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.netty.channel.EventLoopGroup;
import io.netty.util.concurrent.SingleThreadEventExecutor;
import io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider;
import io.r2dbc.spi.ConnectionFactoryOptions;
import jakarta.inject.Singleton;
import reactor.netty.resources.LoopResources;

/**
 * Lets the database driver run on the event loops of the web server. With threads of its own, each query would change
 * threads twice, and there would be more threads than processors. A loop with many waiting tasks is one that something
 * blocks, so their number is a metric.
 */
@Singleton
class ServerEventLoops implements BeanCreatedEventListener<ConnectionFactoryOptions.Builder>, MeterBinder {

    private final EventLoopGroup group;
    private final LoopResources loops;

    ServerEventLoops(EventLoopGroup group) {
        this.group = group;
        this.loops = useNative -> group;
    }

    @Override
    public ConnectionFactoryOptions.Builder onCreated(BeanCreatedEvent<ConnectionFactoryOptions.Builder> created) {
        return created.getBean().option(PostgresqlConnectionFactoryProvider.LOOP_RESOURCES, loops);
    }

    /** Not Micrometer's own binder, which starts the thread of each loop to learn its name. */
    @Override
    public void bindTo(MeterRegistry registry) {
        var number = 0;
        for (var loop : group) {
            if (loop instanceof SingleThreadEventExecutor tasks) {
                Gauge.builder("netty.event.loop.tasks.pending", tasks, SingleThreadEventExecutor::pendingTasks)
                        .tag("loop", Integer.toString(number++))
                        .register(registry);
            }
        }
    }
}

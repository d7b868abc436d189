package com.example.a2b.http;

import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.http.netty.channel.ChannelPipelineCustomizer;
import io.micronaut.http.server.netty.NettyServerCustomizer;
import io.netty.channel.Channel;
import jakarta.inject.Singleton;

/** Puts a {@link RequestGuard} between each connection and Micronaut. */
@Singleton
class ConnectionCustomizer implements BeanCreatedEventListener<NettyServerCustomizer.Registry> {

    private final ReadTimeouts timeouts;

    ConnectionCustomizer(ReadTimeouts timeouts) {
        this.timeouts = timeouts;
    }

    @Override
    public NettyServerCustomizer.Registry onCreated(BeanCreatedEvent<NettyServerCustomizer.Registry> created) {
        created.getBean().register(new Guarded(timeouts, null));
        return created.getBean();
    }

    private record Guarded(ReadTimeouts timeouts, Channel channel) implements NettyServerCustomizer {

        @Override
        public NettyServerCustomizer specializeForChannel(Channel connection, ChannelRole role) {
            return new Guarded(timeouts, connection);
        }

        @Override
        public void onStreamPipelineBuilt() {
            channel.pipeline().addBefore(
                ChannelPipelineCustomizer.HANDLER_MICRONAUT_INBOUND, "request-guard", new RequestGuard(timeouts));
        }
    }
}

package com.example.a2b.http;

import io.micronaut.context.annotation.Property;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.http.netty.channel.ChannelPipelineCustomizer;
import io.micronaut.http.server.netty.NettyServerCustomizer;
import io.netty.channel.Channel;
import jakarta.inject.Singleton;
import java.time.Duration;

/** Puts a {@link RequestGuard} in front of each connection's other handlers. */
@Singleton
class ConnectionCustomizer implements NettyServerCustomizer, BeanCreatedEventListener<NettyServerCustomizer.Registry> {

    private final Duration headerTimeout;
    private final Duration bodyTimeout;

    ConnectionCustomizer(
            @Property(name = "http.header-timeout") Duration headerTimeout,
            @Property(name = "http.body-timeout") Duration bodyTimeout) {

        this.headerTimeout = headerTimeout;
        this.bodyTimeout = bodyTimeout;
    }

    @Override
    public NettyServerCustomizer.Registry onCreated(BeanCreatedEvent<NettyServerCustomizer.Registry> created) {
        created.getBean().register(this);
        return created.getBean();
    }

    @Override
    public NettyServerCustomizer specializeForChannel(Channel channel, ChannelRole role) {
        return role == ChannelRole.LISTENER
                ? this
                : new NettyServerCustomizer() {
                    @Override
                    public void onStreamPipelineBuilt() {
                        channel.pipeline()
                                .addAfter(anchor(channel), null, new RequestGuard(headerTimeout, bodyTimeout));
                    }
                };
    }

    // As far in front as possible: other handlers answer as well. Only the access log shows what the caller sent.
    private static String anchor(Channel channel) {
        return channel.pipeline().get(ChannelPipelineCustomizer.HANDLER_ACCESS_LOGGER) == null
                ? ChannelPipelineCustomizer.HANDLER_HTTP_SERVER_CODEC
                : ChannelPipelineCustomizer.HANDLER_ACCESS_LOGGER;
    }
}

package com.example.a2b.http;

import io.micronaut.context.annotation.Property;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.http.netty.channel.ChannelPipelineCustomizer;
import io.micronaut.http.server.netty.NettyServerCustomizer;
import io.netty.channel.Channel;
import jakarta.inject.Singleton;
import java.time.Duration;

/** Puts a {@link RequestGuard} between each connection and Micronaut. */
@Singleton
class ConnectionCustomizer
    implements NettyServerCustomizer, BeanCreatedEventListener<NettyServerCustomizer.Registry> {

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
        return role == ChannelRole.LISTENER ? this : new NettyServerCustomizer() {
            @Override
            public void onStreamPipelineBuilt() {
                channel.pipeline().addBefore(ChannelPipelineCustomizer.HANDLER_MICRONAUT_INBOUND, "request-guard",
                    new RequestGuard(headerTimeout, bodyTimeout));
            }
        };
    }
}

package dev.a2b.database;

import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.resolver.AddressResolverGroup;
import io.netty.util.concurrent.Future;
import io.r2dbc.spi.Option;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import reactor.core.publisher.Mono;
import reactor.netty.resources.LoopResources;

/** The event loops of the web server, and how they find hosts. */
record ServerLoops(EventLoopGroup group, AddressResolverGroup<InetSocketAddress> resolvers) {

    static final Option<ServerLoops> OPTION = Option.valueOf("a2b.loops");

    /**
     * An address that keeps its name. Nobody cancels the look-up, because Netty logs a stack trace when it then gets an
     * answer. It ends by its own time limit.
     */
    Mono<InetSocketAddress> resolve(InetSocketAddress name) {
        return Mono.create(caller -> {
            var lookup = resolvers.getResolver(group.next()).resolve(name);
            lookup.addListener((Future<InetSocketAddress> done) -> {
                if (done.isSuccess()) {
                    caller.success(done.getNow());
                } else {
                    caller.error(done.cause());
                }
            });
        });
    }

    /** Connections that know the name of this address: TLS compares it with the certificate. */
    LoopResources connectingTo(InetAddress named) {
        return new LoopResources() {

            @Override
            public EventLoopGroup onServer(boolean useNative) {
                return group;
            }

            @Override
            public <C extends Channel> C onChannel(Class<C> type, EventLoopGroup loops) {
                return type == SocketChannel.class
                        ? type.cast(new NamedChannel(named))
                        : LoopResources.super.onChannel(type, loops);
            }
        };
    }

    private static final class NamedChannel extends NioSocketChannel {

        private final InetAddress named;

        private NamedChannel(InetAddress named) {
            this.named = named;
        }

        @Override
        protected boolean doConnect(SocketAddress remote, SocketAddress local) throws Exception {
            return super.doConnect(new InetSocketAddress(named, ((InetSocketAddress) remote).getPort()), local);
        }
    }
}

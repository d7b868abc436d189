package dev.a2b.data;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFactory;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.vertx.core.impl.transports.NioTransport;
import io.vertx.core.net.ClientOptionsBase;
import io.vertx.core.transport.Transport;
import java.time.Duration;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;

/**
 * How Vert.x reaches the database: on the event loops of the web server, with a time limit for the connection and for
 * the login, and with keep-alive. Options of a connection cannot say so.
 */
final class SharedTransport extends NioTransport implements Transport {

    private final EventLoopGroup loops;
    private final Duration connectTimeout;

    SharedTransport(EventLoopGroup server, Duration connectTimeout) {
        this.loops = new SharedLoops(server);
        this.connectTimeout = connectTimeout;
    }

    @Override
    public String name() {
        return "shared";
    }

    @Override
    public boolean available() {
        return true;
    }

    @Override
    public @Nullable Throwable unavailabilityCause() {
        return null;
    }

    @Override
    public io.vertx.core.spi.transport.Transport implementation() {
        return this;
    }

    @Override
    public EventLoopGroup eventLoopGroup(int type, int threads, ThreadFactory factory, int ioRatio) {
        return loops;
    }

    @Override
    public ChannelFactory<? extends Channel> channelFactory(boolean domainSocket) {
        return domainSocket
                ? super.channelFactory(true)
                : () -> {
                    var channel = new NioSocketChannel();
                    channel.pipeline().addFirst(new LoginLimit());
                    return channel;
                };
    }

    @Override
    public void configure(ClientOptionsBase options, int timeout, boolean domainSocket, Bootstrap bootstrap) {
        super.configure(options, (int) connectTimeout.toMillis(), domainSocket, bootstrap);
        bootstrap.option(ChannelOption.SO_KEEPALIVE, true);
    }

    /** Closes a connection whose server does not answer the login. */
    private final class LoginLimit extends ChannelInboundHandlerAdapter {

        @Override
        public void channelActive(ChannelHandlerContext context) {
            context.executor().schedule(() -> closeUnanswered(context), connectTimeout.toMillis(), MILLISECONDS);
            context.fireChannelActive();
        }

        private void closeUnanswered(ChannelHandlerContext context) {
            if (!ReadConnection.isLoggedIn(context.channel())) {
                context.close();
            }
        }
    }
}

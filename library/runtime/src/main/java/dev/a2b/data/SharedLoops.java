package dev.a2b.data;

import io.netty.channel.AbstractEventLoopGroup;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelPromise;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.Future;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.util.Iterator;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;

/**
 * The event loops of the web server, for another user of them: what a loop opens stays on this loop, so that a query
 * changes no thread, and the loops go on when the user ends.
 */
final class SharedLoops extends AbstractEventLoopGroup {

    private final EventLoopGroup server;

    SharedLoops(EventLoopGroup server) {
        this.server = server;
    }

    @Override
    public EventLoop next() {
        return StreamSupport.stream(server.spliterator(), false)
                .filter(EventExecutor::inEventLoop)
                .findFirst()
                .map(EventLoop.class::cast)
                .orElseGet(server::next);
    }

    @Override
    public ChannelFuture register(Channel channel) {
        return next().register(channel);
    }

    @Override
    public ChannelFuture register(ChannelPromise promise) {
        return next().register(promise);
    }

    @Deprecated
    @Override
    public ChannelFuture register(Channel channel, ChannelPromise promise) {
        return next().register(channel, promise);
    }

    @Override
    public Iterator<EventExecutor> iterator() {
        return server.iterator();
    }

    @Override
    public Future<?> shutdownGracefully(long quietPeriod, long timeout, TimeUnit unit) {
        return terminationFuture();
    }

    @Override
    public Future<?> terminationFuture() {
        return GlobalEventExecutor.INSTANCE.newSucceededFuture(null);
    }

    @Deprecated
    @Override
    public void shutdown() {
        // the loops belong to the server
    }

    @Override
    public boolean isShuttingDown() {
        return server.isShuttingDown();
    }

    @Override
    public boolean isShutdown() {
        return server.isShutdown();
    }

    @Override
    public boolean isTerminated() {
        return server.isTerminated();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
        return true;
    }
}

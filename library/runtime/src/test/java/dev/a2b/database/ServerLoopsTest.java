package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.netty.channel.DefaultEventLoopGroup;
import io.netty.resolver.AbstractAddressResolver;
import io.netty.resolver.AddressResolver;
import io.netty.resolver.AddressResolverGroup;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.Future;
import io.netty.util.concurrent.Promise;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ServerLoopsTest {

    private static final InetSocketAddress NAME = InetSocketAddress.createUnresolved("database.example", 5432);

    private final DefaultEventLoopGroup group = new DefaultEventLoopGroup(1);

    @AfterEach
    void stop() {
        group.shutdownGracefully();
    }

    /** Netty logs a stack trace when it gets the answer of a canceled one. */
    @Test
    void a_lookup_that_nobody_waits_for_is_not_canceled() {
        var lookups = new ArrayList<Future<?>>();

        new ServerLoops(group, unanswered(lookups)).resolve(NAME).subscribe().dispose();

        assertEquals(List.of(false), lookups.stream().map(Future::isCancelled).toList());
    }

    private static AddressResolverGroup<InetSocketAddress> unanswered(List<Future<?>> lookups) {
        return new AddressResolverGroup<>() {

            @Override
            protected AddressResolver<InetSocketAddress> newResolver(EventExecutor executor) {
                return new AbstractAddressResolver<>(executor, InetSocketAddress.class) {

                    @Override
                    protected boolean doIsResolved(InetSocketAddress name) {
                        return false;
                    }

                    @Override
                    protected void doResolve(InetSocketAddress name, Promise<InetSocketAddress> lookup) {
                        lookups.add(lookup);
                    }

                    @Override
                    protected void doResolveAll(InetSocketAddress name, Promise<List<InetSocketAddress>> lookup) {
                        lookups.add(lookup);
                    }
                };
            }
        };
    }
}

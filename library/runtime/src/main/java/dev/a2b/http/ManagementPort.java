package dev.a2b.http;

import io.micronaut.context.annotation.Value;
import io.micronaut.core.annotation.Internal;
import io.netty.channel.Channel;
import jakarta.inject.Singleton;
import java.net.InetSocketAddress;

/** Where operators and their tools ask, if that is not where callers do. */
@Internal
@Singleton
public class ManagementPort {

    private final int port;
    private final boolean isShared;

    ManagementPort(
            @Value("${endpoints.all.port:0}") int port, @Value("${micronaut.server.port:8080}") int portOfCallers) {
        this.port = port;
        this.isShared = port == portOfCallers;
    }

    /** Whether this listener, or this connection, belongs to the port. */
    boolean serves(Channel channel) {
        return channel.localAddress() instanceof InetSocketAddress address && serves(address);
    }

    /** Whether this address of the service belongs to the port. */
    public boolean serves(InetSocketAddress address) {
        return !isShared && address.getPort() == port;
    }
}

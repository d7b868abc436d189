package dev.a2b.http;

import io.micronaut.context.annotation.Value;
import io.netty.channel.Channel;
import jakarta.inject.Singleton;
import java.net.InetSocketAddress;

/** Where operators and their tools ask, if that is not where callers do. */
@Singleton
class ManagementPort {

    private final int port;
    private final boolean isShared;

    ManagementPort(
            @Value("${endpoints.all.port:0}") int port, @Value("${micronaut.server.port:8080}") int portOfCallers) {
        this.port = port;
        this.isShared = port == portOfCallers;
    }

    /** Whether this listener, or this connection, belongs to the port. */
    boolean serves(Channel channel) {
        return !isShared && channel.localAddress() instanceof InetSocketAddress address && address.getPort() == port;
    }
}

package dev.a2b.dns;

import io.micronaut.context.annotation.Bean;
import io.micronaut.context.annotation.Factory;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.resolver.AddressResolverGroup;
import io.netty.resolver.dns.DnsNameResolverBuilder;
import io.netty.resolver.dns.RoundRobinDnsAddressResolverGroup;
import io.netty.resolver.dns.SequentialDnsServerAddressStreamProvider;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;

/** Finds hosts without blocking the event loop that asks, as Java itself would. */
@Factory
final class NameResolution {

    @Bean(preDestroy = "close")
    @Named(DnsSettings.RESOLVERS)
    @Singleton
    AddressResolverGroup<InetSocketAddress> resolvers(DnsSettings settings) {
        var builder = new DnsNameResolverBuilder()
                .datagramChannelType(NioDatagramChannel.class)
                .socketChannelType(NioSocketChannel.class)
                .completeOncePreferredResolved(true)
                .queryTimeoutMillis(settings.timeout().toMillis());
        if (settings.servers() != null) {
            builder.nameServerProvider(new SequentialDnsServerAddressStreamProvider(addresses(settings.servers())));
        }
        return new RoundRobinDnsAddressResolverGroup(builder);
    }

    private static List<InetSocketAddress> addresses(List<String> servers) {
        return servers.stream()
                .map(server -> URI.create("dns://" + server))
                .map(server -> new InetSocketAddress(server.getHost(), server.getPort() < 0 ? 53 : server.getPort()))
                .toList();
    }
}

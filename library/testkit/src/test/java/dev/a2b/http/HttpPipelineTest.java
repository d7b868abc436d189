package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.Tokens;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.annotation.Requires;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.core.order.OrderUtil;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.annotation.Filter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.filter.HttpClientFilter;
import io.micronaut.http.netty.channel.ChannelPipelineCustomizer;
import io.micronaut.http.server.netty.HttpCompressionStrategy;
import io.micronaut.http.server.netty.NettyServerCustomizer;
import io.micronaut.inject.qualifiers.Qualifiers;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.netty.channel.Channel;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The way of a request is what {@link HttpPipeline} says. */
@MicronautTest(transactional = false)
@Property(name = "test.pipeline", value = "true")
class HttpPipelineTest {

    @Inject
    Api api;

    @Inject
    ApplicationContext context;

    @Inject
    Recorder recorder;

    @Test
    void a_request_meets_the_handlers_in_this_order() {
        api.get(Items.OPEN);

        var ours = recorder.channel.pipeline().names().stream()
                .dropWhile(name -> !name.equals(ChannelPipelineCustomizer.HANDLER_HTTP_SERVER_CODEC))
                .limit(6)
                .toList();

        assertEquals(
                List.of(
                        ChannelPipelineCustomizer.HANDLER_HTTP_SERVER_CODEC,
                        HttpPipeline.UNREAD,
                        HttpPipeline.GUARD,
                        HttpPipeline.DRAIN,
                        HttpPipeline.LIMIT,
                        HttpPipeline.GZIP),
                ours);
    }

    /** With traces, and with security or without. */
    @ParameterizedTest
    @CsvSource({"true, SecurityFilter", "false, EndpointsFilter"})
    void a_request_meets_the_filters_in_this_order(boolean secured, String guard) {
        var settings = Map.<String, Object>of(
                "micronaut.otel.enabled",
                true,
                "micronaut.security.enabled",
                secured,
                "micronaut.security.token.jwt.signatures.secret.issuer.secret",
                Tokens.SECRET);
        try (var all = ApplicationContext.run(settings, "test")) {
            var filters = Stream.of(ServerFilter.class, Filter.class)
                    .map(kind -> all.getBeansOfType(Object.class, Qualifiers.byStereotype(kind)))
                    .flatMap(Collection::stream)
                    .filter(filter -> !(filter instanceof HttpClientFilter))
                    .sorted(OrderUtil.COMPARATOR.thenComparing(HttpPipelineTest::name))
                    .map(HttpPipelineTest::name)
                    .toList();

            assertEquals(
                    List.of(
                            "AnswerFilter",
                            "StaticFilesFilter",
                            "ApiDocumentFilter",
                            "CorsFilter",
                            "OpenTelemetryServerFilter",
                            "TraceIdFilter",
                            guard,
                            "WriterTurns",
                            "HealthResultFilter",
                            "ServerMetricsFilter"),
                    filters);
        }
    }

    @Test
    void micronaut_packs_answers_only_where_the_library_does_not() {
        assertFalse(context.getBean(HttpCompressionStrategy.class).isEnabled());
        try (var without = ApplicationContext.run(Map.of("a2b.gzip.enabled", false), "test")) {
            assertTrue(without.getBean(HttpCompressionStrategy.class).isEnabled());
            assertFalse(without.containsBean(Gzip.class));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "micronaut.server.http-version, 2.0, let the server in front speak HTTP/2",
        "micronaut.server.context-path, /shop, let the server in front remove the prefix /shop"
    })
    void what_would_pass_by_the_handlers_ends_the_start(String setting, String value, String advice) {
        var refused = assertThrows(
                RuntimeException.class,
                () -> ApplicationContext.run(EmbeddedServer.class, Map.of(setting, value), "test"));

        assertTrue(refused.toString().contains(advice), refused::toString);
    }

    private static String name(Object filter) {
        return filter.getClass().getSimpleName();
    }

    /** Sees each connection after the library. */
    @Singleton
    @Requires(property = "test.pipeline")
    static class Recorder implements BeanCreatedEventListener<NettyServerCustomizer.Registry>, Ordered {

        private volatile Channel channel;

        @Override
        public NettyServerCustomizer.Registry onCreated(BeanCreatedEvent<NettyServerCustomizer.Registry> created) {
            created.getBean().register(new NettyServerCustomizer() {
                @Override
                public NettyServerCustomizer specializeForChannel(Channel connection, ChannelRole role) {
                    if (role != ChannelRole.LISTENER) {
                        channel = connection;
                    }
                    return this;
                }
            });
            return created.getBean();
        }

        @Override
        public int getOrder() {
            return LOWEST_PRECEDENCE;
        }
    }
}

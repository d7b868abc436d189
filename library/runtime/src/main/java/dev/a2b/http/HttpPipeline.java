package dev.a2b.http;

import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.core.annotation.Internal;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpVersion;
import io.micronaut.http.filter.ServerFilterPhase;
import io.micronaut.http.netty.channel.ChannelPipelineCustomizer;
import io.micronaut.http.server.netty.NettyServerCustomizer;
import io.micronaut.http.server.netty.configuration.NettyHttpServerConfiguration;
import io.netty.channel.Channel;
import jakarta.inject.Singleton;

/**
 * The way of a request. Its connection is accepted unless too many are open ({@link AcceptLimit}). It meets these
 * handlers of Netty first, from top to bottom:
 *
 * <ol>
 *   <li>Micronaut's: the timeout of an idle connection, the codec, and the access log where it is on;
 *   <li>{@link #UNREAD}: closes the connection of a caller who does not read ({@link UnreadAnswers});
 *   <li>{@link #GUARD}: refuses what other servers may read differently and senders who are too slow, and completes the
 *       headers of the answer ({@link RequestGuard});
 *   <li>{@link #DRAIN}: closes the connection after its answer while the service stops ({@link Drain});
 *   <li>{@link #LIMIT}: refuses what would only wait behind too many others ({@link RequestLimit});
 *   <li>{@link #GZIP}: packs the answer ({@link Packing});
 *   <li>Micronaut's: the router.
 * </ol>
 *
 * <p>Then it meets the filters, lowest order first. Micronaut's own orders are those of {@link ServerFilterPhase}.
 *
 * <ul>
 *   <li>{@link #ANSWER}: the id of the request, and problem details for an error without a body, both on the way back
 *       ({@link AnswerFilter});
 *   <li>{@link #HIDDEN}: keeps the API's document off the management port ({@code StaticFilesFilter});
 *   <li>{@link #DOCUMENT}: answers with the API's document ({@link ApiDocumentFilter});
 *   <li>Micronaut's CORS: refuses an origin that is not allowed, and answers its preflight ({@code CorsFilter});
 *   <li>Micronaut's trace, where traces are on: begins the span ({@code OpenTelemetryServerFilter});
 *   <li>{@link #TRACE}: notes the trace, after Micronaut began it ({@code TraceIdFilter});
 *   <li>Micronaut's security: refuses a caller who may not do this ({@code SecurityFilter}); where it is off, refuses
 *       sensitive management endpoints ({@code EndpointsFilter});
 *   <li>{@link #TURN}: waits for the turn to change data, once the caller may do so ({@link WriterTurns});
 *   <li>Micronaut's health: the status of an answer about health, on the way back ({@code HealthResultFilter});
 *   <li>Micronaut's metrics: counts and times what is left of the way ({@code ServerMetricsFilter}).
 * </ul>
 */
@Internal
@Singleton
public final class HttpPipeline
        implements NettyServerCustomizer, BeanCreatedEventListener<NettyServerCustomizer.Registry> {

    /** The names of the handlers in the pipelines of a listener and of a connection. */
    public static final String ACCEPT = "a2b-accept";

    public static final String UNREAD = "a2b-unread";

    public static final String GUARD = "a2b-guard";

    public static final String DRAIN = "a2b-drain";
    public static final String LIMIT = "a2b-limit";
    public static final String GZIP = "a2b-gzip";

    /** The orders of the filters. */
    public static final int ANSWER = Ordered.HIGHEST_PRECEDENCE;

    public static final int HIDDEN = ServerFilterPhase.FIRST.order();
    public static final int DOCUMENT = HIDDEN + 1;
    public static final int TRACE = ServerFilterPhase.TRACING.after();
    public static final int TURN = ServerFilterPhase.SECURITY.after();

    private final HttpSettings settings;

    @Nullable
    private final Drain drain;

    @Nullable
    private final RequestLimit limit;

    @Nullable
    private final Gzip gzip;

    @Nullable
    private final AcceptLimit accept;

    HttpPipeline(
            HttpSettings settings,
            NettyHttpServerConfiguration server,
            @Nullable Drain drain,
            @Nullable RequestLimit limit,
            @Nullable Gzip gzip,
            @Nullable AcceptLimit accept) {

        this.settings = settings;
        this.drain = drain;
        this.limit = limit;
        this.gzip = gzip;
        this.accept = accept;
        check(server);
    }

    @Override
    public NettyServerCustomizer.Registry onCreated(BeanCreatedEvent<NettyServerCustomizer.Registry> created) {
        created.getBean().register(this);
        return created.getBean();
    }

    @Override
    public NettyServerCustomizer specializeForChannel(Channel channel, ChannelRole role) {
        if (role == ChannelRole.LISTENER) {
            if (accept != null) {
                channel.pipeline().addFirst(ACCEPT, accept);
            }
            return this;
        }
        return new NettyServerCustomizer() {
            @Override
            public void onStreamPipelineBuilt() {
                add(channel);
            }
        };
    }

    /** As far in front as possible: other handlers answer as well. Only the access log shows what the caller sent. */
    private void add(Channel channel) {
        var pipeline = channel.pipeline();
        var codec = pipeline.get(ChannelPipelineCustomizer.HANDLER_ACCESS_LOGGER) == null
                ? ChannelPipelineCustomizer.HANDLER_HTTP_SERVER_CODEC
                : ChannelPipelineCustomizer.HANDLER_ACCESS_LOGGER;
        if (gzip != null) {
            pipeline.addAfter(codec, GZIP, new Packing(gzip));
        }
        if (limit != null) {
            pipeline.addAfter(codec, LIMIT, limit);
        }
        if (drain != null) {
            pipeline.addAfter(codec, DRAIN, drain);
        }
        pipeline.addAfter(codec, GUARD, new RequestGuard(settings.headerTimeout(), settings.bodyTimeout()));
        pipeline.addAfter(codec, UNREAD, new UnreadAnswers(settings.answerTimeout()));
    }

    private static void check(NettyHttpServerConfiguration server) {
        if (server.getHttpVersion() != HttpVersion.HTTP_1_1) {
            throw new ConfigurationException("The service speaks HTTP/1.1 only, because its limits guard single"
                    + " connections: remove micronaut.server.http-version, and let the server in front speak HTTP/2.");
        }
        if (server.getContextPath() != null) {
            throw new ConfigurationException("The service has its probes and limits at fixed paths: remove"
                    + " micronaut.server.context-path, and let the server in front remove the prefix "
                    + server.getContextPath() + ".");
        }
    }
}

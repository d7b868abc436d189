package dev.a2b.http;

import io.micronaut.context.annotation.Bean;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.order.Ordered;
import io.micronaut.core.util.StringUtils;
import io.micronaut.health.HealthStatus;
import io.micronaut.management.health.indicator.HealthIndicator;
import io.micronaut.management.health.indicator.HealthResult;
import io.micronaut.management.health.indicator.annotation.Readiness;
import io.micronaut.runtime.graceful.GracefulShutdownCapable;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.AttributeKey;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;

/**
 * Empties the service before it stops. For a while it still accepts requests, and announces with each answer that the
 * connection closes. Closed without that, a connection could lose the next request of its client.
 */
@Singleton
@Readiness
@Sharable
@Bean(typed = {Drain.class, GracefulShutdownCapable.class, HealthIndicator.class}) // not a handler that core adds
@Requires(property = "a2b.stop.enabled", notEquals = StringUtils.FALSE)
class Drain extends ChannelOutboundHandlerAdapter implements GracefulShutdownCapable, HealthIndicator {

    private static final AttributeKey<Boolean> CLOSING = AttributeKey.valueOf(Drain.class, "closing");
    private static final Duration PAUSE = Duration.ofMillis(50);

    private final Set<Channel> listeners = ConcurrentHashMap.newKeySet();
    /** Of callers. Those of operators' tools may stay open for long, and keep no stop waiting. */
    private final AtomicInteger connections = new AtomicInteger();

    private final Duration period;
    private final ManagementPort management;
    private volatile boolean draining;

    Drain(StopSettings settings, ManagementPort management) {
        this.period = settings.drain();
        this.management = management;
    }

    /** Before the server, which stops to accept requests. That is why this waits, until all connections are closed. */
    @Override
    public int getOrder() {
        return Ordered.HIGHEST_PRECEDENCE;
    }

    @Override
    public CompletionStage<?> shutdownGracefully() {
        draining = true;
        awaitConnections(period);
        listeners.forEach(Channel::close);
        awaitConnections(period.dividedBy(3)); // for the requests that came meanwhile
        return CompletableFuture.completedStage(null);
    }

    @Override
    public Publisher<HealthResult> getResult() {
        return Mono.just(HealthResult.builder("drain", draining ? HealthStatus.DOWN : HealthStatus.UP)
                .build());
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        var connection = context.channel();
        listeners.add(connection.parent());
        if (!management.serves(connection)) {
            connections.incrementAndGet();
            connection.closeFuture().addListener(closed -> connections.decrementAndGet());
        }
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        var closing = context.channel().attr(CLOSING);
        if (draining
                && message instanceof HttpResponse response
                && response.status().codeClass() != HttpStatusClass.INFORMATIONAL) { // its answer is still to come
            HttpUtil.setKeepAlive(response, false);
            closing.set(true);
        }
        if (message instanceof LastHttpContent && closing.get() != null) {
            context.write(message, promise.unvoid()).addListener(ChannelFutureListener.CLOSE);
        } else {
            context.write(message, promise);
        }
    }

    private void awaitConnections(Duration limit) {
        Mono.delay(PAUSE)
                .repeat(() -> connections.get() > 0)
                .then()
                .timeout(limit, Mono.empty())
                .block();
    }
}

package dev.a2b.http;

import static io.netty.buffer.Unpooled.copiedBuffer;
import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.a2b.api.RequestIds;
import dev.a2b.database.Leases;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micronaut.context.annotation.Bean;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.core.util.StringUtils;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.AttributeKey;
import io.netty.util.ReferenceCountUtil;
import jakarta.inject.Singleton;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/**
 * Limits how many requests are answered at the same time, and accepts none that would only wait behind too many others.
 * They are refused at once, in front of all other code, because a refusal must cost far less than an answer. Only paths
 * of the API are refused. The timers of requests do not see refused ones, so they have a counter of their own.
 */
@Singleton
@Sharable
@Bean(typed = {RequestLimit.class, MeterBinder.class}) // not a handler that core adds
@Requires(property = "a2b.overload.enabled", notEquals = StringUtils.FALSE)
class RequestLimit extends ChannelDuplexHandler implements MeterBinder {

    private static final AttributeKey<Requests> REQUESTS = AttributeKey.valueOf(RequestLimit.class, "requests");
    /** The ids of the request and of its trace follow, which need no escape. */
    private static final String PROBLEM = """
        {"type":"urn:problem-type:unavailable","title":"Service Unavailable","status":503,\
        "detail":"Too many requests at the same time. Try again later.","requestId":\"""";

    private final AtomicInteger open = new AtomicInteger();
    /** Those of connections whose callers do not read. They keep nobody else from being answered. */
    private final AtomicInteger unread = new AtomicInteger();

    private final LongAdder refused = new LongAdder();
    private final OverloadSettings limits;
    private final String api;

    @Nullable
    private final Leases connections;

    @Nullable
    private final WriterTurns turns;

    RequestLimit(
            OverloadSettings limits, HttpSettings http, @Nullable Leases connections, @Nullable WriterTurns turns) {

        this.api = http.apiPath() + "/";
        this.limits = limits;
        this.connections = connections;
        this.turns = turns;
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        Gauge.builder("overload.requests.open", open, AtomicInteger::get)
                .description("Requests that are being answered, also those of operators.")
                .register(registry);
        FunctionCounter.builder("overload.requests.refused", refused, LongAdder::sum)
                .description("Requests that were refused at once, which no other metric counts.")
                .register(registry);
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        context.channel().attr(REQUESTS).set(new Requests());
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        var requests = context.channel().attr(REQUESTS).get();
        if (message instanceof HttpRequest request) {
            // Not while an earlier request of the connection is open: its answer comes first.
            requests.refusing = requests.open == 0 && isBeyond(request);
            if (requests.refusing) {
                refused.increment();
                refuse(context, request);
            }
        }
        if (requests.refusing) {
            ReferenceCountUtil.release(message);
            return;
        }
        // Not before its end: callers that send no bodies would have all others refused.
        if (message instanceof LastHttpContent && ++requests.open > 0) {
            counter(requests).incrementAndGet();
        }
        // Sent without waiting for answers, which the checks above do not see.
        if (requests.open > limits.requests()
                || requests.open > 1 && counter(requests).get() > limits.requests()) {
            context.close();
        }
        context.fireChannelRead(message);
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        var requests = context.channel().attr(REQUESTS).get();
        if (message instanceof HttpResponse response) {
            requests.informing = response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
        }
        if (message instanceof LastHttpContent && !requests.informing && requests.open-- > 0) {
            counter(requests).decrementAndGet();
        }
        context.write(message, promise);
    }

    /** Answers to requests that were sent ahead wait as long as the connection takes no more of them. */
    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        var requests = context.channel().attr(REQUESTS).get();
        var waiting = Math.max(0, requests.open);
        counter(requests).addAndGet(-waiting);
        requests.unread = !context.channel().isWritable();
        if (counter(requests).addAndGet(waiting) > limits.requests() && requests.unread) {
            context.close();
        }
        context.fireChannelWritabilityChanged();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        var requests = context.channel().attr(REQUESTS).get();
        counter(requests).addAndGet(-Math.max(0, requests.open));
        requests.open = 0;
        context.fireChannelInactive();
    }

    private AtomicInteger counter(Requests requests) {
        return requests.unread ? unread : open;
    }

    private boolean isBeyond(HttpRequest request) {
        // A malformed request is answered with 400, which closes its connection: what follows may be smuggled.
        return request.decoderResult().isSuccess()
                && isOfApi(request.uri())
                && (open.get() >= limits.requests() || isBacklogLong() || isWrite(request) && isTurnLong());
    }

    private boolean isBacklogLong() {
        return connections != null && connections.backlog().isLong(limits.backlog(), limits.waited());
    }

    private boolean isTurnLong() {
        return turns != null && turns.isBacklogLong(limits.backlog(), limits.waited());
    }

    private boolean isOfApi(String target) {
        return target.startsWith(api)
                || !target.startsWith("/") && target.contains(api); // it may begin with http://host
    }

    private static boolean isWrite(HttpRequest request) {
        return !request.method().equals(HttpMethod.GET) && !request.method().equals(HttpMethod.HEAD);
    }

    private static void refuse(ChannelHandlerContext context, HttpRequest request) {
        // A client that waits for leave to send the body may send it or not, so this connection cannot go on.
        var goesOn = HttpUtil.isKeepAlive(request) && !HttpUtil.is100ContinueExpected(request);
        var id = RequestIds.requestId(request.headers().get(RequestIds.HEADER));
        var trace = RequestIds.traceId(request.headers().get(RequestIds.PARENT));
        var problem = copiedBuffer(PROBLEM + id + (trace == null ? "" : "\",\"traceId\":\"" + trace) + "\"}", US_ASCII);
        var refusal =
                new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.SERVICE_UNAVAILABLE, problem);
        refusal.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, "application/problem+json")
                .set(HttpHeaderNames.CONTENT_LENGTH, problem.readableBytes())
                .set(RequestIds.HEADER, id)
                .set(HttpHeaderNames.RETRY_AFTER, "1");
        HttpUtil.setKeepAlive(refusal, goesOn);
        context.writeAndFlush(refusal)
                .addListener(goesOn ? ChannelFutureListener.CLOSE_ON_FAILURE : ChannelFutureListener.CLOSE);
    }

    /** Those of one connection; used by its event loop only. */
    private static final class Requests {

        /** How many have come to their end and wait for an answer; -1 after an answer to one that has not. */
        private int open;

        private boolean unread;
        private boolean refusing;
        private boolean informing;
    }
}

package dev.a2b.http;

import static java.util.Objects.requireNonNull;

import io.micronaut.core.annotation.Nullable;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.compression.DecompressionException;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Guards one connection: refuses what Netty reads but another server may read differently, closes the connection of a
 * caller who sends too slowly, unpacks bodies, and completes the header of each answer. Micronaut answers a request whose
 * decoding failed, and closes its connection.
 */
final class RequestGuard extends ChannelDuplexHandler {

    private final Duration headerTimeout;
    private final Duration bodyTimeout;

    /** How many requests have no answer yet. */
    private int unanswered;

    /** The request whose body is still to come; null between requests. */
    @Nullable
    private HttpRequest request;

    /** Only while the body of a request is packed. */
    @Nullable
    private Unpacking unpacking;

    private boolean decoded;

    @Nullable
    private Future<?> timeout;

    /**
     * @param headerTimeout from the first byte of a request to the end of its header, however busily the caller sends
     * @param bodyTimeout   from the end of the header to the end of the body
     */
    RequestGuard(Duration headerTimeout, Duration bodyTimeout) {
        this.headerTimeout = headerTimeout;
        this.bodyTimeout = bodyTimeout;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (!context.channel().isActive()) {
            ReferenceCountUtil.release(message); // the rest of a closed connection: nobody can be answered
            return;
        }
        decoded = true;
        if (message instanceof HttpRequest started) {
            start(context, started);
        } else if (message instanceof HttpContent content
                && content.decoderResult().isFailure()) {
            content.release();
            refuseBody(context, content.decoderResult().cause());
            return;
        }
        var packing = unpacking;
        if (message instanceof LastHttpContent) {
            end();
        }
        if (packing != null && message instanceof HttpContent packed) {
            packing.read(packed);
        } else {
            context.fireChannelRead(message);
        }
    }

    /** Only a request that did not arrive at once needs a timeout. */
    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        if (timeout == null && request != null) {
            startTimeout(context, bodyTimeout);
        } else if (timeout == null && !decoded) {
            startTimeout(context, headerTimeout);
        }
        decoded = false;
        context.fireChannelReadComplete();
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        if (message instanceof HttpResponse answer && answer.status().codeClass() != HttpStatusClass.INFORMATIONAL) {
            unanswered--;
            ResponseHeaders.complete(answer);
        }
        context.write(message, promise);
    }

    /** The codec ends a connection on which too many requests wait for their turn. That is no fault of the service. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (cause instanceof DecoderException && cause.getCause() instanceof IllegalStateException) {
            context.close();
        } else {
            context.fireExceptionCaught(cause);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        stopTimeout();
        if (unpacking != null) {
            unpacking.close();
        }
        context.fireChannelInactive();
    }

    private void start(ChannelHandlerContext context, HttpRequest started) {
        stopTimeout();
        request = started;
        unanswered++;
        if (started.protocolVersion().majorVersion() == 1
                && started.protocolVersion().minorVersion() > 1) {
            started.setProtocolVersion(HttpVersion.HTTP_1_1); // https://www.rfc-editor.org/rfc/rfc9110#section-2.5
        }
        var coding = started.headers().get(HttpHeaderNames.CONTENT_ENCODING);
        var refusal = started.decoderResult().isSuccess() ? Refusal.refusalOf(started, coding) : null;
        if (refusal != null) {
            started.setDecoderResult(DecoderResult.failure(refusal));
        }
        if (started.decoderResult().isFailure()) {
            started.setProtocolVersion(HttpVersion.HTTP_1_1); // of the answer, which says that the connection ends
        } else if (Unpacking.isNeeded(started, coding)) {
            unpacking = Unpacking.begin(context, started.headers());
        }
        if (started.method() == HttpMethod.HEAD) {
            started.setMethod(HttpMethod.GET); // Netty's encoder knows the original and omits the body
        }
        AcceptedEncoding.reduce(started.headers());
    }

    private void end() {
        request = null;
        unpacking = null;
        stopTimeout();
    }

    private void refuseBody(ChannelHandlerContext context, Throwable cause) {
        if (unanswered == 0) {
            context.close(); // the answer did not need the body
            return;
        }
        // Micronaut logs every other exception of a body that nobody reads, with its stack trace.
        var fault = new DecompressionException(cause);
        requireNonNull(request).setDecoderResult(DecoderResult.failure(fault));
        context.fireExceptionCaught(fault);
    }

    private void startTimeout(ChannelHandlerContext context, Duration limit) {
        timeout = context.executor().schedule(() -> context.close(), limit.toNanos(), TimeUnit.NANOSECONDS);
    }

    private void stopTimeout() {
        if (timeout != null) {
            timeout.cancel(false);
            timeout = null;
        }
    }
}

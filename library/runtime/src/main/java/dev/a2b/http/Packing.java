package dev.a2b.http;

import io.micronaut.core.annotation.Nullable;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultLastHttpContent;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import java.util.ArrayDeque;
import java.util.Queue;

/** Packs the answers of one connection for callers who accept gzip. */
final class Packing extends ChannelDuplexHandler {

    private final Gzip gzip;
    /** Whether the callers of the requests without an answer accept gzip. */
    private final Queue<Boolean> accepted = new ArrayDeque<>(2);

    /** Only until the end of an answer that is packed. */
    @Nullable
    private GzipEncoder encoder;

    Packing(Gzip gzip) {
        this.gzip = gzip;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpRequest request) {
            // All else was removed, see AcceptedEncoding.
            accepted.add(request.headers().contains(HttpHeaderNames.ACCEPT_ENCODING));
        }
        context.fireChannelRead(message);
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        if (message instanceof HttpResponse answer
                && answer.status().codeClass() != HttpStatusClass.INFORMATIONAL
                && Boolean.TRUE.equals(accepted.poll())
                && isPackable(answer)) {
            begin(answer);
        }
        context.write(encoder == null ? message : pack(context, message, encoder), promise);
    }

    /** Also that of a connection which closes in the middle of an answer. */
    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        if (encoder != null) {
            end(encoder);
        }
    }

    private boolean isPackable(HttpResponse answer) {
        return !answer.status().equals(HttpResponseStatus.NO_CONTENT)
                && !answer.status().equals(HttpResponseStatus.NOT_MODIFIED)
                && !answer.protocolVersion().equals(HttpVersion.HTTP_1_0)
                && !answer.headers().contains(HttpHeaderNames.CONTENT_ENCODING)
                && !(answer instanceof FullHttpResponse full && !full.content().isReadable())
                && gzip.isWorth(answer);
    }

    private void begin(HttpResponse answer) {
        encoder = gzip.borrow();
        answer.headers().set(HttpHeaderNames.CONTENT_ENCODING, HttpHeaderValues.GZIP);
        if (!(answer instanceof FullHttpResponse) && HttpUtil.isContentLengthSet(answer)) {
            HttpUtil.setTransferEncodingChunked(answer, true); // how long it becomes, its end will tell
        }
    }

    private void end(GzipEncoder used) {
        gzip.giveBack(used);
        encoder = null;
    }

    private Object pack(ChannelHandlerContext context, Object message, GzipEncoder used) {
        if (!(message instanceof HttpContent part)
                || !(part instanceof LastHttpContent) && !part.content().isReadable()) {
            return message;
        }
        var packed = encode(context, part, used);
        if (!(part instanceof LastHttpContent last)) {
            return new DefaultHttpContent(packed);
        }
        end(used);
        if (!(last instanceof FullHttpResponse answer)) {
            return new DefaultLastHttpContent(packed, last.trailingHeaders());
        }
        var headers = answer.headers();
        if (HttpUtil.isContentLengthSet(answer)) {
            headers.set(HttpHeaderNames.CONTENT_LENGTH, packed.readableBytes());
        }
        return new DefaultFullHttpResponse(
                answer.protocolVersion(), answer.status(), packed, headers, answer.trailingHeaders());
    }

    private static ByteBuf encode(ChannelHandlerContext context, HttpContent part, GzipEncoder used) {
        try {
            return used.encode(context.alloc(), part.content(), part instanceof LastHttpContent);
        } catch (RuntimeException | Error e) {
            context.close(); // what follows would not fit what is missing
            throw e;
        } finally {
            part.release();
        }
    }
}

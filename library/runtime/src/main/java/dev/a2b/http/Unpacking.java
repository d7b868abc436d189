package dev.a2b.http;

import io.micronaut.core.annotation.Nullable;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.compression.DecompressionException;
import io.netty.handler.codec.compression.JdkZlibDecoder;
import io.netty.handler.codec.compression.ZlibWrapper;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;

/**
 * Unpacks the body of one request. Micronaut would do that, too, but takes a body for complete whose checksum is
 * missing.
 */
final class Unpacking {

    private final ChannelHandlerContext context;
    private final JdkZlibDecoder decoder = new JdkZlibDecoder(ZlibWrapper.GZIP, 0);
    private final EmbeddedChannel unpacker;
    private boolean failed;

    private Unpacking(ChannelHandlerContext context) {
        this.context = context;
        this.unpacker = new EmbeddedChannel(decoder, new ChannelInboundHandlerAdapter() {
            @Override
            public void channelRead(ChannelHandlerContext unpacking, Object part) {
                if (failed) {
                    ReferenceCountUtil.release(part);
                } else {
                    context.fireChannelRead(new DefaultHttpContent((ByteBuf) part));
                }
            }
        });
    }

    /** Whether this coding of a body is gzip. */
    static boolean isPacked(String coding) {
        return HttpHeaderValues.GZIP.contentEqualsIgnoreCase(coding)
                || HttpHeaderValues.X_GZIP.contentEqualsIgnoreCase(coding);
    }

    /** Whether the request has a body, and with this coding. */
    static boolean isNeeded(HttpRequest request, @Nullable String coding) {
        return coding != null
                && isPacked(coding)
                && (request.headers().contains(HttpHeaderNames.CONTENT_LENGTH)
                        || request.headers().contains(HttpHeaderNames.TRANSFER_ENCODING));
    }

    /** Begins to unpack, and lets the header of the request describe what comes out. */
    static Unpacking begin(ChannelHandlerContext context, HttpHeaders headers) {
        headers.remove(HttpHeaderNames.CONTENT_ENCODING);
        headers.remove(HttpHeaderNames.CONTENT_LENGTH);
        headers.set(HttpHeaderNames.TRANSFER_ENCODING, HttpHeaderValues.CHUNKED);
        return new Unpacking(context);
    }

    /** Passes on what is in this part of the body, or the fault that it is not packed as its header says. */
    void read(HttpContent part) {
        var last = part instanceof LastHttpContent;
        try {
            unpack(part, last);
        } catch (DecoderException fault) {
            failed = true;
            context.fireExceptionCaught(new DecompressionException(fault));
        }
        if (last) {
            close();
            context.fireChannelRead(LastHttpContent.EMPTY_LAST_CONTENT);
        }
    }

    void close() {
        failed = true;
        try {
            unpacker.finishAndReleaseAll();
        } catch (DecoderException e) {
            // Once more the fault of what was packed.
        }
    }

    private void unpack(HttpContent part, boolean last) {
        if (failed) {
            part.release();
            return;
        }
        unpacker.writeInbound(part.content());
        if (last && !decoder.isClosed()) {
            throw new DecompressionException("The body ends too early");
        }
    }
}

package dev.a2b.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.util.ReferenceCountUtil;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Without a server; testkit has the tests that send requests. */
class RequestGuardTest {

    private static final Duration LIMIT = Duration.ofMinutes(1);

    /** The codec decodes what it still has, but nobody can be answered, and a service that stops would log it. */
    @Test
    void nothing_of_a_closed_connection_is_served() {
        var channel = new EmbeddedChannel(new HttpRequestDecoder(), new RequestGuard(LIMIT, LIMIT));

        channel.writeInbound(bytes("GET / HTTP/1.1\r\nHost: localhost\r\n"));

        assertFalse(channel.finish());
    }

    @Test
    void no_request_is_served_behind_the_one_that_ends_the_connection() {
        var served = new ArrayList<String>();
        var last = new ChannelInboundHandlerAdapter() {
            @Override
            public void channelRead(ChannelHandlerContext context, Object message) {
                if (message instanceof HttpRequest request) {
                    served.add(request.uri());
                    context.close();
                }
                ReferenceCountUtil.release(message);
            }
        };
        var channel = new EmbeddedChannel(new HttpRequestDecoder(), new RequestGuard(LIMIT, LIMIT), last);

        channel.writeInbound(bytes("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\n\r\n"));

        assertEquals(List.of("/1"), served);
    }

    private static Object bytes(String request) {
        return Unpooled.copiedBuffer(request, US_ASCII);
    }
}

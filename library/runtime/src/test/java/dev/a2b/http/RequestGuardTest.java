package dev.a2b.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpRequestDecoder;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Without a server; testkit has the tests that send requests. */
class RequestGuardTest {

    private static final Duration LIMIT = Duration.ofMinutes(1);

    /** The codec decodes what it still has, but nobody can be answered, and a service that stops would log it. */
    @Test
    void nothing_of_a_closed_connection_is_served() {
        var channel = new EmbeddedChannel(new HttpRequestDecoder(), new RequestGuard(LIMIT, LIMIT));

        channel.writeInbound(Unpooled.copiedBuffer("GET / HTTP/1.1\r\nHost: localhost\r\n", US_ASCII));

        assertFalse(channel.finish());
    }
}

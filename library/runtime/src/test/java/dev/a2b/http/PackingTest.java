package dev.a2b.http;

import static io.netty.buffer.Unpooled.wrappedBuffer;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.server.netty.HttpCompressionStrategy;
import io.netty.buffer.AbstractByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.ChannelHandler;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.DefaultLastHttpContent;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** Each test ends with all buffers released: the allocator counts the bytes in use. */
class PackingTest {

    private static final int THRESHOLD = 1024;
    private static final int ANSWERS = Integer.getInteger("gzip.answers", 100_000);

    /** Longer than what gzip remembers. */
    private static final byte[] TEXT = new Random(1)
            .ints(2_000, 0, 1_000)
            .mapToObj(number -> "{\"id\":%d,\"name\":\"Item %x\"},".formatted(number, number * number))
            .collect(joining())
            .getBytes(UTF_8);

    private final UnpooledByteBufAllocator allocator = new UnpooledByteBufAllocator(true);
    private final Gzip gzip = new Gzip();
    private final EmbeddedChannel connection;

    PackingTest() {
        gzip.replace(new Strategy());
        connection = connect();
    }

    @AfterEach
    void everything_is_released() {
        connection.finishAndReleaseAll();

        assertEquals(0, used());
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void a_whole_answer_unpacks_to_what_was_packed(String kind, int size) throws IOException {
        var body = body(kind, size);
        request(connection, "gzip");

        connection.writeOutbound(full(copy(body)));

        FullHttpResponse answer = connection.readOutbound();
        var content = bytes(answer);
        assertEquals(size < THRESHOLD ? null : "gzip", encoding(answer));
        assertEquals(content.length, HttpUtil.getContentLength(answer));
        assertArrayEquals(body, size < THRESHOLD ? content : unpack(content));
        assertNull(connection.readOutbound());
    }

    static Stream<Arguments> bodies() {
        var sizes = List.of(0, 1, THRESHOLD - 1, THRESHOLD, 65_536, 10_000_000);
        return Stream.of("text", "random").flatMap(kind -> sizes.stream().map(size -> Arguments.of(kind, size)));
    }

    @ParameterizedTest
    @CsvSource({
        "text, 0, 1",
        "text, 1, 1",
        "text, 1025, 1",
        "text, 65536, 1000",
        "text, 10000000, 65536",
        "random, 1025, 1",
        "random, 65536, 1000",
        "random, 65536, 65536",
        "random, 10000000, 65537",
        "random, 10000000, 10000000"
    })
    void a_streamed_answer_unpacks_to_what_was_packed(String kind, int size, int part) throws IOException {
        var body = body(kind, size);
        var packed = new ByteArrayOutputStream();

        var answer = begin(connection);
        for (var from = 0; from < size; from += part) {
            packed.write(stream(connection, Arrays.copyOfRange(body, from, Math.min(size, from + part))));
        }
        packed.write(end(connection));

        assertEquals("gzip", encoding(answer));
        assertArrayEquals(body, unpack(packed.toByteArray()));
        assertNull(connection.readOutbound());
    }

    @ParameterizedTest
    @ValueSource(strings = {"heap", "read-only heap", "direct", "composite"})
    void a_body_may_be_in_any_memory(String memory) throws IOException {
        var body = body("text", 5_000);
        request(connection, "gzip");

        connection.writeOutbound(full(in(memory, body)));

        assertArrayEquals(Arrays.copyOfRange(body, 1, 5_000), unpack(bytes(connection)));
    }

    @Test
    void a_length_that_was_known_becomes_chunks_and_trailers_stay() {
        var answer = full(Unpooled.EMPTY_BUFFER);
        HttpUtil.setContentLength(answer, 2_000);
        var end = new DefaultLastHttpContent(copy(new byte[2_000]));
        end.trailingHeaders().set("digest", "1");
        request(connection, "gzip");

        connection.writeOutbound(new DefaultHttpResponse(answer.protocolVersion(), answer.status(), answer.headers()));
        connection.writeOutbound(end);

        HttpResponse header = connection.readOutbound();
        assertFalse(HttpUtil.isContentLengthSet(header));
        assertTrue(HttpUtil.isTransferEncodingChunked(header));
        LastHttpContent packed = connection.readOutbound();
        assertEquals("1", packed.trailingHeaders().get("digest"));
        packed.release();
    }

    @Test
    void what_was_sent_so_far_can_be_unpacked() throws IOException {
        var sent = new ByteArrayOutputStream();
        var packed = new ByteArrayOutputStream();
        begin(connection);

        for (var size : List.of(1, 100, 1, 100_000, 7)) {
            var part = body("text", size);
            sent.write(part);
            packed.write(stream(connection, part));

            var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()));
            assertArrayEquals(sent.toByteArray(), unpacked.readNBytes(sent.size()));
        }
    }

    @Test
    void an_empty_part_adds_nothing() {
        begin(connection);

        assertEquals(0, stream(connection, new byte[0]).length);
    }

    @ParameterizedTest
    @CsvSource({
        "204, HTTP/1.1, application/json, , gzip",
        "304, HTTP/1.1, application/json, , gzip",
        "200, HTTP/1.0, application/json, , gzip",
        "200, HTTP/1.1, image/png, , gzip",
        "200, HTTP/1.1, , , gzip",
        "200, HTTP/1.1, application/json, br, gzip",
        "200, HTTP/1.1, application/json, ,"
    })
    void these_answers_stay_as_they_are(
            int status, String version, @Nullable String type, @Nullable String encoding, @Nullable String accepted) {
        var answer = new DefaultFullHttpResponse(
                HttpVersion.valueOf(version), HttpResponseStatus.valueOf(status), copy(body("text", 5_000)));
        set(answer, HttpHeaderNames.CONTENT_TYPE, type);
        set(answer, HttpHeaderNames.CONTENT_ENCODING, encoding);
        HttpUtil.setContentLength(answer, 5_000);
        var headers = answer.headers().copy();
        request(connection, accepted);

        connection.writeOutbound(answer);

        assertSame(answer, connection.readOutbound());
        assertEquals(headers, answer.headers());
        assertArrayEquals(body("text", 5_000), bytes(answer));
    }

    @Test
    void the_interim_answer_to_a_request_is_not_its_answer() {
        var interim = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE);
        request(connection, "gzip");

        connection.writeOutbound(interim, full(copy(body("text", 5_000))));

        assertSame(interim, connection.readOutbound());
        FullHttpResponse answer = connection.readOutbound();
        assertEquals("gzip", encoding(answer));
        answer.release();
    }

    @Test
    void each_of_several_requests_in_a_row_gets_what_it_accepts() {
        for (var accepted : Arrays.asList("gzip", null, "gzip")) {
            request(connection, accepted);
        }

        for (var encoding : Arrays.asList("gzip", null, "gzip")) {
            connection.writeOutbound(full(copy(body("text", 5_000))));

            FullHttpResponse answer = connection.readOutbound();
            assertEquals(encoding, encoding(answer));
            answer.release();
        }
    }

    /** The guard makes a GET request of it, and the codec leaves the body out. */
    @Test
    void a_head_request_gets_the_header_of_a_get_request() {
        var server = connect(new HttpServerCodec(), new RequestGuard(Duration.ofDays(1), Duration.ofDays(1)));

        var get = onTheWire(server, "GET");
        var head = onTheWire(server, "HEAD");

        assertTrue(get.contains("\r\ncontent-encoding: gzip\r\n"), get);
        assertEquals(get.substring(0, get.indexOf("\r\n\r\n") + 4), head);
    }

    @Test
    void two_answers_of_one_event_loop_at_the_same_time_do_not_mix() throws IOException {
        var other = connect();
        var text = body("text", 100_000);
        var random = body("random", 100_000);
        var packedText = new ByteArrayOutputStream();
        var packedRandom = new ByteArrayOutputStream();
        idle(); // which only one of them may get
        begin(connection);
        begin(other);

        for (var from = 0; from < text.length; from += 1_000) {
            packedText.write(stream(connection, Arrays.copyOfRange(text, from, from + 1_000)));
            packedRandom.write(stream(other, Arrays.copyOfRange(random, from, from + 1_000)));
        }
        packedText.write(end(connection));
        packedRandom.write(end(other));

        assertArrayEquals(text, unpack(packedText.toByteArray()));
        assertArrayEquals(random, unpack(packedRandom.toByteArray()));
    }

    @Test
    void a_connection_that_closes_amid_an_answer_gives_a_fresh_encoder_back() throws IOException {
        var encoder = idle();
        var aborted = connect();
        begin(aborted);
        stream(aborted, body("text", 5_000));
        assertNotSame(encoder, idle());

        aborted.close();

        assertSame(encoder, idle());
        a_whole_answer_unpacks_to_what_was_packed("text", 5_000);
        assertSame(encoder, idle());
    }

    @Test
    void an_answer_that_cannot_be_packed_closes_its_connection() throws IOException {
        var encoder = idle();
        var failing = connect();
        begin(failing);
        failing.config().setAllocator(new AbstractByteBufAllocator() {
            @Override
            protected ByteBuf newHeapBuffer(int initialCapacity, int maxCapacity) {
                return allocator.heapBuffer(100, 100);
            }

            @Override
            protected ByteBuf newDirectBuffer(int initialCapacity, int maxCapacity) {
                return allocator.directBuffer(100, 100);
            }

            @Override
            public boolean isDirectBufferPooled() {
                return false;
            }
        });

        assertThrows(IndexOutOfBoundsException.class, () -> stream(failing, body("random", 5_000)));

        assertFalse(failing.isOpen());
        assertSame(encoder, idle());
        a_whole_answer_unpacks_to_what_was_packed("text", 5_000);
    }

    @Test
    void a_gigabyte_of_zeros_is_not_kept_in_memory() {
        var part = new byte[1_000_000];
        var length = 0;
        begin(connection);

        for (var number = 0; number < 1_000; number++) {
            length += stream(connection, part).length;
            assertEquals(0, used());
        }
        length += end(connection).length;

        assertTrue(length < 1_100_000, length + " bytes");
    }

    @Test
    void an_event_loop_keeps_four_idle_encoders() {
        var used = Stream.generate(gzip::borrow).limit(5).toList();
        used.forEach(gzip::giveBack);

        var again = Stream.generate(gzip::borrow).limit(5).toList();

        assertEquals(
                used.subList(0, 4),
                again.subList(0, 4).stream().sorted(comparing(used::indexOf)).toList());
        assertFalse(used.contains(again.get(4)));
        assertEnded(used.get(4));
    }

    @Test
    void an_event_loop_that_ends_keeps_none() throws InterruptedException {
        var used = new AtomicReference<GzipEncoder>();
        var loop = new FastThreadLocalThread(() -> used.set(idle()));

        loop.start();
        loop.join();

        assertEnded(used.get());
    }

    /** Whole, streamed and cut off: {@code -Dgzip.answers} says how many. */
    @Test
    void no_answer_leaks() {
        var level = ResourceLeakDetector.getLevel();
        var log = (Logger) LoggerFactory.getLogger(ResourceLeakDetector.class);
        var leaks = new ListAppender<ILoggingEvent>();
        var bodies = List.of(body("text", 100), body("text", THRESHOLD), body("text", 5_000));
        var encoder = idle();
        leaks.start();
        log.addAppender(leaks);
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.PARANOID);
        try {
            for (var number = 0; number < ANSWERS; number++) {
                answer(number % 3, bodies.get(number / 3 % 3));
                assertEquals(0, used());
            }
            System.gc();
            answer(0, bodies.get(0)); // the detector looks when memory is allocated
        } finally {
            ResourceLeakDetector.setLevel(level);
            log.detachAppender(leaks);
        }

        assertEquals(List.of(), leaks.list);
        assertSame(encoder, idle());
    }

    private void answer(int kind, byte[] body) {
        switch (kind) {
            case 0 -> {
                request(connection, "gzip");
                connection.writeOutbound(full(copy(body)));
                bytes(connection);
            }
            case 1 -> {
                begin(connection);
                stream(connection, body);
                end(connection);
            }
            default -> {
                var aborted = connect();
                begin(aborted);
                stream(aborted, body);
                aborted.close();
            }
        }
    }

    private static String onTheWire(EmbeddedChannel server, String method) {
        var request = method + " / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n";
        server.writeInbound(wrappedBuffer(request.getBytes(UTF_8)));
        server.releaseInbound();
        server.writeOutbound(full(wrappedBuffer(body("text", 5_000))));
        var sent = new StringBuilder();
        for (ByteBuf part = server.readOutbound(); part != null; part = server.readOutbound()) {
            sent.append(part.toString(ISO_8859_1));
            part.release();
        }
        return sent.toString();
    }

    private EmbeddedChannel connect(ChannelHandler... handlers) {
        var channel = new EmbeddedChannel();
        channel.config().setAllocator(allocator);
        channel.pipeline().addLast(handlers).addLast(new Packing(gzip));
        return channel;
    }

    private static void request(EmbeddedChannel channel, @Nullable String accepted) {
        var request = new DefaultFullHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, "/");
        set(request, HttpHeaderNames.ACCEPT_ENCODING, accepted);
        channel.writeInbound(request);
        channel.releaseInbound();
    }

    private static HttpResponse begin(EmbeddedChannel channel) {
        var answer = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
        answer.headers().set(HttpHeaderNames.CONTENT_TYPE, "application/json");
        HttpUtil.setTransferEncodingChunked(answer, true);
        request(channel, "gzip");
        channel.writeOutbound(answer);
        return channel.readOutbound();
    }

    private byte[] stream(EmbeddedChannel channel, byte[] part) {
        channel.writeOutbound(new DefaultHttpContent(copy(part)));
        return bytes(channel);
    }

    private static byte[] end(EmbeddedChannel channel) {
        channel.writeOutbound(LastHttpContent.EMPTY_LAST_CONTENT);
        return bytes(channel);
    }

    private static FullHttpResponse full(ByteBuf body) {
        var answer = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK, body);
        answer.headers().set(HttpHeaderNames.CONTENT_TYPE, "application/json");
        HttpUtil.setContentLength(answer, body.readableBytes());
        return answer;
    }

    private ByteBuf copy(byte[] body) {
        return allocator.directBuffer(body.length).writeBytes(body);
    }

    private ByteBuf in(String memory, byte[] body) {
        return switch (memory) {
            case "heap" -> allocator.heapBuffer().writeBytes(body).skipBytes(1);
            case "read-only heap" ->
                allocator.heapBuffer().writeBytes(body).skipBytes(1).asReadOnly();
            case "direct" -> copy(body).skipBytes(1);
            default ->
                allocator
                        .compositeBuffer()
                        .addComponent(true, copy(body).skipBytes(1).writerIndex(100))
                        .addComponent(
                                true, allocator.heapBuffer().writeBytes(body).skipBytes(100));
        };
    }

    private static byte[] body(String kind, int size) {
        var random = new Random(size);
        var body = new byte[size];
        if (kind.equals("random")) {
            random.nextBytes(body);
            return body;
        }
        for (var from = 0; from < size; from += TEXT.length) {
            System.arraycopy(TEXT, 0, body, from, Math.min(TEXT.length, size - from));
        }
        return body;
    }

    private static void set(HttpMessage message, CharSequence name, @Nullable String value) {
        if (value != null) {
            message.headers().set(name, value);
        }
    }

    @Nullable
    private static String encoding(HttpMessage answer) {
        return answer.headers().get(HttpHeaderNames.CONTENT_ENCODING);
    }

    private static byte[] bytes(EmbeddedChannel channel) {
        return bytes(channel.<HttpContent>readOutbound());
    }

    private static byte[] bytes(HttpContent part) {
        try {
            return ByteBufUtil.getBytes(part.content());
        } finally {
            part.release();
        }
    }

    private static byte[] unpack(byte[] packed) throws IOException {
        return new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
    }

    private GzipEncoder idle() {
        var encoder = gzip.borrow();
        gzip.giveBack(encoder);
        return encoder;
    }

    private static void assertEnded(GzipEncoder encoder) {
        assertThrows(RuntimeException.class, encoder::reset);
    }

    private long used() {
        return allocator.metric().usedDirectMemory() + allocator.metric().usedHeapMemory();
    }

    /** Micronaut's own needs its server. */
    private static final class Strategy implements HttpCompressionStrategy {

        @Override
        public boolean shouldCompress(HttpResponse answer) {
            return "application/json".equals(answer.headers().get(HttpHeaderNames.CONTENT_TYPE))
                    && HttpUtil.getContentLength(answer, THRESHOLD) >= THRESHOLD;
        }

        @Override
        public int getMaxZstdEncodeSize() {
            return 0;
        }
    }
}

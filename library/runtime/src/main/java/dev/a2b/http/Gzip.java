package dev.a2b.http;

import static java.util.Objects.requireNonNull;

import io.micronaut.context.annotation.Requires;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.core.util.StringUtils;
import io.micronaut.http.server.netty.HttpCompressionStrategy;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.util.concurrent.FastThreadLocal;
import jakarta.inject.Singleton;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Packs the answers in Micronaut's place, which makes an encoder and a channel for each of them. Which answers are
 * packed and how well, Micronaut's settings say, such as {@code micronaut.server.netty.compression-threshold}. An answer
 * borrows an encoder from its event loop until its end.
 */
@Singleton
@Requires(property = "a2b.gzip.enabled", notEquals = StringUtils.FALSE)
class Gzip implements BeanCreatedEventListener<HttpCompressionStrategy> {

    /** How many idle encoders an event loop keeps: more only while as many answers are open. */
    private static final int IDLE = 4;

    private final FastThreadLocal<Deque<GzipEncoder>> idle = new FastThreadLocal<>() {
        @Override
        protected Deque<GzipEncoder> initialValue() {
            return new ArrayDeque<>(IDLE);
        }

        @Override
        protected void onRemoval(Deque<GzipEncoder> encoders) {
            encoders.forEach(GzipEncoder::end);
        }
    };

    @Nullable
    private volatile HttpCompressionStrategy strategy;

    @Override
    public HttpCompressionStrategy onCreated(BeanCreatedEvent<HttpCompressionStrategy> created) {
        return replace(created.getBean());
    }

    /** Decides as this strategy does, and returns one that leaves Micronaut nothing to pack. */
    HttpCompressionStrategy replace(HttpCompressionStrategy replaced) {
        strategy = replaced;
        return new HttpCompressionStrategy() {
            @Override
            public boolean isEnabled() {
                return false;
            }

            @Override
            public boolean shouldCompress(HttpResponse answer) {
                return false;
            }

            @Override
            public int getMaxZstdEncodeSize() {
                return replaced.getMaxZstdEncodeSize();
            }
        };
    }

    /** Whether the length and the type of the answer are worth it. */
    boolean isWorth(HttpResponse answer) {
        var decides = requireNonNull(strategy);
        return decides.isEnabled() && decides.shouldCompress(answer);
    }

    /** On the event loop that gives it back. */
    GzipEncoder borrow() {
        var encoder = idle.get().poll();
        return encoder == null ? new GzipEncoder(requireNonNull(strategy).getCompressionLevel()) : encoder;
    }

    void giveBack(GzipEncoder encoder) {
        var encoders = idle.get();
        if (encoders.size() == IDLE) {
            encoder.end();
            return;
        }
        encoder.reset();
        encoders.push(encoder);
    }
}

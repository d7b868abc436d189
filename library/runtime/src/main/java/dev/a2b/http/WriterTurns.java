package dev.a2b.http;

import dev.a2b.database.Backlog;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.util.StringUtils;
import io.micronaut.http.HttpMethod;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Filter;
import io.micronaut.http.body.ByteBody.SplitBackpressureMode;
import io.micronaut.http.body.CloseableAvailableByteBody;
import io.micronaut.http.exceptions.HttpStatusException;
import io.micronaut.http.filter.HttpServerFilter;
import io.micronaut.http.filter.ServerFilterChain;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/**
 * Lets only some requests change data at the same time. The others wait, and are refused if that takes too long. So
 * requests that wait for a locked row cannot hold all connections, and reads go on. A request takes its turn when it
 * can use it: its caller may do so, and its body is here.
 */
@Requires(property = "a2b.writers.enabled", notEquals = StringUtils.FALSE)
@Filter(
        value = "${a2b.http.api-path:`/api`}/**",
        methods = {HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE})
class WriterTurns implements HttpServerFilter {

    private final WriterSettings limits;
    private final Queue<Sinks.Empty<Void>> waiting = new ArrayDeque<>();
    private final Backlog backlog = new Backlog();
    private int writing;

    WriterTurns(WriterSettings limits) {
        this.limits = limits;
    }

    @Override
    public int getOrder() {
        return HttpPipeline.TURN;
    }

    @Override
    public Publisher<MutableHttpResponse<?>> doFilter(HttpRequest<?> request, ServerFilterChain chain) {
        return body(request)
                .then(Mono.defer(this::turn))
                .thenMany(Flux.defer(() -> Flux.from(chain.proceed(request))).doFinally(end -> next()));
    }

    /** Whether at least so many requests wait for their turn, and the last one waited longer than this. */
    boolean isBacklogLong(int requests, Duration wait) {
        return backlog.isLong(requests, wait);
    }

    /** Ends when the body is here. A fault of the body is left to who reads it, and answers the request. */
    private static Mono<Void> body(HttpRequest<?> request) {
        if (request instanceof ServerHttpRequest<?> received) {
            var body = received.byteBody().split(SplitBackpressureMode.FASTEST).buffer();
            return Mono.fromFuture(body.thenAccept(CloseableAvailableByteBody::close), true)
                    .onErrorComplete();
        }
        return Mono.empty();
    }

    /** No fault of the database: it is not logged as one. */
    private static HttpStatusException tooMany() {
        return new HttpStatusException(HttpStatus.SERVICE_UNAVAILABLE, "Too many requests change data.");
    }

    private synchronized Mono<Void> turn() {
        if (writing < limits.limit()) {
            writing++;
            return backlog.counted(Mono.empty());
        }
        var turn = Sinks.<Void>empty();
        waiting.add(turn);
        return backlog.counted(turn.asMono().doOnCancel(() -> leave(turn)))
                .timeout(limits.turn(), Mono.error(WriterTurns::tooMany));
    }

    /** Also cancels a wait that is too long. A turn that came meanwhile goes to the next one. */
    private void leave(Sinks.Empty<Void> turn) {
        synchronized (this) {
            if (waiting.remove(turn)) {
                return;
            }
        }
        next();
    }

    private void next() {
        Sinks.Empty<Void> turn;
        synchronized (this) {
            turn = waiting.poll();
            if (turn == null) {
                writing--;
            }
        }
        if (turn != null) {
            turn.tryEmitEmpty();
        }
    }
}

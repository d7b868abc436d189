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
import io.micronaut.web.router.RouteAttributes;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/**
 * Lets only some requests change data at the same time, and fewer of them the same thing. The others wait, and are
 * refused if that takes too long. So requests that wait for a locked row cannot hold all connections, and neither reads
 * nor changes of other rows wait for them. A request takes its turn when it can use it: its caller may do so, and its
 * body is here.
 */
@Requires(property = "a2b.writers.enabled", notEquals = StringUtils.FALSE)
@Filter(
        value = "${a2b.http.api-path:`/api`}/**",
        methods = {HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE})
class WriterTurns implements HttpServerFilter {

    private static final String NOTHING = "";

    private final WriterSettings limits;
    private final List<Turn> waiting = new LinkedList<>();
    /** How many change the same thing. */
    private final Map<String, Integer> writing = new HashMap<>();

    private final Backlog backlog = new Backlog();
    private int writers;

    WriterTurns(WriterSettings limits) {
        this.limits = limits;
    }

    @Override
    public int getOrder() {
        return HttpPipeline.TURN;
    }

    @Override
    public Publisher<MutableHttpResponse<?>> doFilter(HttpRequest<?> request, ServerFilterChain chain) {
        var turn = new Turn(changed(request), Sinks.empty());
        return body(request)
                .then(Mono.defer(() -> taken(turn)))
                .thenMany(Flux.defer(() -> Flux.from(chain.proceed(request))).doFinally(end -> end(turn)));
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

    /** The last name and value of the path, as {@code items/5}; alone where the path has no variable. */
    private static String changed(HttpRequest<?> request) {
        var path = request.getPath();
        var isOne = RouteAttributes.getRouteMatch(request)
                .filter(route -> !route.getVariableValues().isEmpty())
                .isPresent();
        return isOne ? path.substring(path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1) : NOTHING;
    }

    private synchronized Mono<Void> taken(Turn turn) {
        if (begin(turn)) {
            return backlog.counted(Mono.empty());
        }
        waiting.add(turn);
        var wait = turn.comes().asMono().doOnCancel(() -> leave(turn));
        // Who waits only for changes of the same thing keeps nobody else from waiting.
        return (writers < limits.limit() ? wait : backlog.counted(wait))
                .timeout(limits.turn(), Mono.error(WriterTurns::tooMany));
    }

    private boolean begin(Turn turn) {
        var same = writing.getOrDefault(turn.changed(), 0);
        if (writers >= limits.limit()
                || same >= limits.same() && !turn.changed().equals(NOTHING)) {
            return false;
        }
        writers++;
        writing.put(turn.changed(), same + 1);
        return true;
    }

    /** Also cancels a wait that is too long. A turn that came meanwhile goes to the next one. */
    private void leave(Turn turn) {
        synchronized (this) {
            if (waiting.remove(turn)) {
                return;
            }
        }
        end(turn);
    }

    private void end(Turn turn) {
        Turn next;
        synchronized (this) {
            writers--;
            writing.computeIfPresent(turn.changed(), (changed, same) -> same > 1 ? same - 1 : null);
            next = next();
        }
        if (next != null) {
            next.comes().tryEmitEmpty();
        }
    }

    /** The first one that may begin. */
    private @Nullable Turn next() {
        for (var turns = waiting.iterator(); turns.hasNext(); ) {
            var turn = turns.next();
            if (begin(turn)) {
                turns.remove();
                return turn;
            }
        }
        return null;
    }

    /**
     * @param changed what the request changes
     * @param comes   ends when it may do so
     */
    private record Turn(String changed, Sinks.Empty<Void> comes) {}
}

package com.example.a2b.connection;

import io.micronaut.http.HttpMethod;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.Filter;
import io.micronaut.http.filter.HttpServerFilter;
import io.micronaut.http.filter.ServerFilterChain;
import io.r2dbc.spi.R2dbcTimeoutException;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.pool.InstrumentedPool;
import reactor.pool.PoolAcquireTimeoutException;
import reactor.pool.PoolBuilder;
import reactor.pool.PooledRef;

/**
 * Lets only some requests change data at the same time. The others wait, and are refused if that takes too long. So
 * requests that wait for a locked row cannot hold all connections, and reads go on.
 */
@Filter(value = "/api/**", methods = {HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE})
class WriterTurns implements HttpServerFilter {

    private final InstrumentedPool<Object> turns;
    private final ConnectionLimits limits;

    WriterTurns(ConnectionLimits limits) {
        this.limits = limits;
        this.turns = PoolBuilder.from(Mono.fromSupplier(Object::new)).sizeBetween(0, limits.writers()).buildPool();
    }

    @Override
    public Publisher<MutableHttpResponse<?>> doFilter(HttpRequest<?> request, ServerFilterChain chain) {
        return Flux.usingWhen(turn(), turn -> chain.proceed(request), PooledRef::release);
    }

    private Mono<PooledRef<Object>> turn() {
        return turns.acquire(limits.turn()).onErrorMap(PoolAcquireTimeoutException.class,
            timeout -> new R2dbcTimeoutException("Too many requests change data.", timeout));
    }
}

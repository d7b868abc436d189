package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.api.PageRequest;
import io.micronaut.http.HttpRequest;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.R2dbcTimeoutException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Subscriber;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Operators;
import reactor.util.context.Context;

class LeasesTest {

    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Duration SHORT = Duration.ofMillis(500);
    private static final DatabaseSettings SHORT_LIMITS = new DatabaseSettings(SHORT, SHORT, SHORT, SHORT, SHORT, null);

    @Test
    void a_statement_is_not_repeated_after_the_time_of_the_request() {
        var leases = new Leases(SHORT_LIMITS);
        var tries = new AtomicInteger();
        var statement = leases.lend(Mono.fromRunnable(tries::incrementAndGet))
                .then(Mono.delay(SHORT))
                .then(Mono.error(new IllegalStateException("overtaken for a test")));

        var request = Leases.limitTogether(statement.retry(1));

        assertThrows(R2dbcTimeoutException.class, request::block);
        assertTrue(tries.get() < 2);
    }

    @Test
    void a_page_and_its_total_together_have_the_time_of_one_statement() {
        var leases = new Leases(SHORT_LIMITS);
        var counts = new AtomicInteger();
        var rows = leases.lend(Mono.empty()).then(Mono.delay(SHORT)).thenReturn(List.of());
        var count = leases.lend(Mono.fromRunnable(counts::incrementAndGet)).thenReturn(0L);

        var answer = new PageRequest(HttpRequest.GET("/"), 0, PageRequest.DEFAULT_SIZE, true).answer(rows, count);

        assertThrows(R2dbcTimeoutException.class, answer::block);
        assertEquals(0, counts.get());
    }

    @Test
    void the_wait_for_a_connection_has_a_limit_of_its_own() {
        var day = Duration.ofDays(1); // far beyond the time of a test
        var leases = new Leases(new DatabaseSettings(SHORT, day, day, day, day, null));

        assertThrows(R2dbcTimeoutException.class, leases.lend(Mono.never())::block);
    }

    @Test
    void what_comes_late_and_is_no_connection_is_ignored() {
        var late = Mono.<Connection>deferContextual(context -> {
            Operators.onNextDropped("no connection", Context.of(context));
            return Mono.empty();
        });

        assertNull(new Leases(new DatabaseSettings(LONG, LONG, LONG, LONG, LONG, null))
                .lend(late)
                .block());
    }

    @Test
    void a_connection_that_comes_after_the_wait_for_it_goes_back_to_the_pool() {
        var waiting = new AtomicReference<Subscriber<? super Connection>>();
        var pool = Mono.<Connection>fromDirect(subscriber -> {
            subscriber.onSubscribe(Operators.emptySubscription()); // which cannot be canceled
            waiting.set(subscriber);
        });
        assertThrows(R2dbcTimeoutException.class, new Leases(SHORT_LIMITS).lend(pool)::block);
        var returned = new AtomicBoolean();

        waiting.get().onNext(connection(Mono.fromRunnable(() -> returned.set(true))));

        assertTrue(returned.get());
    }

    /** One that can only be closed. */
    private static Connection connection(Mono<Void> close) {
        return (Connection) Proxy.newProxyInstance(
                Connection.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (connection, method, arguments) -> method.getName().equals("close") ? close : null);
    }
}

package com.example.a2b.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.a2b.paging.PageRequest;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.env.Environment;
import io.micronaut.core.convert.ConversionService;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.exceptions.HttpStatusException;
import io.micronaut.http.filter.ServerFilterChain;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.R2dbcTimeoutException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Subscriber;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Operators;
import reactor.util.context.Context;

/** The limits as users get them, in application.yml. */
class ConnectionLimitsTest {

    private static final String OPTIONS = "r2dbc.datasources.default.options.";
    private static final Duration BETWEEN_CHECKS =
            ConversionService.SHARED.convertRequired(Leases.INTERVAL, Duration.class);
    private static final ConnectionLimits LIMITS = new ConnectionLimits(
            2, Duration.ZERO, Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ZERO, Duration.ZERO);
    private static final Duration SHORT = Duration.ofMillis(500);
    private static final ConnectionLimits SHORT_LIMITS = new ConnectionLimits(1, SHORT, SHORT, SHORT, SHORT, SHORT);

    private final Environment configuration = ApplicationContext.builder()
            .deduceEnvironment(false)
            .build()
            .getEnvironment()
            .start();

    @AfterEach
    void stop() {
        configuration.stop();
    }

    @Test
    void no_request_waits_longer_than_5_s_for_the_database() {
        var longest =
                duration("a2b.writers.turn").plus(duration("a2b.database.total")).plus(BETWEEN_CHECKS);

        assertTrue(longest.compareTo(Duration.ofSeconds(5)) <= 0, longest::toString);
    }

    /** A request that meets a dead connection closes only that one. The next one asks those that were idle. */
    @Test
    void dead_connections_are_replaced_within_10_s() {
        var longest = Leases.TRUSTED
                .plus(duration("a2b.database.total"))
                .plus(BETWEEN_CHECKS)
                .plus(duration("a2b.database.acquire"))
                .plus(duration("a2b.database.probe"));

        assertTrue(longest.compareTo(Duration.ofSeconds(10)) <= 0, longest::toString);
        assertTrue(duration(OPTIONS + "maxLifeTime").compareTo(Duration.ofHours(1)) <= 0);
        assertTrue(configuration.getRequiredProperty(OPTIONS + "tcpKeepAlive", Boolean.class));
    }

    @Test
    void callers_may_be_slow_for_10_s_and_silent_for_60_s() {
        assertEquals(Duration.ofSeconds(10), duration("a2b.http.header-timeout"));
        assertEquals(Duration.ofSeconds(10), duration("a2b.http.body-timeout"));
        assertEquals(Duration.ofSeconds(60), duration("micronaut.server.idle-timeout"));
    }

    /** The drain waits once more for a third of its time: for the requests that came last. */
    @Test
    void a_stop_takes_at_most_10_s() {
        var drain = duration("a2b.stop.drain");
        var longest =
                drain.plus(drain.dividedBy(3)).plus(duration("micronaut.lifecycle.graceful-shutdown.grace-period"));

        assertTrue(longest.compareTo(Duration.ofSeconds(10)) <= 0, longest::toString);
    }

    @Test
    void after_the_wait_for_a_connection_the_server_has_time_to_cancel_the_statement_itself() {
        var statement = duration(OPTIONS + "statementTimeout");

        assertTrue(duration("a2b.database.acquire").plus(statement).compareTo(duration("a2b.database.total")) <= 0);
        assertTrue(duration(OPTIONS + "lockWaitTimeout").compareTo(statement) < 0);
    }

    @Test
    void a_statement_takes_at_most_3_s_and_waits_at_most_2_s_for_a_lock() {
        assertEquals(Duration.ofSeconds(3), duration(OPTIONS + "statementTimeout"));
        assertEquals(Duration.ofSeconds(2), duration(OPTIONS + "lockWaitTimeout"));
    }

    @Test
    void readiness_answers_within_a_second() {
        assertTrue(duration("a2b.database.health").compareTo(Duration.ofSeconds(1)) < 0);
    }

    @Test
    void requests_that_change_data_leave_half_of_the_pool_to_those_that_read() {
        assertTrue(2 * number("a2b.writers.limit") <= number(OPTIONS + "maxSize"));
    }

    @Test
    void a_request_that_fails_at_once_gives_its_turn_to_change_data_back() {
        var turns = new WriterTurns(LIMITS);
        ServerFilterChain failing = request -> {
            throw new IllegalStateException("failed for a test");
        };

        for (var request = 0; request <= LIMITS.writers(); request++) {
            var answer = Mono.from(turns.doFilter(HttpRequest.PUT("/", ""), failing));

            assertThrows(IllegalStateException.class, answer::block);
        }
    }

    @Test
    void a_long_wait_for_a_turn_to_change_data_is_forgotten_after_a_short_one() {
        var turn = Duration.ofSeconds(2); // far longer than a wait for a free turn
        var turns = new WriterTurns(new ConnectionLimits(1, turn, SHORT, SHORT, SHORT, SHORT));
        ServerFilterChain never = request -> Mono.never();
        var first = Mono.from(turns.doFilter(HttpRequest.PUT("/", ""), never)).subscribe();
        assertThrows(HttpStatusException.class, Mono.from(turns.doFilter(HttpRequest.PUT("/", ""), never))::block);
        first.dispose();

        Mono.from(turns.doFilter(HttpRequest.PUT("/", ""), never)).subscribe();

        assertFalse(turns.isBacklogLong(0, turn.minusMillis(100)));
    }

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
        var leases = new Leases(new ConnectionLimits(1, day, SHORT, day, day, day));

        assertThrows(R2dbcTimeoutException.class, leases.lend(Mono.never())::block);
    }

    @Test
    void what_comes_late_and_is_no_connection_is_ignored() {
        var late = Mono.<Connection>deferContextual(context -> {
            Operators.onNextDropped("no connection", Context.of(context));
            return Mono.empty();
        });

        assertNull(new Leases(LIMITS).lend(late).block());
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

    private Duration duration(String name) {
        return configuration.getRequiredProperty(name, Duration.class);
    }

    private int number(String name) {
        return configuration.getRequiredProperty(name, Integer.class);
    }
}

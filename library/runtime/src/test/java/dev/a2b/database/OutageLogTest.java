package dev.a2b.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.micronaut.health.HealthStatus;
import io.micronaut.management.health.indicator.HealthResult;
import io.r2dbc.spi.R2dbcTimeoutException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Publisher;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Operators;
import reactor.util.context.Context;

class OutageLogTest {

    private final Logger logger = (Logger) LoggerFactory.getLogger(OutageLog.class);
    private final Logger reactor = (Logger) LoggerFactory.getLogger(Operators.class);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private HealthStatus health = HealthStatus.UP;
    private final OutageLog outages = new OutageLog(new DatabaseHealth(null, null, null) {
        @Override
        public Publisher<HealthResult> getResult() {
            return Mono.just(HealthResult.builder("database", health).build());
        }
    });

    @BeforeEach
    void listen() {
        lines.start();
        logger.setAdditive(false);
        reactor.setAdditive(false);
        logger.addAppender(lines);
        reactor.addAppender(lines);
    }

    @AfterEach
    void leave() {
        logger.setAdditive(true);
        reactor.setAdditive(true);
        logger.detachAppender(lines);
        reactor.detachAppender(lines);
    }

    @Test
    void a_thousand_failures_are_one_line_and_a_summary() {
        fail(1_000);
        assertEquals(List.of(Level.WARN), levels());

        outages.summarize();

        assertEquals(List.of(Level.WARN, Level.WARN), levels());
        assertEquals(
                "The database did not serve 1000 requests in the last 30s. The last reason: gone",
                lines.list.get(1).getFormattedMessage());
    }

    @Test
    void the_end_of_an_outage_is_one_line_and_nothing_follows() {
        fail(1);

        for (var interval = 0; interval < 4; interval++) {
            outages.summarize();
        }

        assertEquals(List.of(Level.WARN, Level.WARN, Level.INFO), levels());
    }

    /** No request may come, because platforms send none to a service that is not ready. */
    @Test
    void an_outage_does_not_end_while_the_service_is_not_ready() {
        fail(1);
        outages.summarize();
        health = HealthStatus.DOWN;

        outages.summarize();
        assertEquals(List.of(Level.WARN, Level.WARN), levels());

        health = HealthStatus.UP;
        outages.summarize();
        assertEquals(List.of(Level.WARN, Level.WARN, Level.INFO), levels());
    }

    /** The driver does not handle the error, so it reaches Reactor. */
    @Test
    void a_connection_that_breaks_while_it_is_opened_is_no_line() {
        Operators.onErrorDropped(new IllegalStateException(new IOException("Broken pipe")), Context.empty());

        assertEquals(List.of(), levels());
    }

    @Test
    void what_the_database_answers_to_nobody_is_no_line() {
        Operators.onErrorDropped(new R2dbcTimeoutException("No connection was free."), Context.empty());

        assertEquals(List.of(), levels());
    }

    @Test
    void any_other_error_that_nobody_handles_is_told() {
        Operators.onErrorDropped(new IllegalStateException("a fault of the service"), Context.empty());

        assertEquals(List.of(Level.ERROR), levels());
    }

    private void fail(int times) {
        for (var request = 0; request < times; request++) {
            outages.failed("gone");
        }
    }

    private List<Level> levels() {
        return lines.list.stream().map(ILoggingEvent::getLevel).toList();
    }
}

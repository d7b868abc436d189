package com.example.a2b.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.example.a2b.Api;
import com.example.a2b.Eventually;
import com.example.a2b.RowLock;
import com.example.a2b.Sample;
import com.example.a2b.ServiceSettings;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Operators;
import reactor.util.context.Context;

@MicronautTest(transactional = false)
class OutageLogTest {

    @Inject
    Environment environment;

    @Inject
    Sample sample;

    private final Logger logger = (Logger) LoggerFactory.getLogger(OutageLog.class);
    private final Logger reactor = (Logger) LoggerFactory.getLogger(Operators.class);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final OutageLog outages = new OutageLog();

    @BeforeEach
    void listen() {
        lines.start();
        logger.addAppender(lines);
        reactor.addAppender(lines);
    }

    @AfterEach
    void leave() {
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
                "The database did not serve 1000 requests in the last 30s.",
                lines.list.get(1).getFormattedMessage());
    }

    @Test
    void the_service_writes_the_summaries_by_itself() throws Exception {
        try (var service = ServiceSettings.start(environment, Map.of())) {
            service.getApplicationContext().getBean(OutageLog.class).failed("gone");

            Eventually.holds(
                    () -> lines.list.stream().anyMatch(line -> line.getMessage().contains("in the last")));
        }
    }

    @Test
    void the_end_of_an_outage_is_one_line_and_nothing_follows() {
        fail(1);

        for (var interval = 0; interval < 4; interval++) {
            outages.summarize();
        }

        assertEquals(List.of(Level.WARN, Level.WARN, Level.INFO), levels());
    }

    /** The driver does not handle the error, so it reaches Reactor. */
    @Test
    void a_connection_that_breaks_while_it_is_opened_is_no_line() {
        Operators.onErrorDropped(new IllegalStateException(new IOException("Broken pipe")), Context.empty());

        assertEquals(List.of(), levels());
    }

    @Test
    void any_other_error_that_nobody_handles_is_told() {
        Operators.onErrorDropped(new IllegalStateException("a fault of the service"), Context.empty());

        assertEquals(List.of(Level.ERROR), levels());
    }

    /** One waits for the row until the database ends that, and the others for their turn. */
    @Test
    void requests_that_wait_for_a_locked_row_are_no_outage() throws Exception {
        var user = sample.user();
        var settings = Map.of(
                "a2b.writers.limit",
                1,
                "a2b.writers.turn",
                "100ms",
                "r2dbc.datasources.default.options.lockWaitTimeout",
                "PT2S");
        try (var service = ServiceSettings.start(environment, settings);
                var lock = RowLock.of(environment, user)) {
            var api = service.getApplicationContext().getBean(Api.class);

            var statuses = Flux.range(0, 5)
                    .flatMap(i -> api.putLater(Sample.own(user), Sample.BODY))
                    .map(HttpResponse::status)
                    .collect(Collectors.toSet())
                    .block();

            assertEquals(Set.of(HttpStatus.SERVICE_UNAVAILABLE), statuses);
            assertEquals(List.of(), lines.list);
        }
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

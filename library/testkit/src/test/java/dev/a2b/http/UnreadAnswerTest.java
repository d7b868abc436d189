package dev.a2b.http;

import static dev.a2b.testkit.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.items.Items;
import dev.a2b.testkit.Api;
import dev.a2b.testkit.LogLines;
import dev.a2b.testkit.RawConnection;
import dev.a2b.testkit.ServiceSettings;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.env.Environment;
import io.micronaut.http.HttpStatus;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Callers send as many requests ahead as the service answers at the same time, and do not read the answers. */
@MicronautTest(transactional = false)
@Property(name = "a2b.http.answer-timeout", value = "10m")
@Property(name = "a2b.overload.requests", value = "" + UnreadAnswerTest.AHEAD)
@Property(name = UnreadAnswerTest.SENDS, value = "" + UnreadAnswerTest.BYTES)
class UnreadAnswerTest {

    /** Fewer than Netty's codec reads ahead. */
    static final int AHEAD = 100;

    static final String SENDS = "micronaut.server.netty.child-options.SO_SNDBUF";
    static final int BYTES = 4096;

    private static final String REQUEST = "GET /api/v1" + Items.LONG + " HTTP/1.1\r\nHost: localhost\r\n\r\n";

    @Inject
    EmbeddedServer server;

    @Inject
    Environment environment;

    @Inject
    Api api;

    @Inject
    MeterRegistry meters;

    @Test
    void other_requests_are_answered() throws Exception {
        try (var connection = sendAhead(server)) {
            eventually().until(() -> connection.isAnswered() && open() == 0);

            assertEquals(HttpStatus.OK, api.get(Items.OPEN).status());
        }
    }

    @Test
    void a_connection_is_closed_if_too_many_answers_wait() throws Exception {
        try (var connection = sendAhead(server)) {
            eventually().until(() -> connection.isAnswered() && open() == 0);

            try (var another = sendAhead(server)) {
                another.sendUntilClosed("\r\n");
            }
        }
    }

    @Test
    void answers_that_are_read_late_are_complete() throws Exception {
        try (var connection = sendAhead(server)) {
            eventually().until(() -> connection.isAnswered() && open() == 0);

            for (var answer = 0; answer < AHEAD; answer++) {
                connection.readUntil("HTTP/1.1 200 ");
            }
        }
        eventually().until(() -> open() == 0);
    }

    @Test
    void a_connection_from_which_nothing_is_read_is_closed_without_a_line_in_the_log() throws Exception {
        var impatient = impatient("200ms");
        var lines = LogLines.ofAll();
        try (lines;
                impatient;
                var connection = sendAhead(impatient)) {
            connection.sendUntilClosed("\r\n");
        }

        assertEquals(List.of(), lines.list());
    }

    @Test
    void a_connection_from_which_some_bytes_are_read_stays_open() throws Exception {
        try (var impatient = impatient("2s");
                var connection = sendAhead(impatient)) {
            for (var answer = 0; answer < AHEAD; answer++) {
                connection.readUntil("HTTP/1.1 200 ");
                Thread.sleep(25);
            }
        }
    }

    private EmbeddedServer impatient(String timeout) {
        return ServiceSettings.start(environment, Map.of("a2b.http.answer-timeout", timeout, SENDS, BYTES));
    }

    private static RawConnection sendAhead(EmbeddedServer service) throws Exception {
        return new RawConnection(service.getHost(), service.getPort(), BYTES).send(REQUEST.repeat(AHEAD));
    }

    /** How many requests use the limit. */
    private double open() {
        return meters.get("overload.requests.open").gauge().value();
    }
}

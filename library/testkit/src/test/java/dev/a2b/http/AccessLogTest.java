package dev.a2b.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.a2b.items.Items;
import io.micronaut.context.ApplicationContext;
import io.micronaut.runtime.server.EmbeddedServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class AccessLogTest {

    @Test
    void requests_are_not_logged_by_default() throws Exception {
        assertEquals(List.of(), linesOfOneRequest(Map.of()));
    }

    @Test
    void one_setting_logs_each_request_with_its_id() throws Exception {
        var lines = linesOfOneRequest(Map.of("micronaut.server.netty.access-logger.enabled", true));

        assertEquals(1, lines.size(), lines::toString);
        var line = lines.get(0);
        assertTrue(line.matches("[0-9a-f.:]+ \"GET /api/v1" + Items.OPEN + " HTTP/1.1\" 200 \\d+ \\d+ one -"), line);
    }

    /** The lines are complete when the service has stopped: it writes them after the answers. */
    private static List<String> linesOfOneRequest(Map<String, Object> settings) throws Exception {
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        try (var service = ApplicationContext.run(EmbeddedServer.class, settings, "test")) {
            ((Logger) LoggerFactory.getLogger("HTTP_ACCESS_LOGGER")).addAppender(lines);
            var request = HttpRequest.newBuilder(URI.create(service.getURI() + "/api/v1" + Items.OPEN))
                    .version(HttpClient.Version.HTTP_1_1)
                    .header("X-Request-Id", "one")
                    .build();

            HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        }
        return lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }
}

package dev.a2b.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.read.ListAppender;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class LogConfiguratorTest {

    @Test
    void text_is_the_default() {
        var line = line(null);

        assertTrue(line.contains("[WARN] test - Two\nlines requestId=one"), line);
    }

    @Test
    void json_is_one_object_a_line() throws Exception {
        var line = line("json");

        assertEquals(1, line.lines().count());
        var event = JsonMapper.createDefault().readValue(line, JsonNode.class);
        assertEquals("WARN", event.get("level").getStringValue());
        assertEquals("Two\nlines", event.get("formattedMessage").getStringValue());
        assertEquals("one", event.get("mdc").get("requestId").getStringValue());
        assertEquals("reason", event.get("throwable").get("message").getStringValue());
    }

    @Test
    void what_libraries_log_by_java_util_logging_is_in_the_same_log() {
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        ((Logger) LoggerFactory.getLogger("test.java")).addAppender(lines);

        java.util.logging.Logger.getLogger("test.java").warning("from Java");

        assertEquals("from Java", lines.list.get(0).getFormattedMessage());
    }

    private static String line(String format) {
        var console = System.out;
        var output = new ByteArrayOutputStream();
        System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
        try {
            var logging = new LoggerContext();
            var request = new LogbackMDCAdapter();
            request.put("requestId", "one");
            logging.setMDCAdapter(request);
            new LogConfigurator(format).configure(logging);
            logging.getLogger("test").warn("{}\nlines", "Two", new IllegalStateException("reason"));
        } finally {
            System.setOut(console);
        }
        return output.toString(StandardCharsets.UTF_8);
    }
}

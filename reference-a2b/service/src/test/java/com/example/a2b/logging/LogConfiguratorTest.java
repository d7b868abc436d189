package com.example.a2b.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LogConfiguratorTest {

    @Test
    void text_is_the_default() {
        var line = line(null);

        assertTrue(line.contains("[WARN] test - Two\nlines"), line);
    }

    @Test
    void json_is_one_object_a_line() throws Exception {
        var line = line("json");

        assertEquals(1, line.lines().count());
        var event = JsonMapper.createDefault().readValue(line, JsonNode.class);
        assertEquals("WARN", event.get("level").getStringValue());
        assertEquals("Two\nlines", event.get("formattedMessage").getStringValue());
        assertEquals("reason", event.get("throwable").get("message").getStringValue());
    }

    private static String line(String format) {
        var console = System.out;
        var output = new ByteArrayOutputStream();
        System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
        try {
            var logging = new LoggerContext();
            logging.setMDCAdapter(new LogbackMDCAdapter());
            new LogConfigurator(format).configure(logging);
            logging.getLogger("test").warn("{}\nlines", "Two", new IllegalStateException("reason"));
        } finally {
            System.setOut(console);
        }
        return output.toString(StandardCharsets.UTF_8);
    }
}

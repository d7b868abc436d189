package dev.a2b.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.read.ListAppender;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.net.BindException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
    void a_wrong_setting_is_a_line_that_says_what_to_do() {
        var printed = printed(
                null,
                log -> log.error("Not started", new IllegalStateException(new ConfigurationException("Set it."))));

        assertEquals(1, printed.lines().count(), printed);
        assertTrue(printed.contains("[ERROR] test - Set it. "), printed);
    }

    @Test
    void a_port_that_is_taken_is_a_line_that_says_what_to_do() {
        var failure =
                new IllegalStateException("Unable to start on *:8080", new BindException("Address already in use"));

        var printed = printed(null, log -> log.error("Not started", failure));

        assertEquals(1, printed.lines().count(), printed);
        assertTrue(
                printed.contains("Unable to start on *:8080: Address already in use. MICRONAUT_SERVER_PORT"), printed);
    }

    /** A caller who repeats a request would otherwise fill the log. */
    @Test
    void a_failure_that_is_repeated_has_one_stack_trace() {
        var printed = printed(null, log -> {
            for (var request = 0; request < 100; request++) {
                log.error("Failed", new IllegalStateException("reason"));
            }
        });

        var lines = printed.lines().toList();
        assertEquals(
                1,
                lines.stream()
                        .filter("java.lang.IllegalStateException: reason"::equals)
                        .count(),
                printed);
        assertEquals(
                99,
                lines.stream()
                        .filter(line -> line.contains("Failed: java.lang.IllegalStateException: reason"))
                        .count(),
                printed);
    }

    @Test
    void what_libraries_log_by_java_util_logging_is_in_the_same_log() {
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        ((Logger) LoggerFactory.getLogger("test.java")).addAppender(lines);

        java.util.logging.Logger.getLogger("test.java").warning("from Java");

        assertEquals("from Java", lines.list.get(0).getFormattedMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"logback.xml", "logback-test.xml"})
    void a_configuration_of_the_service_wins(String file, @TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve(file), "<configuration><root level='ERROR'/></configuration>");
        var classes = new ArrayList<>(List.of(folder.toUri().toURL()));
        for (var entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            classes.add(Path.of(entry).toUri().toURL());
        }

        try (var service = new URLClassLoader(classes.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            var logger = service.loadClass(LoggerFactory.class.getName())
                    .getMethod("getLogger", String.class)
                    .invoke(null, "test");

            assertEquals(false, logger.getClass().getMethod("isWarnEnabled").invoke(logger));
        }
    }

    private static String line(String format) {
        return printed(format, log -> log.warn("{}\nlines", "Two", new IllegalStateException("reason")));
    }

    private static String printed(String format, Consumer<Logger> events) {
        var console = System.out;
        var output = new ByteArrayOutputStream();
        System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
        try {
            var logging = new LoggerContext();
            var request = new LogbackMDCAdapter();
            request.put("requestId", "one");
            logging.setMDCAdapter(request);
            new LogConfigurator(format).configure(logging);
            events.accept(logging.getLogger("test"));
        } finally {
            System.setOut(console);
        }
        return output.toString(StandardCharsets.UTF_8);
    }
}

package dev.a2b.observe;

import ch.qos.logback.classic.ClassicConstants;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.status.NopStatusListener;
import io.micronaut.core.annotation.Internal;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.bridge.SLF4JBridgeHandler;

/**
 * Logs to the console: text, or with the environment variable {@code LOG_FORMAT=json} one JSON object a line. Code
 * instead of XML, because it starts faster and needs no reflection in a native executable.
 */
@Internal
public final class LogConfigurator extends ContextAwareBase implements Configurator {

    /** The files that logback looks for. */
    private static final List<String> OWN = List.of("/logback-test.xml", "/logback.xml");

    private final String format;

    /** Called by logback, as a service. */
    public LogConfigurator() {
        this(System.getenv("LOG_FORMAT"));
    }

    LogConfigurator(String format) {
        this.format = format;
    }

    @Override
    public ExecutionStatus configure(LoggerContext logging) {
        if (isConfigured()) {
            return ExecutionStatus.INVOKE_NEXT_IF_ANY;
        }
        // Otherwise, logback prints all that it did, because it does not find its own version in a native executable.
        logging.getStatusManager().add(new NopStatusListener());
        var encoder = "json".equalsIgnoreCase(format) ? json() : text();
        encoder.setContext(logging);
        encoder.start();
        var console = new RequestAppender();
        console.setContext(logging);
        console.setEncoder(encoder);
        console.start();
        var root = logging.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.INFO);
        root.addAppender(console);
        takeOverJavaLogging();
        // Says a dozen lines at each start, and prints a stack trace for each try that fails, so in an outage for each
        // request: the library says it once, and OutageLog counts the requests.
        logging.getLogger("name.nkonev.r2dbc.migrate").setLevel(Level.OFF);
        // Prints a stack trace for each connection that breaks: the requests get that error, and OutageLog counts them.
        logging.getLogger("io.r2dbc.postgresql.client.ReactorNettyClient").setLevel(Level.OFF);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** Whether the service brings a configuration of its own, which logback then reads. */
    private static boolean isConfigured() {
        return System.getProperty(ClassicConstants.CONFIG_FILE_PROPERTY) != null
                || OWN.stream().anyMatch(file -> LogConfigurator.class.getResource(file) != null);
    }

    /** OpenTelemetry, for example, logs by java.util.logging. */
    private static void takeOverJavaLogging() {
        if (!SLF4JBridgeHandler.isInstalled()) {
            SLF4JBridgeHandler.removeHandlersForRootLogger();
            SLF4JBridgeHandler.install();
        }
    }

    private static Encoder<ILoggingEvent> text() {
        var text = new PatternLayoutEncoder();
        text.setPattern("%d{HH:mm:ss.SSS} [%level] %logger - %msg %mdc%n");
        return text;
    }

    private static Encoder<ILoggingEvent> json() {
        var json = new JsonEncoder();
        json.setWithSequenceNumber(false);
        json.setWithNanoseconds(false);
        json.setWithContext(false);
        json.setWithMessage(false);
        json.setWithFormattedMessage(true);
        json.setWithArguments(false);
        return json;
    }
}

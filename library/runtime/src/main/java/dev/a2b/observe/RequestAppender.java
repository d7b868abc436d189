package dev.a2b.observe;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.ConsoleAppender;
import dev.a2b.api.RequestIds;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.http.context.ServerRequestContext;
import java.net.BindException;
import java.util.Map;
import org.slf4j.MDC;

/**
 * Writes to the console, and adds the ids of the current request to the diagnostic context of a line. Only a line costs
 * something: a diagnostic context that follows each request from thread to thread would burden all of them. What an
 * operator can mend is a line without a stack trace, and so is what was told a moment ago: no caller fills the log.
 */
final class RequestAppender extends ConsoleAppender<ILoggingEvent> {

    private final RecentTraces traces = new RecentTraces();

    @Override
    protected void append(ILoggingEvent event) {
        var ids = ServerRequestContext.currentRequest().map(RequestIds::all).orElse(Map.of());
        ids.forEach(MDC::put);
        super.append(shortened(event));
        ids.keySet().forEach(MDC::remove);
    }

    private ILoggingEvent shortened(ILoggingEvent event) {
        if (!(event.getThrowableProxy() instanceof ThrowableProxy proxy)) {
            return event;
        }
        var cause = RecentTraces.rootOf(proxy.getThrowable());
        if (cause instanceof ConfigurationException) {
            return line(event, String.valueOf(cause.getMessage()));
        }
        if (cause instanceof BindException) {
            return line(
                    event,
                    proxy.getMessage() + ": " + cause.getMessage()
                            + ". MICRONAUT_SERVER_PORT and ENDPOINTS_ALL_PORT name other ports, and `ss -ltnp` shows who has this one.");
        }
        return traces.isRecent(cause) ? line(event, event.getFormattedMessage() + ": " + cause) : event;
    }

    private ILoggingEvent line(ILoggingEvent event, String message) {
        var logger = ((LoggerContext) getContext()).getLogger(event.getLoggerName());
        return new LoggingEvent(RequestAppender.class.getName(), logger, event.getLevel(), message, null, null);
    }
}

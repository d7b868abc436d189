package dev.a2b.observe;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import dev.a2b.api.RequestIds;
import io.micronaut.http.context.ServerRequestContext;
import java.util.Map;
import org.slf4j.MDC;

/**
 * Writes to the console, and adds the ids of the current request to the diagnostic context of a line. Only a line costs
 * something: a diagnostic context that follows each request from thread to thread would burden all of them.
 */
final class RequestAppender extends ConsoleAppender<ILoggingEvent> {

    @Override
    protected void append(ILoggingEvent event) {
        var ids = ServerRequestContext.currentRequest().map(RequestIds::all).orElse(Map.of());
        ids.forEach(MDC::put);
        super.append(event);
        ids.keySet().forEach(MDC::remove);
    }
}

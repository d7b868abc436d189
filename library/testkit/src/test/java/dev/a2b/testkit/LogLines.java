package dev.a2b.testkit;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.slf4j.LoggerFactory;

/** The lines that a logger and those below it write until this is closed. */
public final class LogLines implements AutoCloseable {

    private final ListAppender<ILoggingEvent> appender = new ListAppender<>();
    private final Logger logger;

    private LogLines(String logger) {
        this.logger = (Logger) LoggerFactory.getLogger(logger);
        appender.start();
        this.logger.addAppender(appender);
    }

    /** Those of all loggers. */
    public static LogLines ofAll() {
        return new LogLines(org.slf4j.Logger.ROOT_LOGGER_NAME);
    }

    /** Those of a class. */
    public static LogLines of(Class<?> logger) {
        return new LogLines(logger.getName());
    }

    /** The lines so far. */
    public List<ILoggingEvent> list() {
        return appender.list;
    }

    @Override
    public void close() {
        logger.detachAppender(appender);
    }
}

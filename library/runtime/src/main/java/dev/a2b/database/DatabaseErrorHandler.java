package dev.a2b.database;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.server.exceptions.ExceptionHandler;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import io.r2dbc.spi.R2dbcException;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import io.r2dbc.spi.R2dbcTransientException;
import jakarta.inject.Singleton;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What went wrong in the database: 400 for a value that it cannot store, 503 where it is not there or too busy, 500 for
 * what is our own fault.
 */
@Singleton
class DatabaseErrorHandler implements ExceptionHandler<R2dbcException, HttpResponse<?>> {

    private static final Logger LOG = LoggerFactory.getLogger(DatabaseErrorHandler.class);
    /** Another request holds the row for too long: no outage, the database works. */
    private static final String LOCKED = "55P03";

    private static final String READ_ONLY = "25006";

    private final ErrorResponseProcessor<?> problems;
    private final OutageLog outages;
    private final Leases leases;

    DatabaseErrorHandler(ErrorResponseProcessor<?> problems, OutageLog outages, Leases leases) {
        this.problems = problems;
        this.outages = outages;
        this.leases = leases;
    }

    @Override
    public HttpResponse<?> handle(HttpRequest request, R2dbcException error) {
        var status = status(error);
        log(status, error);
        if (READ_ONLY.equals(error.getSqlState())) {
            leases.replaceReadOnly();
        }
        var context = ErrorContext.builder(request).cause(error).build();
        return problems.processResponse(context, HttpResponse.status(status));
    }

    // The classes of https://www.postgresql.org/docs/current/errcodes-appendix.html
    private static HttpStatus status(R2dbcException error) {
        if (error instanceof R2dbcTransientException || error instanceof R2dbcNonTransientResourceException) {
            return HttpStatus.SERVICE_UNAVAILABLE;
        }
        return switch (String.valueOf(error.getSqlState()).substring(0, 2)) {
            case "22" -> HttpStatus.BAD_REQUEST; // data exception
            // Connection, login, unknown database, resources, operator intervention.
            case "08", "28", "3D", "53", "57" -> HttpStatus.SERVICE_UNAVAILABLE;
            default -> HttpStatus.INTERNAL_SERVER_ERROR;
        };
    }

    private void log(HttpStatus status, R2dbcException error) {
        if (LOCKED.equals(error.getSqlState())) {
            return;
        }
        if (status == HttpStatus.SERVICE_UNAVAILABLE) {
            outages.failed(error.getMessage());
        } else if (status == HttpStatus.INTERNAL_SERVER_ERROR) {
            // Without the stack trace, which has no line of the service.
            LOG.error("The database refused a statement: {}", error.getMessage());
        }
    }
}

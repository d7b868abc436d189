package dev.a2b.data;

import io.r2dbc.spi.R2dbcBadGrammarException;
import io.r2dbc.spi.R2dbcDataIntegrityViolationException;
import io.r2dbc.spi.R2dbcException;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import io.r2dbc.spi.R2dbcPermissionDeniedException;
import io.r2dbc.spi.R2dbcRollbackException;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.r2dbc.spi.R2dbcTransientResourceException;
import io.vertx.core.VertxException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.util.Set;

/** Failures of shared connections, as those of R2DBC: whoever handles errors need not know over which they came. */
final class ReadFailure {

    /**
     * The session ended, or it does not know a statement as it now is; a new session does.
     * https://www.postgresql.org/docs/current/errcodes-appendix.html
     */
    private static final Set<String> OF_SESSION = Set.of("57P01", "57P02", "57P05", "26000", "0A000");

    private ReadFailure() {}

    static R2dbcException closed() {
        return new R2dbcNonTransientResourceException("The connection to the database was closed.");
    }

    static R2dbcException silent() {
        return new R2dbcTimeoutException("The database is silent.");
    }

    /** Whether the same statement may succeed on another connection. */
    static boolean isOfConnection(Throwable cause) {
        return cause instanceof PgException refusal
                ? OF_SESSION.contains(String.valueOf(refusal.getSqlState()))
                : cause instanceof VertxException || cause instanceof IOException;
    }

    /** Of a statement alone: what the server refused, or a value that the driver cannot read. */
    static RuntimeException ofStatement(Throwable cause) {
        return cause instanceof PgException ? of(cause) : unreadable(cause);
    }

    /** The driver cannot read a value, for example a numeric that is infinite. */
    static IllegalArgumentException unreadable(Throwable cause) {
        return new IllegalArgumentException(
                "A value cannot be read: " + cause.getMessage() + ". Convert it in SQL, for example by ::text.", cause);
    }

    static R2dbcException of(Throwable cause) {
        if (cause instanceof R2dbcException known) {
            return known;
        }
        if (!(cause instanceof PgException refusal)) {
            return new R2dbcNonTransientResourceException(
                    "The database cannot be reached: " + cause.getMessage(), cause);
        }
        var state = String.valueOf(refusal.getSqlState());
        var reason = refusal.getErrorMessage();
        // As io.r2dbc.postgresql.ExceptionFactory sorts them, so that both drivers lead to the same answer.
        return switch (state) {
            case "42501" -> new R2dbcPermissionDeniedException(reason, state, cause);
            case "40000", "40001" -> new R2dbcRollbackException(reason, state, cause);
            default ->
                switch (state.substring(0, 2)) {
                    case "03", "22", "26", "42" -> new R2dbcBadGrammarException(reason, state, cause);
                    case "21", "23", "27" -> new R2dbcDataIntegrityViolationException(reason, state, cause);
                    case "28" -> new R2dbcPermissionDeniedException(reason, state, cause);
                    case "40" -> new R2dbcTransientResourceException(reason, state, cause);
                    default -> new R2dbcNonTransientResourceException(reason, state, cause);
                };
        };
    }
}

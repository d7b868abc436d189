package dev.a2b.data;

import io.r2dbc.spi.R2dbcNonTransientResourceException;

/** The pool has all connections that the server grants. Expected, so without a stack trace. */
final class NoSharedConnectionException extends R2dbcNonTransientResourceException {

    @Override
    public Throwable fillInStackTrace() {
        return this;
    }
}

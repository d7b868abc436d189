package dev.a2b.postgres;

/** The database is not available; the message is one sentence that says why and what to do. */
public class DatabaseException extends RuntimeException {

    /** A failure that the message explains completely. */
    public DatabaseException(String message) {
        super(message);
    }

    /** A failure with its technical cause, for logs. */
    public DatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}

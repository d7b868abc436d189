package dev.a2b.postgres;

/** The database is not available. The message is one sentence: what happened, why, and what to do. */
public class DatabaseException extends RuntimeException {

    /** Creates an exception whose message explains the failure completely. */
    public DatabaseException(String message) {
        super(message);
    }

    /** Creates an exception with the technical cause, for logs. */
    public DatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}

package dev.a2b.postgres;

/**
 * The database is not available. The message is one sentence: what happened, why, and what to do. There is no stack trace,
 * because Maven would print it.
 */
public class DatabaseException extends RuntimeException {

    /** Creates an exception whose message explains the failure completely. */
    public DatabaseException(String message) {
        super(message, null, false, false);
    }
}

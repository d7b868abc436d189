package dev.a2b.postgres;

/** The database cannot be had; the message is one sentence that says why and what to do about it. */
public class DatabaseException extends RuntimeException {

    /** A failure that needs no cause: the message says it all. */
    public DatabaseException(String message) {
        super(message);
    }

    /** A failure with the technical cause behind it, for logs. */
    public DatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}

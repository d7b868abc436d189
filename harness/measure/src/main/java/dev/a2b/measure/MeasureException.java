package dev.a2b.measure;

/**
 * The measurement cannot continue. The message is one sentence for people: what happened, and what to do.
 *
 * <p>The exception has no stack trace, and {@link #toString} returns the message alone: Gatling prints the exception
 * that ends a run, and only the message helps its reader.
 */
public class MeasureException extends RuntimeException {

    /**
     * Creates an exception without a cause.
     *
     * @param message one sentence: what happened, and what to do
     */
    public MeasureException(String message) {
        this(message, null);
    }

    /**
     * Creates an exception.
     *
     * @param message one sentence: what happened, and what to do
     * @param cause the failure behind it; null if there is none
     */
    public MeasureException(String message, Throwable cause) {
        super(message, cause, false, false);
    }

    @Override
    public String toString() {
        return getMessage();
    }
}

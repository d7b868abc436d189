package dev.a2b.measure;

/**
 * A measurement cannot go on. The message is one sentence for people: what happened and what to do about it. It has no
 * stack trace, and prints as its message, because Gatling prints what ends a run and nothing else is of use there.
 */
public final class MeasureException extends RuntimeException {

    /** With a message that says what happened and what to do. */
    public MeasureException(String message) {
        this(message, null);
    }

    /** With a message that says what happened and what to do, and what led to it. */
    public MeasureException(String message, Throwable cause) {
        super(message, cause, false, false);
    }

    @Override
    public String toString() {
        return getMessage();
    }
}

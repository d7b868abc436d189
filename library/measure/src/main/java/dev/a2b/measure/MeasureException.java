package dev.a2b.measure;

/**
 * The measurement cannot continue. The message is one sentence for people: what happened, and what to do.
 *
 * <p>The exception has no stack trace and no cause, and {@link #toString} returns the message alone: Gatling and Maven
 * print the exception that ends a run, and only the message helps its reader.
 */
public class MeasureException extends RuntimeException {

    private final String finding;

    /**
     * Creates an exception.
     *
     * @param message one sentence: what happened, why, and what to do
     */
    public MeasureException(String message) {
        this(message, message);
    }

    /**
     * Creates an exception.
     *
     * @param finding what happened, a clause without a full stop
     */
    protected MeasureException(String message, String finding) {
        super(message, null, false, false);
        this.finding = finding;
    }

    /**
     * Creates the exception of a failed {@linkplain Workload#check check before the load}.
     *
     * @param finding what is wrong, a clause without a full stop; {@code Check before the load: } precedes it in the
     *     message
     */
    public static MeasureException failedCheck(String finding) {
        return new MeasureException("Check before the load: " + finding + ".", finding);
    }

    /** What happened, for a report: a clause without a full stop, or the message if the exception holds none. */
    public String finding() {
        return finding;
    }

    @Override
    public String toString() {
        return getMessage();
    }
}

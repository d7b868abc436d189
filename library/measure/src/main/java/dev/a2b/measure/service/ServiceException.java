package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;

/** The service is at fault before it gets any load: it did not start, or it responds wrongly. */
public final class ServiceException extends MeasureException {

    private final boolean started;

    /**
     * Creates an exception.
     *
     * @param started whether the service started
     * @param finding what happened, a clause without a full stop
     * @param message one sentence or two: what happened, and what to do
     */
    public ServiceException(boolean started, String finding, String message) {
        super(message, finding);
        this.started = started;
    }

    /** Whether the service started. */
    public boolean hasStarted() {
        return started;
    }
}

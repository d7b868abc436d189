package dev.a2b.measure.plan;

/**
 * How the startup time is measured.
 *
 * @param starts how often the service is started, at least once; the last start serves the load
 * @param timeoutSeconds maximum duration of a start, in seconds
 */
public record StartupPlan(int starts, int timeoutSeconds) {

    /**
     * Reads {@code plan.starts} and {@code plan.startup.seconds}.
     *
     * @throws dev.a2b.measure.MeasureException if a setting is missing or not a whole number
     */
    public static StartupPlan of(Settings settings) {
        return new StartupPlan(settings.integer("plan.starts"), settings.integer("plan.startup.seconds"));
    }

    /** The maximum duration of all starts together, in seconds. */
    public long seconds() {
        return (long) starts * timeoutSeconds;
    }
}

package dev.a2b.measure.plan;

/**
 * How the startup time is measured.
 *
 * @param starts how often the service is started; the last start stays up for the load
 * @param timeoutSeconds how long one start may take, in seconds
 * @param idleSeconds how long the started service is left alone before its idle memory is read, in seconds
 */
public record StartupPlan(int starts, int timeoutSeconds, int idleSeconds) {

    /** Reads {@code plan.starts}, {@code plan.boot.seconds} and {@code plan.idle.seconds}. */
    public static StartupPlan of(Settings settings) {
        return new StartupPlan(settings.integer("plan.starts"), settings.integer("plan.boot.seconds"),
            settings.integer("plan.idle.seconds"));
    }

    /** The longest that all starts together can take, in seconds. */
    public long seconds() {
        return (long) starts * timeoutSeconds;
    }
}

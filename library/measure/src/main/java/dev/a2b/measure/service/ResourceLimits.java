package dev.a2b.measure.service;

/**
 * Limits of what a service may use.
 *
 * @param cpus number of processors, above 0; a fraction means a share of the time
 * @param memoryBytes maximum of its memory, in bytes, above 0
 */
public record ResourceLimits(double cpus, long memoryBytes) {

    /** The scheduler's default period, see https://docs.kernel.org/scheduler/sched-bwc.html. */
    static final long PERIOD_MICROS = 100_000;

    /** CPU time in each period, in microseconds. */
    long quotaMicros() {
        return Math.round(cpus * PERIOD_MICROS);
    }
}

package dev.a2b.measure.service;

import java.util.Locale;

/**
 * The processors and the memory that a service may use, as the limits of a pod.
 *
 * @param cpus number of processors, above 0; a fraction means a share of the time
 * @param memoryBytes maximum of its memory, in bytes, above 0
 */
public record Grant(double cpus, long memoryBytes) {

    /** The scheduler's default period, see https://docs.kernel.org/scheduler/sched-bwc.html. */
    static final long PERIOD_MICROS = 100_000;

    private static final double SHARE_OF_MACHINE = 0.25;
    private static final double LEAST_CPUS = 0.5;
    private static final double MOST_CPUS = 4;
    private static final long STANDARD_MEMORY = 512_000_000;

    /**
     * The standard grant: a quarter of the machine's processors, at least 0.5 and at most 4, and 512 MB.
     *
     * @param processors number of the machine's processors
     */
    public static Grant standard(int processors) {
        return new Grant(Math.min(MOST_CPUS, Math.max(LEAST_CPUS, processors * SHARE_OF_MACHINE)), STANDARD_MEMORY);
    }

    /** CPU time in each period, in microseconds. */
    long quotaMicros() {
        return Math.round(cpus * PERIOD_MICROS);
    }

    /** For people, as in {@code 0.5 processors, 512 MB}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s processors, %d MB",
            cpus == Math.rint(cpus) ? Long.toString(Math.round(cpus)) : Double.toString(cpus), memoryBytes / 1_000_000);
    }
}

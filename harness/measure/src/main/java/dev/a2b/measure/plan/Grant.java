package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.Locale;
import java.util.Optional;

/**
 * The processors and the memory that a service may use, as the limits of a pod. Services are comparable only under the
 * same grant.
 *
 * @param cpus number of processors; a fraction means a share of the time
 * @param memoryBytes maximum of its memory, in bytes
 */
public record Grant(double cpus, long memoryBytes) {

    private static final String CPUS = "grant.cpus";
    private static final String MEMORY = "grant.memory";
    private static final double STANDARD_MEGABYTES = 512;
    private static final double MEGABYTE = 1e6;

    /**
     * Reads {@code grant.cpus} and {@code grant.memory}, the latter in MB, 512 by default.
     *
     * @return the grant; empty if {@code grant.cpus} is not given
     * @throws MeasureException if one of them is not a number above 0, or only the memory is given
     */
    public static Optional<Grant> of(Settings settings) {
        if (settings.find(CPUS).isEmpty() && settings.find(MEMORY).isEmpty()) {
            return Optional.empty();
        }
        var grant = new Grant(settings.number(CPUS), Math.round(MEGABYTE * (settings.find(MEMORY).isEmpty()
            ? STANDARD_MEGABYTES : settings.number(MEMORY))));
        if (grant.cpus <= 0 || grant.memoryBytes <= 0) {
            throw new MeasureException("A grant needs processors and memory: give -D" + CPUS + "=0.5 and -D" + MEMORY
                + "=512, for example.");
        }
        return Optional.of(grant);
    }

    /** For people, as in {@code 0.5 processors, 512 MB}. */
    public String text() {
        var number = cpus == Math.rint(cpus) ? Long.toString(Math.round(cpus)) : Double.toString(cpus);
        return String.format(Locale.ROOT, "%s processors, %.0f MB", number, memoryBytes / MEGABYTE);
    }
}

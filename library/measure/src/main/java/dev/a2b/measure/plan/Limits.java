package dev.a2b.measure.plan;

import dev.a2b.measure.MeasureException;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/**
 * The processors and the memory that a service may use, as the limits of a pod. Services are comparable only under the
 * same limits.
 *
 * @param cpus number of processors; a fraction means a share of the time
 * @param memoryBytes maximum of its memory, in bytes
 */
public record Limits(double cpus, long memoryBytes) {

    /** Name of the setting that says how many processors a service may use. */
    public static final String CPUS = "limit.cpus";

    /** Name of the setting that says how much memory a service may use, in MB. */
    public static final String MEMORY = "limit.memory";

    private static final double MEGABYTE = 1e6;
    private static final double LEAST_CPUS = 0.5;
    private static final double MOST_CPUS = 4;
    private static final double ROUNDED_CPUS = 0.01;
    /** A page of some processors. */
    private static final long ROUNDED_BYTES = 64 * 1024;

    /**
     * Reads {@code limit.cpus} and {@code limit.memory}, which a plan can set. The first is a number, {@code none}, or
     * {@code quarter} for a quarter of this machine's processors, at least 0.5 and at most 4. The second is in MB.
     *
     * @return the limits; empty if {@code limit.cpus} is {@code none}
     * @throws MeasureException if one of them is not a number above 0
     */
    public static Optional<Limits> of(Properties given, String plan) {
        var settings = PlanFiles.settings(given, plan);
        var cpus = settings.find(CPUS);
        cpus.filter(value -> value.contains(",")).ifPresent(list -> {
            throw new MeasureException("The setting " + CPUS + " is \"" + list + "\", which is not a number: "
                    + "give one, or vary it with -D" + Variation.SETTING + "=" + CPUS + " -D" + Variation.VALUES + "="
                    + list.replace(" ", ""));
        });
        if (cpus.filter("none"::equals).isPresent()) {
            demandNone(given, plan);
            return Optional.empty();
        }
        var limits = new Limits(
                cpus.filter("quarter"::equals).isPresent() ? quarter() : settings.number(CPUS),
                Math.round(MEGABYTE * settings.number(MEMORY)));
        if (limits.cpus <= 0 || limits.memoryBytes <= 0) {
            throw new MeasureException("Limits need processors and memory: give -D" + CPUS + "=0.5 and -D" + MEMORY
                    + "=512, for example.");
        }
        return Optional.of(limits);
    }

    /** Memory alone would be ignored where the plan has no limits. */
    private static void demandNone(Properties given, String plan) {
        if (given.getProperty(MEMORY) != null && given.getProperty(CPUS) == null) {
            throw new MeasureException("The plan " + plan + " has no limits: give -D" + CPUS + "=0.5 beside -D" + MEMORY
                    + ", for example.");
        }
    }

    /**
     * Whether other limits are the same but for rounding: the kernel counts memory in pages, and systemd processors in
     * whole percents.
     */
    public boolean isAbout(Limits other) {
        return Math.abs(cpus - other.cpus) <= ROUNDED_CPUS
                && Math.abs(memoryBytes - other.memoryBytes) <= ROUNDED_BYTES;
    }

    private static double quarter() {
        return Math.max(LEAST_CPUS, Math.min(MOST_CPUS, Runtime.getRuntime().availableProcessors() / 4.0));
    }

    /** For people, as in {@code 0.5 processors, 512 MB}. */
    public String text() {
        var number = cpus == Math.rint(cpus) ? Long.toString(Math.round(cpus)) : Double.toString(cpus);
        return String.format(
                Locale.ROOT, "%s %s, %.0f MB", number, cpus == 1 ? "processor" : "processors", memoryBytes / MEGABYTE);
    }
}

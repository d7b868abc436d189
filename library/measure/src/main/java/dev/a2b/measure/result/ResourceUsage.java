package dev.a2b.measure.result;

import java.util.List;
import java.util.function.ToLongFunction;

/**
 * The resource usage in a window, for example that of a step. CPU times and throttling are those between the first and
 * the last sample in the window. Negative values are unknown.
 *
 * @param cpus number of processors that service, database and load generator share
 * @param memory memory of the service
 * @param threads highest number of operating-system threads of the service
 * @param wallMillis time from the first to the last sample in the window, in milliseconds; 0 if it has fewer than two
 * @param cpuMillis CPU time of the service, in milliseconds
 * @param jvm what of it the JVM used for itself
 * @param databaseCpuMillis CPU time of the database server, in milliseconds
 * @param generatorCpuMillis CPU time of the load generator, in milliseconds
 * @param othersPercent CPU of all other processes, in percent of all processors
 * @param throttling how often and how long the service had to wait for processors
 */
public record ResourceUsage(
        int cpus,
        Memory memory,
        int threads,
        long wallMillis,
        long cpuMillis,
        Sample.Jvm jvm,
        long databaseCpuMillis,
        long generatorCpuMillis,
        double othersPercent,
        Throttling throttling) {

    private static final int UNKNOWN = -1;
    private static final int CPUS = Runtime.getRuntime().availableProcessors();

    /**
     * Memory of the service, by the {@link MemoryMeasure} of the run.
     *
     * @param meanBytes mean of the samples, in bytes
     * @param peakBytes largest sample, in bytes
     */
    public record Memory(long meanBytes, long peakBytes) {}

    /**
     * How the scheduler enforced the limit of processors.
     *
     * @param periods number of periods of 100 ms for whose rest it stopped the service, because the service had used
     *     its share of CPU time
     * @param millis for how long it stopped the service, in milliseconds; the times of all processors add up
     */
    public record Throttling(long periods, long millis) {

        /** Throttling that is not known. */
        public static final Throttling UNKNOWN = new Throttling(-1, -1);
    }

    /**
     * Computes the usage in a window. It is unknown if the window has fewer than two samples, because the service ended
     * early.
     *
     * @param samples all samples of the run, in order
     */
    public static ResourceUsage of(List<Sample> samples, Level.Window window) {
        var within = samples.stream()
                .filter(sample -> window.from() <= sample.time() && sample.time() <= window.to())
                .toList();
        if (within.size() < 2) {
            return new ResourceUsage(
                    CPUS,
                    new Memory(UNKNOWN, UNKNOWN),
                    UNKNOWN,
                    0,
                    UNKNOWN,
                    Sample.Jvm.UNKNOWN,
                    UNKNOWN,
                    UNKNOWN,
                    UNKNOWN,
                    Throttling.UNKNOWN);
        }
        var wall = used(within, Sample::time);
        var cpu = used(within, Sample::cpuMillis);
        var database = used(within, Sample::databaseCpuMillis);
        var generator = used(within, Sample::generatorCpuMillis);
        var machine = within.stream()
                .skip(1)
                .mapToDouble(Sample::machinePercent)
                .average()
                .orElse(0);
        return new ResourceUsage(
                CPUS,
                memory(within),
                within.stream()
                        .mapToInt(sample -> sample.held().threads())
                        .max()
                        .orElse(UNKNOWN),
                wall,
                cpu,
                new Sample.Jvm(
                        used(within, sample -> sample.jvm().compilerMillis()),
                        used(within, sample -> sample.jvm().collectorMillis())),
                database,
                generator,
                machine < 0 || cpu < 0 || database < 0
                        ? UNKNOWN
                        : Math.max(0, machine - 100.0 * (cpu + database + generator) / wall / CPUS),
                new Throttling(
                        used(within, sample -> sample.throttling().periods()),
                        used(within, sample -> sample.throttling().millis())));
    }

    private static Memory memory(List<Sample> window) {
        var bytes = window.stream().mapToLong(Sample::memoryBytes).summaryStatistics();
        return new Memory(Math.round(bytes.getAverage()), bytes.getMax());
    }

    /** What was used between the first and the last sample. */
    private static long used(List<Sample> window, ToLongFunction<Sample> total) {
        var first = total.applyAsLong(window.get(0));
        return first < 0 ? UNKNOWN : total.applyAsLong(window.get(window.size() - 1)) - first;
    }

    /** CPU time, in milliseconds, in percent of all processors: divided by wall time and number of processors. */
    public double percent(long cpu) {
        return 100.0 * cpu / wallMillis / cpus;
    }

    /** Share of the service's CPU time in which its JVM compiled; negative if unknown. */
    public double compilerShare() {
        return cpuMillis <= 0 ? UNKNOWN : (double) jvm.compilerMillis() / cpuMillis;
    }

    /** Number of processors that the service kept busy; 0 if unknown. */
    public double processors() {
        return wallMillis == 0 ? 0 : Math.max(0.0, cpuMillis) / wallMillis;
    }

    /**
     * CPU time of the service per successful response, in milliseconds.
     *
     * @param throughput successful responses per second in the window
     */
    public double cpuMillisPerRequest(double throughput) {
        return cpuMillis / (throughput * wallMillis / 1000);
    }
}

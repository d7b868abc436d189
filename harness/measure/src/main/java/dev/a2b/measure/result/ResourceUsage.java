package dev.a2b.measure.result;

import dev.a2b.measure.MeasureException;
import java.util.List;

/**
 * The resource usage in a window, for example that of the nominal level. CPU times are those between the first and the
 * last sample in the window. Negative values are unknown.
 *
 * @param cpus number of processors that service, database and load generator share
 * @param idleRssBytes resident memory of the service before the load, in bytes
 * @param peakRssBytes largest resident memory of the service in the whole load, in bytes
 * @param threads highest number of operating-system threads of the service in the whole run
 * @param wallMillis time from the first to the last sample in the window, in milliseconds
 * @param cpuMillis CPU time of the service, in milliseconds
 * @param databaseCpuMillis CPU time of the database server, in milliseconds
 * @param generatorCpuMillis CPU time of the load generator, in milliseconds
 * @param othersPercent CPU of all other processes, in percent of all processors
 */
public record ResourceUsage(
    int cpus, long idleRssBytes, long peakRssBytes, int threads, long wallMillis, long cpuMillis,
    long databaseCpuMillis, long generatorCpuMillis, double othersPercent) {

    private static final int UNKNOWN = -1;
    private static final int CPUS = Runtime.getRuntime().availableProcessors();

    /**
     * Computes the usage in a window.
     *
     * @param samples all samples of the run, in order
     * @param idleRssBytes resident memory of the service before the load, in bytes
     * @param from beginning of the window, in epoch milliseconds
     * @param to end of the window, in epoch milliseconds
     * @throws MeasureException if the window has fewer than two samples
     */
    public static ResourceUsage of(List<Sample> samples, long idleRssBytes, long from, long to) {
        var window = samples.stream().filter(sample -> from <= sample.time() && sample.time() <= to).toList();
        if (window.size() < 2) {
            throw new MeasureException("The window of the nominal level has " + window.size()
                + " samples, and CPU needs two: make the level longer with -Dplan.level.seconds=...");
        }
        var first = window.get(0);
        var last = window.get(window.size() - 1);
        var wall = last.time() - first.time();
        var cpu = used(first.cpuMillis(), last.cpuMillis());
        var database = used(first.databaseCpuMillis(), last.databaseCpuMillis());
        var generator = last.generatorCpuMillis() - first.generatorCpuMillis();
        var machine = window.stream().skip(1).mapToDouble(Sample::machinePercent).average().orElse(0);
        return new ResourceUsage(CPUS, idleRssBytes, samples.get(samples.size() - 1).peakRssBytes(),
            samples.stream().mapToInt(Sample::threads).max().orElse(UNKNOWN), wall, cpu, database, generator,
            cpu < 0 || database < 0 ? UNKNOWN
                : Math.max(0, machine - 100.0 * (cpu + database + generator) / wall / CPUS));
    }

    private static long used(long first, long last) {
        return first < 0 ? UNKNOWN : last - first;
    }

    /** CPU time, in milliseconds, in percent of all processors: divided by wall time and number of processors. */
    public double percent(long cpu) {
        return 100.0 * cpu / wallMillis / cpus;
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

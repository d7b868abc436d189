package dev.a2b.measure.result;

import dev.a2b.measure.MeasureException;
import java.util.List;

/**
 * What was used at the nominal level, between the first and the last sample of its window. Negative: not known.
 *
 * @param cpus processors that service, database and load generator share
 * @param idleRssBytes resident memory of the service before the load, in bytes
 * @param peakRssBytes largest resident memory of the service under load, in bytes
 * @param threads most operating-system threads of the service in the whole run
 * @param wallMillis from the first sample to the last, in milliseconds
 * @param cpuMillis CPU time of the service, in milliseconds
 * @param databaseCpuMillis CPU time of the database, in milliseconds
 * @param generatorCpuMillis CPU time of the load generator, in milliseconds
 * @param othersPercent CPU that other work used, in percent of all processors
 */
public record ResourceUsage(
    int cpus, long idleRssBytes, long peakRssBytes, int threads, long wallMillis, long cpuMillis,
    long databaseCpuMillis, long generatorCpuMillis, double othersPercent) {

    private static final int UNKNOWN = -1;
    private static final int CPUS = Runtime.getRuntime().availableProcessors();

    /**
     * Of a window, in epoch milliseconds.
     *
     * @throws MeasureException when the window has fewer than two samples
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

    /** CPU milliseconds as percent of all processors. */
    public double percent(long cpu) {
        return 100.0 * cpu / wallMillis / cpus;
    }

    /** CPU milliseconds of the service per request, at this throughput in successful responses per second. */
    public double cpuMillisPerRequest(double throughput) {
        return cpuMillis / (throughput * wallMillis / 1000);
    }
}

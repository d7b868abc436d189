package dev.a2b.measure.result;

import dev.a2b.measure.MeasureException;
import java.util.List;

/**
 * What was used while the nominal load was on; CPU and wall time in milliseconds, between the first and the last sample
 * of its window. Negative is what is not known.
 *
 * @param cpus processors that all of them share
 * @param threads most that were seen, in the whole run
 * @param othersPercent CPU that the machine spent on neither of the three, of all its processors
 */
public record ResourceUsage(
    int cpus, long idleRssBytes, long peakRssBytes, int threads, long wallMillis, long cpuMillis,
    long databaseCpuMillis, long generatorCpuMillis, double othersPercent) {

    private static final int UNKNOWN = -1;
    private static final int CPUS = Runtime.getRuntime().availableProcessors();

    /** What the samples say about a window, epoch milliseconds. */
    public static ResourceUsage of(List<Sample> samples, long idleRssBytes, long from, long to) {
        var window = samples.stream().filter(sample -> from <= sample.time() && sample.time() <= to).toList();
        if (window.size() < 2) {
            throw new MeasureException("There are " + window.size() + " samples in the window of the nominal level: "
                + "make the level longer with -Dplan.level.seconds=...");
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

    public double percent(long cpu) {
        return 100.0 * cpu / wallMillis / cpus;
    }

    /** CPU milliseconds of the service for each request, at this rate of answers. */
    public double cpuMillisPerRequest(double okPerSecond) {
        return cpuMillis / (okPerSecond * wallMillis / 1000);
    }
}

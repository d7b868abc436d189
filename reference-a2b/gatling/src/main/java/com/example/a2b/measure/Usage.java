package com.example.a2b.measure;

import java.util.List;

/**
 * What was used while the nominal load was on; CPU and wall time in milliseconds, between the first and the last sample
 * of its window.
 *
 * @param cpus processors that all of them share
 * @param threads most that were seen, in the whole run
 */
record Usage(
    int cpus, long idleRssBytes, long peakRssBytes, int threads, long wallMillis, long cpuMillis,
    long databaseCpuMillis, long generatorCpuMillis) {

    /** What the samples say about a window, epoch milliseconds. */
    static Usage of(List<Sample> samples, long idleRssBytes, long from, long to) {
        var window = samples.stream().filter(sample -> from <= sample.time() && sample.time() <= to).toList();
        if (window.size() < 2) {
            throw new MeasureException("There are " + window.size() + " samples in the window of the nominal level: "
                + "make the level longer with -Dplan.level.seconds=...");
        }
        var first = window.get(0);
        var last = window.get(window.size() - 1);
        return new Usage(Runtime.getRuntime().availableProcessors(), idleRssBytes,
            samples.stream().mapToLong(Sample::peakRssBytes).reduce((before, after) -> after).orElse(0),
            samples.stream().mapToInt(Sample::threads).max().orElse(0), last.time() - first.time(),
            last.cpuMillis() - first.cpuMillis(), last.databaseCpuMillis() - first.databaseCpuMillis(),
            last.generatorCpuMillis() - first.generatorCpuMillis());
    }

    double percent(long cpu) {
        return 100.0 * cpu / wallMillis / cpus;
    }

    /** CPU milliseconds of the service for each request, at this rate of answers. */
    double cpuMillisPerRequest(double okPerSecond) {
        return cpuMillis / (okPerSecond * wallMillis / 1000);
    }
}

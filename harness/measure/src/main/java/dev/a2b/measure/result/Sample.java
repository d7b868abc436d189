package dev.a2b.measure.result;

/**
 * What processes had used at one moment. CPU is in milliseconds since the process started. Negative: not known.
 *
 * @param time epoch milliseconds, the clock of Gatling's log too
 * @param rssBytes resident set of the service
 * @param peakRssBytes largest resident set so far; where the system does not keep it, the largest one sampled
 * @param threads operating-system threads of the service
 * @param machinePercent CPU that the whole machine used since the sample before, of all its processors
 */
public record Sample(
    long time, long rssBytes, long peakRssBytes, int threads, long cpuMillis, long databaseCpuMillis,
    long generatorCpuMillis, double machinePercent) {
}

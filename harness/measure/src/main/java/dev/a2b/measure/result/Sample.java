package dev.a2b.measure.result;

/**
 * The resource usage of service, database, load generator and machine up to one moment. Negative values are unknown.
 *
 * @param time the moment, in epoch milliseconds, by the same clock as Gatling's log
 * @param rssBytes resident memory of the service, in bytes
 * @param peakRssBytes largest resident memory of the service since the pre-flight, in bytes; where the system does not
 *     record it, the largest sample
 * @param threads number of operating-system threads of the service
 * @param cpuMillis CPU time of the service since its start, in milliseconds
 * @param databaseCpuMillis CPU time of the database server since its start, in milliseconds
 * @param generatorCpuMillis CPU time of the load generator since its start, in milliseconds
 * @param machinePercent CPU of the whole machine since the previous sample, in percent of all processors
 */
public record Sample(
    long time, long rssBytes, long peakRssBytes, int threads, long cpuMillis, long databaseCpuMillis,
    long generatorCpuMillis, double machinePercent) {
}

package dev.a2b.measure.result;

/**
 * The resource usage of service, database, load generator and machine up to one moment. Negative values are unknown.
 *
 * @param time the moment, in epoch milliseconds, by the same clock as Gatling's log
 * @param memoryBytes memory of the service by the {@link MemoryMeasure} of the run, in bytes
 * @param threads number of operating-system threads of the service
 * @param cpuMillis CPU time of the service since its start, in milliseconds
 * @param databaseCpuMillis CPU time of the database server since its start, in milliseconds
 * @param generatorCpuMillis CPU time of the load generator since its start, in milliseconds
 * @param machinePercent CPU of the whole machine since the previous sample, in percent of all processors
 * @param throttledPeriods how often the service was stopped since its start; see {@link ResourceUsage.Throttling}
 * @param throttledMillis for how long, in milliseconds
 */
public record Sample(
    long time, long memoryBytes, int threads, long cpuMillis, long databaseCpuMillis, long generatorCpuMillis,
    double machinePercent, long throttledPeriods, long throttledMillis) {
}

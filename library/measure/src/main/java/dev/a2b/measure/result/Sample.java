package dev.a2b.measure.result;

/**
 * The resource usage of service, database, load generator and machine up to one moment. Negative values are unknown.
 *
 * @param time the moment, in epoch milliseconds, by the same clock as Gatling's log
 * @param memoryBytes memory of the service by the {@link MemoryMeasure} of the run, in bytes
 * @param held what the service holds of the operating system
 * @param cpuMillis CPU time of the service since its start, in milliseconds
 * @param jvm what of it the JVM used for itself
 * @param databaseCpuMillis CPU time of the database server since its start, in milliseconds
 * @param generatorCpuMillis CPU time of the load generator since its start, in milliseconds
 * @param machinePercent CPU of the whole machine since the previous sample, in percent of all processors
 * @param throttling how often and how long the service was stopped since its start
 */
public record Sample(
        long time,
        long memoryBytes,
        Held held,
        long cpuMillis,
        Jvm jvm,
        long databaseCpuMillis,
        long generatorCpuMillis,
        double machinePercent,
        ResourceUsage.Throttling throttling) {

    /**
     * CPU time that a Java virtual machine needs beside the service's own work.
     *
     * @param compilerMillis of the threads that compile, in milliseconds
     * @param collectorMillis of the threads that collect garbage, in milliseconds
     */
    public record Jvm(long compilerMillis, long collectorMillis) {

        /** Times that are not known, as those of a container or of a native executable. */
        public static final Jvm UNKNOWN = new Jvm(-1, -1);
    }

    /**
     * What the service holds of the operating system.
     *
     * @param threads number of threads
     * @param files number of open files, with sockets
     * @param databaseConnections number of connections to its database; also unknown if the plan does not ask for it
     */
    public record Held(int threads, int files, int databaseConnections) {}
}

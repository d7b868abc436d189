package dev.a2b.measure.result;

/**
 * One start of the service.
 *
 * @param nanos startup time in nanoseconds: from just before the start of the process, or of the container that was
 *     created before, to the first complete response with status 200. For a service that was started elsewhere, from
 *     just before the creation of its Deployment on Kubernetes
 * @param reportedMillis startup time that the service itself logs, in milliseconds; null if it logs none
 * @param cpuMillis CPU time of the service until its first response, in milliseconds; negative if unknown
 * @param memoryBytes memory of the service after its first response, by the {@link MemoryMeasure} of the run, in bytes;
 *     negative if unknown
 */
public record Startup(long nanos, Long reportedMillis, long cpuMillis, long memoryBytes) {}

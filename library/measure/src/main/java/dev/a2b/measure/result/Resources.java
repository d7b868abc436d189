package dev.a2b.measure.result;

import java.util.List;

/**
 * CPU, memory and threads of a run.
 *
 * @param measure what the memory is
 * @param idleMemoryBytes memory of the service before the load, in bytes; negative if unknown
 * @param usage the usage under the light load
 * @param collectorCpuMillis CPU time of the threads that collect garbage, during the samples, in milliseconds; negative
 *     if unknown, as for a native executable, which has no threads of its own for it
 * @param samples all samples of the run, in order
 */
public record Resources(
        MemoryMeasure measure,
        long idleMemoryBytes,
        ResourceUsage usage,
        long collectorCpuMillis,
        List<Sample> samples) {}

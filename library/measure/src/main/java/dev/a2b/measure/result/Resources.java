package dev.a2b.measure.result;

import java.util.List;

/**
 * CPU, memory and threads of a run.
 *
 * @param measure what the memory is
 * @param idleMemoryBytes memory of the service before the load, in bytes; negative if unknown
 * @param usage the usage under the light load
 * @param samples all samples of the run, in order
 */
public record Resources(MemoryMeasure measure, long idleMemoryBytes, ResourceUsage usage, List<Sample> samples) {}

package dev.a2b.measure.result;

import java.util.List;

/**
 * CPU, memory and threads of a run.
 *
 * @param usage the usage at the nominal level
 * @param samples all samples of the run, in order
 */
public record Resources(ResourceUsage usage, List<Sample> samples) {
}

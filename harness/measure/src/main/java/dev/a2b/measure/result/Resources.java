package dev.a2b.measure.result;

import java.util.List;

/**
 * CPU, memory and threads of a run.
 *
 * @param usage at the nominal level
 * @param samples of the whole run, in order
 */
public record Resources(ResourceUsage usage, List<Sample> samples) {
}

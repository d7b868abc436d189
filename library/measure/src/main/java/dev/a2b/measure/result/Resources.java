package dev.a2b.measure.result;

import java.util.List;

/**
 * CPU, memory and threads of a run.
 *
 * @param measure what the memory is
 * @param calibrations the fixed work before and after the load; empty if the service ran elsewhere, got no load,
 *     or the plan allows any change of the machine
 * @param samples all samples of the run, in order
 */
public record Resources(MemoryMeasure measure, List<Calibration> calibrations, List<Sample> samples) {}

package dev.a2b.measure.result;

/**
 * A fixed step: a level whose rate the plan lists, the same for every build, and what it took.
 *
 * @param judged the level, and whether it passes; the memory of a failed one says nothing about the service under this
 *     load
 * @param usage the resource usage in the window of the level
 */
public record Step(JudgedLevel judged, ResourceUsage usage) {}

package dev.a2b.measure.result;

/**
 * A part of a run, for example {@code warm-up}.
 *
 * @param name name of the phase
 * @param from the beginning, in epoch milliseconds
 * @param to the end, in epoch milliseconds
 */
public record Phase(String name, long from, long to) {}

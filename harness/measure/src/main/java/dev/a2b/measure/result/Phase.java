package dev.a2b.measure.result;

/** A part of a run, from one moment to another, in epoch milliseconds. */
public record Phase(String name, long from, long to) {
}

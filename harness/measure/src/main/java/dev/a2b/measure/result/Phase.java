package dev.a2b.measure.result;

/** A part of a run; times are epoch milliseconds. */
public record Phase(String name, long from, long to) {
}

package dev.a2b.measure.result;

import dev.a2b.measure.statistics.Format;

/**
 * The machine of a run.
 *
 * @param cpu name of the processor
 * @param cores number of processors that the load generator may use
 * @param ramBytes size of the memory, in bytes
 */
public record Machine(String cpu, int cores, long ramBytes) {

    /**
     * The same machine whenever it was started: with its memory in whole GB, because the operating system keeps a
     * little more or less of it for itself after each start.
     */
    public Machine rounded() {
        return new Machine(cpu, cores, Math.round(ramBytes / 1e9) * 1_000_000_000L);
    }

    /** Processor, number of processors and memory, for people. */
    public String text() {
        return Format.of("%s, %d processors, %.0f GB of memory", cpu, cores, ramBytes / 1e9);
    }
}

package dev.a2b.measure.result;

import dev.a2b.measure.statistics.Format;

/**
 * The machine that a run was made on.
 *
 * @param cpu the processor's name
 * @param cores how many processors the measuring process may use; 0 when not known
 * @param ramBytes its memory, in bytes; 0 when not known
 */
public record Machine(String cpu, int cores, long ramBytes) {

    public static final Machine UNKNOWN = new Machine("unknown", 0, 0);

    /** For people. */
    public String text() {
        return equals(UNKNOWN) ? "an unknown machine"
            : Format.of("%s, %d processors, %.0f GB of memory", cpu, cores, ramBytes / 1e9);
    }
}

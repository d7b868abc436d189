package dev.a2b.measure.result;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * When, where and with what a run was made.
 *
 * @param phases the parts of the run, in order
 * @param environment software, settings and commands by their names, for people
 * @param reports paths of what belongs to the run and lies elsewhere, by their names
 */
public record Context(
    Machine machine, DatabaseInfo database, List<Phase> phases, SortedMap<String, String> environment,
    SortedMap<String, String> reports) {

    /** The environment with the machine's name, for people. */
    public SortedMap<String, String> described() {
        var described = new TreeMap<>(environment);
        described.put("machine", machine.text());
        return described;
    }
}

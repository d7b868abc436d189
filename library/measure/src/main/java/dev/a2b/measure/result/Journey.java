package dev.a2b.measure.result;

import dev.a2b.postgres.Executed;
import java.util.List;
import java.util.SortedMap;

/**
 * What one journey takes while nothing else is offered. These numbers need no statistics: a build whose journey executes
 * a statement once for each row of a list differs in one run.
 *
 * @param bytes bytes of the responses by the names of the requests, without headers and compression
 * @param statements the statements that the service executed, the most frequent first; empty if the server that was
 *     given does not count them
 */
public record Journey(SortedMap<String, Long> bytes, List<Executed> statements) {

    /** Number of statements. */
    public long calls() {
        return statements.stream().mapToLong(Executed::calls).sum();
    }
}

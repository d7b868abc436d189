package dev.a2b.measure.load;

import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was recorded of a load.
 *
 * @param logs the logs of all load generators, by one clock, at least one
 * @param lateness how late the load generators continued journeys after pauses
 * @param checks whether several load generators offered one load; empty for one load generator
 * @param environment what people should know about the load generators, by names
 */
public record LoadRecords(
        List<GatlingLog> logs,
        PauseLateness lateness,
        List<ValidityCheck> checks,
        SortedMap<String, String> environment) {

    /** The records of one load generator, by Gatling's log. */
    public static LoadRecords of(Path log, PauseLateness lateness) {
        return new LoadRecords(List.of(GatlingLog.read(log)), lateness, List.of(), new TreeMap<>());
    }

    /** Whether all load generators delivered their logs. Otherwise some of what the service acknowledged is unknown. */
    public boolean isComplete() {
        return checks.stream().noneMatch(check -> check.kind() == Kind.GENERATORS_COMPLETE && !check.passed());
    }
}

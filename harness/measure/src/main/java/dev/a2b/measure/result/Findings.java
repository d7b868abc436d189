package dev.a2b.measure.result;

import java.util.List;

/**
 * What a reader must know about a run's figures.
 *
 * @param checks a failed one makes the figures of the load void
 * @param warnings about figures that do count
 * @param inspections what is in the image; empty when none was measured
 */
public record Findings(List<ValidityCheck> checks, List<Warning> warnings, List<Inspection> inspections) {

    /** Why the figures of the load do not count; empty when they do. */
    public List<String> voided() {
        return checks.stream().filter(check -> !check.passed()).map(ValidityCheck::finding).toList();
    }
}

package dev.a2b.measure.result;

import dev.a2b.measure.statistics.Figure;
import java.util.List;
import java.util.Optional;

/**
 * What a reader must know about a run's figures.
 *
 * @param checks the validity checks; if one fails, the figures that it affects do not count
 * @param warnings remarks about figures that count
 */
public record Findings(List<ValidityCheck> checks, List<Warning> warnings) {

    /** Why these figures do not count; empty if they count. */
    public List<String> whyNotCounted(Figures figures) {
        return checks.stream()
                .filter(check -> check.empties(figures))
                .map(ValidityCheck::finding)
                .toList();
    }

    /** A figure if such figures count, otherwise none with the first reason. */
    public Figure counted(Figures figures, Figure measured) {
        return whyNotCounted(figures).stream().findFirst().map(Figure::none).orElse(measured);
    }

    /** The checks that failed by the fault of the service. */
    public List<ValidityCheck> serviceFaults() {
        return checks.stream().filter(ValidityCheck::isServiceFault).toList();
    }

    /** Why figures do not count although the service is not at fault; empty if there is no such reason. */
    public Optional<String> disturbance() {
        return checks.stream()
                .filter(check -> !check.passed() && !check.isServiceFault())
                .map(ValidityCheck::finding)
                .findFirst();
    }
}

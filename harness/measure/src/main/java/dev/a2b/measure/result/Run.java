package dev.a2b.measure.result;

import dev.a2b.measure.Plan;
import java.util.List;
import java.util.SortedMap;

/**
 * Everything that was measured in one run, in raw figures: the content of {@code run.json}.
 *
 * @param format of this record; raised when the meaning of a field changes
 * @param boots nanoseconds, one for each start
 * @param levels those that were judged, rising
 * @param nominal the level at which response times and CPU are told
 * @param guards a failed one makes the figures of the load void
 * @param labels what a reader must know about figures that do count
 * @param inspections what was found in an image; empty when there is none
 * @param reports what belongs to the run and lies elsewhere
 * @param timeline second by second; without seconds in runs of formats before 4
 */
public record Run(
    int format, String id, Build build, Plan plan, List<Startup> boots, List<Phase> phases,
    List<JudgedLevel> levels, Level nominal, Totals totals, ResourceUsage usage, List<ValidityCheck> guards,
    List<String> labels, List<Inspection> inspections, SortedMap<String, String> environment, SortedMap<String, String> reports,
    List<Sample> samples, Timeline timeline) {

    public static final int FORMAT = 4;

    /**
     * Runs of format 1 name no nominal level: it is one of the others. Those of format 2 looked into no image, those of
     * format 3 have no timeline.
     */
    public Run {
        inspections = inspections == null ? List.of() : inspections;
        nominal = nominal == null ? nominal(plan, levels) : nominal;
        timeline = timeline == null ? Timeline.NONE : timeline;
    }

    /** Why the figures of the load do not count; empty when they do. */
    public List<String> voided() {
        return guards.stream().filter(guard -> !guard.passed()).map(ValidityCheck::said).toList();
    }

    /** The level at the plan's nominal rate among those that were planned. */
    public static Level nominal(Plan plan, List<JudgedLevel> levels) {
        return levels.stream()
            .map(JudgedLevel::level)
            .filter(level -> level.usersPerSecond() == plan.nominal())
            .findFirst()
            .orElse(levels.get(0).level());
    }

    /** Whether one of the labels begins so. */
    public boolean isLabelled(String beginning) {
        return labels.stream().anyMatch(label -> label.startsWith(beginning));
    }

    /** The highest level that passes with all below it passing; null when not even the lowest one does. */
    public Level saturation() {
        return passing() == 0 ? null : levels.get(passing() - 1).level();
    }

    /** Whether no level failed, so that the saturation point may be higher than the highest one. */
    public boolean isOpenEnded() {
        return passing() == levels.size();
    }

    /** How many levels pass, counted from the lowest one, before the first that does not. */
    public int passing() {
        return (int) levels.stream().takeWhile(JudgedLevel::passes).count();
    }
}

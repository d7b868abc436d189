package dev.a2b.measure;

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
record Run(
    int format, String id, Build build, Plan plan, List<Boot> boots, List<Phases.Phase> phases,
    List<JudgedLevel> levels, Level nominal, Totals totals, Usage usage, List<Guard> guards, List<String> labels,
    List<Inspection> inspections, SortedMap<String, String> environment, SortedMap<String, String> reports,
    List<Sample> samples, Timeline timeline) {

    static final int FORMAT = 4;

    /**
     * Runs of format 1 name no nominal level: it is one of the others. Those of format 2 looked into no image, those of
     * format 3 have no timeline.
     */
    Run {
        inspections = inspections == null ? List.of() : inspections;
        nominal = nominal == null ? nominal(plan, levels) : nominal;
        timeline = timeline == null ? Timeline.NONE : timeline;
    }

    /** Why the figures of the load do not count; empty when they do. */
    List<String> voided() {
        return guards.stream().filter(guard -> !guard.passed()).map(Guard::said).toList();
    }

    /** The level at the plan's nominal rate among those that were planned. */
    static Level nominal(Plan plan, List<JudgedLevel> levels) {
        return levels.stream()
            .map(JudgedLevel::level)
            .filter(level -> level.usersPerSecond() == plan.nominal())
            .findFirst()
            .orElse(levels.get(0).level());
    }

    /** Whether one of the labels begins so. */
    boolean isLabelled(String beginning) {
        return labels.stream().anyMatch(label -> label.startsWith(beginning));
    }

    /** The highest level that passes with all below it passing; null when not even the lowest one does. */
    Level saturation() {
        return passing() == 0 ? null : levels.get(passing() - 1).level();
    }

    /** Whether no level failed, so that the saturation point may be higher than the highest one. */
    boolean isOpenEnded() {
        return passing() == levels.size();
    }

    /** How many levels pass, counted from the lowest one, before the first that does not. */
    int passing() {
        return (int) levels.stream().takeWhile(JudgedLevel::passes).count();
    }
}

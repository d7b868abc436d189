package dev.a2b.measure.result;

import java.util.List;

/**
 * What the load showed.
 *
 * @param levels those that were judged, rising
 * @param nominal the level at which response times and CPU are reported
 * @param totals of all requests
 * @param timeline second by second
 */
public record MeasuredLoad(List<JudgedLevel> levels, Level nominal, Totals totals, Timeline timeline) {

    /** The level at the nominal rate, in users per second; the lowest level when none has that rate. */
    public static Level nominal(double usersPerSecond, List<JudgedLevel> levels) {
        return levels.stream()
            .map(JudgedLevel::level)
            .filter(level -> level.offered().usersPerSecond() == usersPerSecond)
            .findFirst()
            .orElse(levels.get(0).level());
    }

    /** How many levels pass, counted from the lowest one, before the first that fails. */
    public static int passing(List<JudgedLevel> levels) {
        return (int) levels.stream().takeWhile(JudgedLevel::passes).count();
    }

    /** The highest level that passes with all below it passing; null when the lowest one fails. */
    public Level saturation() {
        var passing = passing(levels);
        return passing == 0 ? null : levels.get(passing - 1).level();
    }

    /** Whether no level failed, so that the saturation point may be higher than the highest one. */
    public boolean isOpenEnded() {
        return passing(levels) == levels.size();
    }
}

package dev.a2b.measure.result;

import java.util.List;
import java.util.Optional;

/**
 * The results of the load.
 *
 * @param firstMinute the load right after the start; null if the plan has none
 * @param steps the levels that the plan lists, in the order of the load, with their resource usage
 * @param levels all judged levels, in the order of the load: those that the plan lists, of which only the first if they
 *     differ in the behavior of a partner, and those that rise above them until one fails; the capacity if there are
 *     stages
 * @param closed what the closed and the open model of load show, in the order of the load; empty unless the plan
 *     compares them
 * @param light the level at which p95, CPU and memory are compared
 * @param stages the stages of a run that compares builds, in the order of the load; empty for other plans
 * @param totals numbers of requests of the whole run without the warm-up
 * @param timeline figures of each second
 */
public record MeasuredLoad(
        FirstMinute firstMinute,
        List<Step> steps,
        List<JudgedLevel> levels,
        List<ModelPair> closed,
        Level light,
        List<LoadStage> stages,
        Totals totals,
        Timeline timeline) {

    /** The load of a service that did not start or failed the check before the load: it got none. */
    public static final MeasuredLoad NONE =
            new MeasuredLoad(null, List.of(), List.of(), List.of(), Level.NONE, List.of(), Totals.NONE, Timeline.NONE);

    /**
     * The level of the light load; the lowest level if none has that rate.
     *
     * @param usersPerSecond the rate of the light load
     * @param levels at least one level
     */
    public static Level light(double usersPerSecond, List<JudgedLevel> levels) {
        return levels.stream()
                .map(JudgedLevel::level)
                .filter(level -> level.offered().usersPerSecond() == usersPerSecond)
                .findFirst()
                .orElse(levels.get(0).level());
    }

    /** The stage with this name; empty if there is none. */
    public Optional<LoadStage> stage(String name) {
        return stages.stream().filter(stage -> stage.name().equals(name)).findFirst();
    }

    /** Whether there was load. */
    public boolean isOffered() {
        return !levels.isEmpty();
    }

    /** The highest level that passes with every lower one passing; null if the lowest one fails. */
    public Level served() {
        return levels.stream()
                .takeWhile(JudgedLevel::passes)
                .reduce((lower, higher) -> higher)
                .map(JudgedLevel::level)
                .orElse(null);
    }
}

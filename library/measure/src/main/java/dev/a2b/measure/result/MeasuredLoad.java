package dev.a2b.measure.result;

import dev.a2b.measure.Plan;
import java.util.List;
import java.util.Optional;

/**
 * The results of the load.
 *
 * @param firstMinute the load right after the start; null if the plan has none
 * @param steps the levels that the plan lists, in the order of the load, with their resource usage; empty if there are
 *     stages
 * @param levels all judged levels, in the order of the load: those that the plan lists, of which only the first if they
 *     differ in the behavior of a partner, and those that rise above them until one fails; empty if there are stages
 * @param closed what the closed and the open model of load show, in the order of the load; empty unless the plan
 *     compares them
 * @param journey what one journey takes; null if the plan has no stages
 * @param stages the stages of a run that compares builds, in the order of the load; empty for other plans
 * @param totals numbers of requests of the whole run without the warm-up
 * @param timeline figures of each second
 */
public record MeasuredLoad(
        FirstMinute firstMinute,
        List<Step> steps,
        List<JudgedLevel> levels,
        List<ModelPair> closed,
        Journey journey,
        List<LoadStage> stages,
        Totals totals,
        Timeline timeline) {

    /** The load of a service that did not start or failed the check before the load: it got none. */
    public static final MeasuredLoad NONE =
            new MeasuredLoad(null, List.of(), List.of(), List.of(), null, List.of(), Totals.NONE, Timeline.NONE);

    /**
     * The light load: the stage of this name, else the loaded one, else the step with the rate of the light load, else the
     * first step.
     *
     * @param usersPerSecond the rate of the light load
     */
    public LoadStage light(double usersPerSecond) {
        return stage(Plan.LIGHT)
                .or(() -> stage(Plan.LOADED))
                .orElseGet(
                        () -> light(usersPerSecond, steps).map(LoadStage::light).orElse(LoadStage.NONE));
    }

    /** The stage whose load decides: the loaded one, or the light load if there is none. */
    public LoadStage deciding(double usersPerSecond) {
        return stage(Plan.LOADED).orElseGet(() -> light(usersPerSecond));
    }

    private static Optional<Step> light(double usersPerSecond, List<Step> steps) {
        return steps.stream()
                .filter(step -> step.judged().level().offered().usersPerSecond() == usersPerSecond)
                .findFirst()
                .or(() -> steps.stream().findFirst());
    }

    /** The stage with this name; empty if there is none. */
    public Optional<LoadStage> stage(String name) {
        return stages.stream().filter(stage -> stage.name().equals(name)).findFirst();
    }

    /** Whether there was load. */
    public boolean isOffered() {
        return !levels.isEmpty() || !stages.isEmpty();
    }
}

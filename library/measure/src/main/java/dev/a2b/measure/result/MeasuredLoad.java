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
        List<ModelPair> closed,
        Journey journey,
        List<LoadStage> stages,
        Totals totals,
        Timeline timeline) {

    /** The load of a service that did not start or failed the check before the load: it got none. */
    public static final MeasuredLoad NONE =
            new MeasuredLoad(null, List.of(), List.of(), null, List.of(), Totals.NONE, Timeline.NONE);

    /** The light load: the stage of this name, else the loaded one, else the first step. */
    public LoadStage light() {
        return stage(Plan.LIGHT).or(() -> stage(Plan.LOADED)).orElseGet(this::firstStep);
    }

    /** The stage whose load decides: the loaded one, or the light load if there is none. */
    public LoadStage deciding() {
        return stage(Plan.LOADED).orElseGet(this::light);
    }

    private LoadStage firstStep() {
        return steps.stream().findFirst().map(LoadStage::light).orElse(LoadStage.NONE);
    }

    /** The stage with this name; empty if there is none. */
    public Optional<LoadStage> stage(String name) {
        return stages.stream().filter(stage -> stage.name().equals(name)).findFirst();
    }

    /** Whether there was load. */
    public boolean isOffered() {
        return !steps.isEmpty() || !stages.isEmpty();
    }
}

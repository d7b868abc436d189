package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.ModelPair;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The load that was offered, and its levels.
 *
 * @param stages the stages in order
 * @param steps the judged levels in the order of the load, without the capacity
 * @param capacity the capacity; null unless the plan has stages
 * @param closed what the closed and the open model of load show; empty unless the plan compares them
 */
public record LoadResult(List<Stage> stages, List<JudgedLevel> steps, JudgedLevel capacity, List<ModelPair> closed) {

    /** How many seconds of the first minute are told from the others. */
    public static final int FIRST_SECONDS = 10;

    /** How late the last users may start, if the plan does not tolerate more. */
    private static final long LATE_MILLIS = 1000;

    /**
     * The result of a load whose levels the plan lists.
     *
     * @param answers its responses
     * @param lateness how late its load generators continued journeys after pauses
     */
    public static LoadResult listed(Plan plan, ResponseStatistics answers, PauseLateness lateness) {
        var stages = Stage.planned(plan, answers.firstArrival());
        var end = stages.get(stages.size() - 1).to();
        var late = (long) Math.max(LATE_MILLIS, plan.thresholds().rule().lateMillis());
        var starts = (double) answers.arrivals(end + late) / plan.users();
        var levels = stages.stream()
                .skip(2) // warm-up and rest
                .map(stage -> answers.judge(plan, stage, ConstantArrivals.planned(stage.step()), starts, lateness))
                .toList();
        return new LoadResult(stages, levels, null, List.of());
    }

    /** The windows of all stages and levels. */
    public List<Window> windows() {
        return Stream.concat(
                        stages.stream().map(Stage::whole),
                        judged().stream().map(judged -> judged.level().window()))
                .toList();
    }

    /** All judged levels. */
    public List<JudgedLevel> judged() {
        return Stream.concat(steps.stream(), Stream.ofNullable(capacity)).toList();
    }

    /** The level that shows the limit of the service: the capacity, or the first level that fails, or the last one. */
    public JudgedLevel limiting() {
        return Optional.ofNullable(capacity)
                .or(() -> steps.stream().filter(level -> !level.passes()).findFirst())
                .orElseGet(() -> steps.get(steps.size() - 1));
    }

    /** The two halves of a window. */
    public static List<Window> halves(Window whole) {
        var middle = (whole.from() + whole.to()) / 2;
        return List.of(new Window(whole.from(), middle), new Window(middle, whole.to()));
    }

    /** The stage with this name. */
    public Stage stage(String name) {
        return stages.stream()
                .filter(stage -> stage.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The end of the last stage, in epoch milliseconds. */
    public long end() {
        return stages.get(stages.size() - 1).to();
    }
}

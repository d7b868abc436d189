package dev.a2b.measure.load;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Stages;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Offers the stages of a run that compares builds, see {@link Stages}. */
final class StagedLoad {

    private final Plan plan;
    private final Stages stages;
    private final AdmissionControl admission;
    private final StagePlayer player;
    private final Consumer<Runnable> counted;

    /**
     * @param plan a plan with stages
     * @param counted counts what the service does while one user makes the journey
     */
    StagedLoad(Plan plan, AdmissionControl admission, StagePlayer player, Consumer<Runnable> counted) {
        this.plan = plan;
        this.stages = plan.load().stages();
        this.admission = admission;
        this.player = player;
        this.counted = counted;
    }

    LoadResult play() {
        return stages.hasFirstMinute() ? afterFirstMinute() : afterJourney();
    }

    private LoadResult afterFirstMinute() {
        var first = new LoadStep(plan.load().light(), stages.firstSeconds());
        var lightStage = player.playFirstMinute(first, LoadResult.FIRST_SECONDS);
        var started = (double) admission.admitted() / first.users();
        warmUp();
        count();
        // Judged late, because Gatling writes in blocks: the log tells how many requests the journey has some time
        // after.
        return decide(() -> List.of(player.judge(lightStage, started)));
    }

    /** Counts first, while the rows of the database are the same for every build. */
    private LoadResult afterJourney() {
        count();
        warmUp();
        return decide(List::of);
    }

    private void warmUp() {
        var warmUp = player.warmUp(stages.users(), stages.warmUpRequests(), stages.warmUpSeconds());
        Console.line("warm-up: %d s", warmUp.step().seconds());
        player.drain();
    }

    /** One user makes the journey while no other load is offered, so that its requests can be counted. */
    private void count() {
        counted.accept(() -> player.playOne(Plan.CHECK));
    }

    private LoadResult decide(Supplier<List<JudgedLevel>> before) {
        var capacity = player.playClosed(
                Plan.CAPACITY, Plan.CAPACITY, stages.users(), plan.load().settleSeconds() + stages.capacitySeconds());
        player.drain();
        var loaded = player.play(
                Plan.LOADED,
                new LoadStep(loadedRate(capacity.level()), plan.load().settleSeconds() + stages.loadedSeconds()));
        var steps = Stream.concat(before.get().stream(), Stream.of(loaded)).toList();
        return new LoadResult(player.stages(), steps, capacity, List.of());
    }

    /** Half of the capacity unless the plan gives the rate; of a service that serves nothing, the light load. */
    private double loadedRate(Level capacity) {
        if (stages.loadedRate() > 0) {
            return stages.loadedRate();
        }
        var journeys = capacity.journeysPerSecond();
        return journeys > 0 ? journeys / 2 : plan.load().light();
    }
}

package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Offers a load that depends on its results, or on what a partner does: the warm-up, the listed levels, and then those
 * that rise until one fails, or those that compare the closed with the open model.
 */
public final class AdaptiveLoad {

    private static final int END_SECONDS = 10;
    private static final long SECOND = 1000;

    private final Plan plan;
    private final Search search;
    private final Workload workload;
    private final AdmissionControl admission;
    private final Supplier<Path> log;
    private final PauseLateness lateness;
    private final Consumer<Runnable> counted;
    private final CompletableFuture<LoadResult> played = new CompletableFuture<>();
    private StagePlayer player;
    private long end;
    private int stepCount;
    private int levelCount;

    /**
     * Creates a load.
     *
     * @param plan a plan whose load depends on its results
     * @param workload the description of the service
     * @param admission admits the users of the load
     * @param log finds Gatling's log once the load has begun
     * @param lateness how late the load generator continues journeys after pauses
     * @param counted counts what the service does while one user makes the journey
     */
    public AdaptiveLoad(
            Plan plan,
            Workload workload,
            AdmissionControl admission,
            Supplier<Path> log,
            PauseLateness lateness,
            Consumer<Runnable> counted) {

        this.plan = plan;
        this.search = plan.load().search();
        this.workload = workload;
        this.admission = admission;
        this.log = log;
        this.lateness = lateness;
        this.counted = counted;
    }

    /** Starts the load in a thread of its own. The first stage begins when the first user asks for admission. */
    public void start() {
        var thread = new Thread(this::run, "load");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * The result. To be called after Gatling has ended.
     *
     * @throws MeasureException if the load failed, or ended before its last stage
     */
    public LoadResult played() {
        try {
            return played.get(END_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new MeasureException(
                    "The load ended before its last stage: look for the reason in Gatling's " + "output.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MeasureException("The load was interrupted.", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof MeasureException failure
                    ? failure
                    : new MeasureException("The load failed: " + e.getCause() + ".", e.getCause());
        }
    }

    private void run() {
        try {
            var all = playAll();
            admission.end();
            played.complete(all);
        } catch (InterruptedException | RuntimeException e) {
            admission.end();
            played.completeExceptionally(e);
        }
    }

    private LoadResult playAll() throws InterruptedException {
        admission.awaitArrival();
        end = System.currentTimeMillis() + search.seconds() * SECOND;
        player = new StagePlayer(plan, workload, admission, log.get(), lateness);
        if (plan.load().stages() != null) {
            return new StagedLoad(plan, admission, player, counted).play();
        }
        player.offer(Plan.WARM_UP, plan.load().warmUp());
        countRequests();
        var steps = plan.load().levels().stream()
                .map(step -> play(name(step), step))
                .toList();
        if (!search.closed().isEmpty()) {
            var models = new ModelComparison(search.closed());
            models.run(this::closed, this::open, () -> hasTime(2));
            return new LoadResult(player.stages(), steps, steps, models.pairs(), player.queued(), !models.isComplete());
        }
        if (!search.climbs()) {
            // All steps have the same load, and differ only in what the partner does.
            return new LoadResult(player.stages(), steps, steps.subList(0, 1), List.of(), player.queued(), false);
        }
        return rising(steps);
    }

    /** Offers higher levels until one fails. */
    private LoadResult rising(List<JudgedLevel> steps) {
        var levels = new ArrayList<>(steps);
        var rate = plan.load().highest();
        while (levels.stream().allMatch(JudgedLevel::passes) && rate < search.most() && hasTime(1)) {
            rate = search.above(rate);
            levels.add(play("level " + ++levelCount, level(rate)));
        }
        return new LoadResult(
                player.stages(),
                steps,
                levels,
                List.of(),
                player.queued(),
                rate < search.most() && levels.stream().allMatch(JudgedLevel::passes));
    }

    private String name(LoadStep step) {
        var number = "step " + ++stepCount;
        return step.partner().isEmpty() ? number : number + ", partner: " + step.partner();
    }

    /** Lets one user make the journey while no other load is offered. */
    private void countRequests() {
        player.drain();
        player.playOne(Plan.CHECK);
    }

    private JudgedLevel play(String name, LoadStep step) {
        var judged = player.play(name, step);
        if (!judged.passes()) {
            player.drain();
        }
        return judged;
    }

    private Level closed(int users) {
        var judged = player.playClosed(
                "closed model, users: " + users,
                StagePlayer.JOURNEY,
                users,
                plan.load().levelSeconds());
        player.drain();
        return judged.level();
    }

    private Level open(double usersPerSecond) {
        var judged = player.play("open model", level(usersPerSecond));
        player.drain();
        return judged.level();
    }

    private LoadStep level(double usersPerSecond) {
        return new LoadStep(usersPerSecond, plan.load().levelSeconds());
    }

    /** Whether this number of levels, each with its rest, can end in time. */
    private boolean hasTime(int levels) {
        return System.currentTimeMillis() + levels * (plan.load().levelSeconds() + search.restSeconds()) * SECOND
                <= end;
    }
}

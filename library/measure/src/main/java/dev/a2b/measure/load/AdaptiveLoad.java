package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.ModelPair;
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
 * Offers a load that depends on its results, or on what a partner does: stages, or the warm-up, the listed levels, and
 * those that compare the closed with the open model.
 *
 * @see <a href="https://www.usenix.org/legacy/event/nsdi06/tech/schroeder.html">B. Schroeder, A. Wierman and
 *     M. Harchol-Balter, Open Versus Closed: A Cautionary Tale</a>
 */
public final class AdaptiveLoad {

    private static final int END_SECONDS = 10;
    private final Plan plan;
    private final Workload workload;
    private final AdmissionControl admission;
    private final Supplier<Path> log;
    private final PauseLateness lateness;
    private final Consumer<Runnable> counted;
    private final CompletableFuture<LoadResult> played = new CompletableFuture<>();
    private StagePlayer player;
    private int stepCount;

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
                    "The load ended before its last stage: look for the reason in Gatling's output.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MeasureException("The load was interrupted.");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof MeasureException failure) {
                throw failure;
            }
            e.getCause().printStackTrace(); // a fault of the simulation, or of this library
            throw new MeasureException("The load failed: " + e.getCause() + ".");
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
        player = new StagePlayer(plan, workload, admission, log.get(), lateness);
        if (plan.load().stages() != null) {
            return new StagedLoad(plan, admission, player, counted).play();
        }
        player.offer(Plan.WARM_UP, plan.load().warmUp());
        countRequests();
        var steps = levels();
        return new LoadResult(player.stages(), steps, null, pairs());
    }

    private List<JudgedLevel> levels() {
        var judged = new ArrayList<JudgedLevel>();
        for (var step : plan.load().levels()) {
            judged.add(play(name(step), step));
            if (plan.load().admission().endsAtFailure()
                    && !judged.get(judged.size() - 1).passes()) {
                break;
            }
        }
        return judged;
    }

    private List<ModelPair> pairs() {
        var pairs = new ArrayList<ModelPair>();
        for (var users : plan.load().admission().closed()) {
            var closed = closed(users);
            pairs.add(new ModelPair(users, closed, open(rate(users, closed))));
        }
        return pairs;
    }

    /** The arrivals with the throughput of a level: as many journeys per second as its successful responses make. */
    static double rate(int users, Level closed) {
        var rate = closed.journeysPerSecond();
        if (rate > 0 && Double.isFinite(rate)) {
            return rate;
        }
        throw new MeasureException("No request succeeded with " + users + " concurrent users, so there is no "
                + "throughput to offer by the open model: look for the reason in the service's log.");
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
        var judged = player.play(
                "open model", new LoadStep(usersPerSecond, plan.load().levelSeconds()));
        player.drain();
        return judged.level();
    }
}

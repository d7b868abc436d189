package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.load.Schedule.Stage;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.FirstMinute;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.WarmUp;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Offers the levels of a search and judges each by Gatling's log, while Gatling writes it. */
public final class SaturationSearch {

    private static final int LOG_SECONDS = 120;
    private static final int END_SECONDS = 10;
    private static final long POLL_MILLIS = 500;
    private static final long SECOND = 1000;
    private static final long WINDOW = SteadyState.WINDOW_MILLIS;
    private static final String JOURNEY = "journey";

    private final Plan plan;
    private final Search search;
    private final Workload workload;
    private final AdmissionControl admission;
    private final Supplier<Path> log;
    private final Supplier<List<Sample>> samples;
    private final PauseLateness lateness;
    private final List<Stage> stages = new ArrayList<>();
    private final CompletableFuture<LoadResult> played = new CompletableFuture<>();
    private GatlingLogReader reader;
    private int stepCount;
    private int levelCount;

    /**
     * Creates a search.
     *
     * @param plan a plan with a search
     * @param workload the description of the service
     * @param admission admits the users of the load
     * @param log finds Gatling's log once the load has begun
     * @param samples all samples so far
     * @param lateness how late the load generator continues journeys after pauses
     */
    public SaturationSearch(
        Plan plan, Workload workload, AdmissionControl admission, Supplier<Path> log, Supplier<List<Sample>> samples,
        PauseLateness lateness) {

        this.plan = plan;
        this.search = plan.load().search();
        this.workload = workload;
        this.admission = admission;
        this.log = log;
        this.samples = samples;
        this.lateness = lateness;
    }

    /** Starts the search in a thread of its own. The first level begins when the first user asks for admission. */
    public void start() {
        var thread = new Thread(this::run, "search");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * The result. To be called after Gatling has ended.
     *
     * @throws MeasureException if the search failed, or the load ended before the search
     */
    public LoadResult played() {
        try {
            return played.get(END_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new MeasureException("The load ended before the search found the saturation point: "
                + "look for the reason in Gatling's output.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MeasureException("The search was interrupted.", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof MeasureException failure
                ? failure
                : new MeasureException("The search failed: " + e.getCause() + ".", e.getCause());
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
        var end = System.currentTimeMillis() + search.seconds() * SECOND;
        reader = new GatlingLogReader(log.get());
        var firstMinute = firstMinute();
        var warmUp = warmUp();
        countRequests();
        var steps = plan.load().levels().stream().map(step -> play("step " + ++stepCount, step)).toList();
        var levels = new LevelSearch(search, steps);
        levels.run(rate -> play("level " + ++levelCount, new LoadStep(rate, plan.load().levelSeconds())),
            () -> System.currentTimeMillis() + (plan.load().levelSeconds() + search.restSeconds()) * SECOND <= end);
        return new LoadResult(stages, firstMinute, warmUp, steps, levels.levels(), !levels.isDecided());
    }

    private FirstMinute firstMinute() {
        var step = new LoadStep(plan.load().nominal(), search.firstSeconds());
        if (step.seconds() == 0) {
            return null;
        }
        var stage = offer(Plan.FIRST_MINUTE, Plan.FIRST_MINUTE, step);
        var result = responses(stage.to()).firstMinute(stage, plan.limits().rule().p95Millis());
        Console.line("first minute: p95 %d ms in the first 10 s, %d ms in all", result.p95FirstMillis(),
            result.p95Millis());
        return result;
    }

    /** Offers the load of the warm-up until the service is steady. */
    private WarmUp warmUp() {
        var step = plan.load().warmUp();
        var from = System.currentTimeMillis();
        var steady = new SteadyState(search.steadyPercent());
        admission.open(Plan.WARM_UP, step.usersPerSecond());
        for (var end = from + WINDOW; end <= from + step.seconds() * SECOND && !steady.isReached(); end += WINDOW) {
            sleep(Math.max(0, end - System.currentTimeMillis()));
            steady.add(samples.get(), responses(end).times(end - WINDOW, end).length, end - WINDOW);
        }
        admission.shut();
        var to = System.currentTimeMillis();
        stages.add(new Stage(Plan.WARM_UP, step, from, to));
        var result = new WarmUp((int) ((to - from) / SECOND), steady.isReached());
        Console.line("warm-up: %s after %d s", result.steady() ? "steady" : "not steady", result.seconds());
        return result;
    }

    /** Lets one user make the journey while no other load is offered. */
    private void countRequests() {
        drain();
        admission.openForOne(Plan.PRE_FLIGHT);
        sleep(SECOND);
        awaitNobody();
    }

    private Stage offer(String name, String phase, LoadStep step) {
        var from = System.currentTimeMillis();
        admission.open(phase, step.usersPerSecond());
        sleep(step.seconds() * SECOND);
        admission.shut();
        var stage = new Stage(name, step, from, System.currentTimeMillis());
        stages.add(stage);
        return stage;
    }

    private JudgedLevel play(String name, LoadStep step) {
        var before = admission.admitted();
        var stage = offer(name, JOURNEY, step);
        var started = (double) (admission.admitted() - before) / step.users();
        var judged = responses(stage.to()).judge(plan, stage, search.most(), started, lateness);
        Console.line("%s, %.1f users/s: %s", name, step.usersPerSecond(),
            judged.passes() ? "passes" : String.join(", ", judged.failures()));
        rest();
        if (!judged.passes()) {
            drain();
        }
        return judged;
    }

    /** Lets the users of a level finish their journeys. */
    private void rest() {
        if (search.restSeconds() == 0) {
            return;
        }
        var from = System.currentTimeMillis();
        sleep(search.restSeconds() * SECOND);
        stages.add(new Stage("rest", new LoadStep(0, search.restSeconds()), from, System.currentTimeMillis()));
    }

    /** Dismisses the users of a level and waits until they have left, so that the next level begins without a queue. */
    private void drain() {
        admission.dismiss();
        awaitNobody();
    }

    private void awaitNobody() {
        var last = System.currentTimeMillis() + search.drainSeconds() * SECOND;
        for (var now = System.currentTimeMillis(); now < last; now = System.currentTimeMillis()) {
            if (responses(now).users(now - SECOND, now) < 1) {
                return;
            }
        }
        Console.line("some users have not left after %d s", search.drainSeconds());
    }

    /**
     * The statistics up to a moment. Gatling writes its log in blocks, so this waits until the log reaches the moment.
     */
    private ResponseStatistics responses(long until) {
        var last = System.currentTimeMillis() + LOG_SECONDS * SECOND;
        try {
            var log = reader.read();
            while (log.until() < until) {
                if (System.currentTimeMillis() > last) {
                    throw new MeasureException("Gatling has written nothing to its log for " + LOG_SECONDS
                        + " s, so no level can be judged: look for the reason in Gatling's output.");
                }
                sleep(POLL_MILLIS);
                log = reader.read();
            }
            return new ResponseStatistics(log, workload.expectedRejections());
        } catch (IOException e) {
            throw new MeasureException("Gatling's log could not be read: " + e + ".", e);
        }
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new MeasureException("The search was interrupted.", e);
        }
    }
}

package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Load;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.load.Schedule.Stage;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.JudgedLevel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Plays the levels of a search, each judged by Gatling's log while Gatling goes on writing it. */
public final class SaturationSearch {

    private static final int LOG_SECONDS = 120;
    private static final int END_SECONDS = 10;
    private static final long POLL_MILLIS = 500;
    private static final long SECOND = 1000;

    private final Plan plan;
    private final Workload workload;
    private final AdmissionControl gate;
    private final Path results;
    private final List<Stage> stages = new ArrayList<>();
    private final CompletableFuture<LoadResult> played = new CompletableFuture<>();
    private GatlingLogReader reader;

    /** @param results where Gatling leaves what it records */
    public SaturationSearch(Plan plan, Workload workload, AdmissionControl gate, Path results) {
        this.plan = plan;
        this.workload = workload;
        this.gate = gate;
        this.results = results;
    }

    /** Begins with the first user that arrives at the gate. */
    public void start() {
        var thread = new Thread(this::run, "search");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * What was played, once Gatling has ended.
     *
     * @throws MeasureException when the search failed, or did not come to its end
     */
    public LoadResult played() {
        try {
            return played.get(END_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new MeasureException("The load ended before the saturation point was found: see what Gatling said.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MeasureException("The search was interrupted.", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof MeasureException said
                ? said
                : new MeasureException("The search failed: " + e.getCause() + ".", e.getCause());
        }
    }

    private void run() {
        try {
            var all = playAll();
            gate.end();
            played.complete(all);
        } catch (InterruptedException | RuntimeException e) {
            gate.end();
            played.completeExceptionally(e);
        }
    }

    private LoadResult playAll() throws InterruptedException {
        gate.awaitArrival();
        reader = new GatlingLogReader(GatlingResults.log(results));
        var levels = new LevelSearch(plan.search()).run(rate ->
            play("level " + (stages.size() + 1), new Load(rate, plan.levelSeconds())));
        drain();
        var nominal = play("nominal", new Load(plan.nominal(), plan.search().nominalSeconds()));
        return new LoadResult(stages, levels, nominal.level());
    }

    private JudgedLevel play(String name, Load load) {
        var before = gate.admitted();
        var from = System.currentTimeMillis();
        gate.open(load.usersPerSecond());
        sleep(load.seconds() * SECOND);
        gate.open(0);
        var stage = new Stage(name, load, from, System.currentTimeMillis());
        stages.add(stage);
        var judged = judge(stage, gate.admitted() - before);
        Console.line("%s, %.1f users/s: %s", name, load.usersPerSecond(),
            judged.passes() ? "passes" : String.join(", ", judged.failures()));
        if (!judged.passes()) {
            drain();
        }
        return judged;
    }

    private JudgedLevel judge(Stage stage, long started) {
        var level = answers(stage.to()).level(stage.load().usersPerSecond(), workload.requestsPerJourney(),
            stage.from() + plan.settleSeconds() * SECOND, stage.to(), (double) started / stage.load().users());
        return JudgedLevel.of(level, plan.rule());
    }

    /** Sends the users of a level away and waits until they have left, so that the next one begins without a queue. */
    private void drain() {
        gate.dismiss();
        var last = System.currentTimeMillis() + plan.search().drainSeconds() * SECOND;
        for (var now = System.currentTimeMillis(); now < last; now = System.currentTimeMillis()) {
            if (answers(now).users(now - SECOND, now) < 1) {
                return;
            }
        }
        Console.line("users are still there after %d s", plan.search().drainSeconds());
    }

    /** What happened until a moment: Gatling writes when it has gathered some. */
    private ResponseStatistics answers(long until) {
        var last = System.currentTimeMillis() + LOG_SECONDS * SECOND;
        try {
            var log = reader.read();
            while (log.until() < until) {
                if (System.currentTimeMillis() > last) {
                    throw new MeasureException("Gatling has written nothing to its log for " + LOG_SECONDS
                        + " s, so that no level can be judged: see what it said.");
                }
                sleep(POLL_MILLIS);
                log = reader.read();
            }
            return new ResponseStatistics(log, workload.refusals());
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

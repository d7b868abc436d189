package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Pause;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Offers the stages of a load, and reads their figures from Gatling's log while Gatling writes it. */
final class StagePlayer {

    private static final int LOG_SECONDS = 120;
    private static final long POLL_MILLIS = 500;
    private static final long SECOND = 1000;
    static final String JOURNEY = "journey";

    private final Plan plan;
    private final Workload workload;
    private final AdmissionControl admission;
    private final LoadCounts counts;
    private final GatlingLogReader reader;
    private final PauseLateness lateness;
    private final long began = System.currentTimeMillis();
    private final List<Stage> stages = new ArrayList<>();

    /**
     * @param plan a plan whose load depends on its results
     * @param workload names the markers in the log, see {@link ResponseStatistics}
     * @param log the log of the load, which has begun
     */
    StagePlayer(Plan plan, Workload workload, AdmissionControl admission, Path log, PauseLateness lateness) {
        this.plan = plan;
        this.workload = workload;
        this.admission = admission;
        this.lateness = lateness;
        this.counts = new LoadCounts(started(log), workload.expectedRejections(), workload.fallbacks());
        this.reader = new GatlingLogReader(log, counts.log(counts.origin()));
    }

    private static long started(Path log) {
        try {
            return GatlingLogReader.begun(log).start();
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /** All stages so far, in order. */
    List<Stage> stages() {
        return stages;
    }

    /** Offers a stage that is a phase of its own. */
    Stage offer(String phase, LoadStep step) {
        var from = System.currentTimeMillis();
        admission.open(phase, step.usersPerSecond());
        Pause.millis(step.seconds() * SECOND);
        admission.shut();
        return add(phase, step, from);
    }

    /**
     * Offers a level, for which the partner behaves as the plan says, and judges it. During the rest after it, its
     * users can finish their journeys.
     */
    JudgedLevel play(String name, LoadStep step) {
        if (!step.partner().isEmpty()) {
            workload.partner(step.partner());
        }
        var before = admission.admitted();
        var from = System.currentTimeMillis();
        admission.open(JOURNEY, step.usersPerSecond());
        var calls = awaitEnd(step);
        admission.shut();
        var stage = add(name, step, from);
        var started = (double) (admission.admitted() - before) / step.users();
        var judged = judge(stage, started).withPartnerCalls(calls);
        Console.line(
                "%s, %.1f users/s: %s",
                name, step.usersPerSecond(), judged.passes() ? "passes" : String.join(", ", judged.failures()));
        rest();
        return judged;
    }

    /**
     * Offers a level of the closed model, in which a user starts as soon as another one leaves, and judges it. During
     * the rest after it, its users can finish their journeys.
     */
    JudgedLevel playClosed(String name, String phase, int users, int seconds) {
        var before = admission.admitted();
        var from = System.currentTimeMillis();
        admission.openFor(phase, users);
        Pause.millis(seconds * SECOND);
        admission.shut();
        var rate = (double) (admission.admitted() - before) / seconds;
        var judged = judge(add(name, new LoadStep(rate, seconds), from), 1);
        Console.line("%s: %.1f successful responses/s", name, judged.level().throughput());
        rest();
        return judged;
    }

    /**
     * Offers the first minute. Its users have another name in its first seconds, so that their requests can be told
     * from the others wherever they end.
     *
     * @return the second half of it, the light step, which begins before it has settled as any other
     */
    Stage playFirstMinute(LoadStep step, int firstSeconds) {
        var from = System.currentTimeMillis();
        admission.open(Plan.FIRST_SECONDS, step.usersPerSecond());
        Pause.millis(Math.min(firstSeconds, step.seconds()) * SECOND);
        admission.open(Plan.FIRST_MINUTE, step.usersPerSecond());
        Pause.millis(Math.max(0, step.seconds() - firstSeconds) * SECOND);
        admission.shut();
        var stage = add(Plan.FIRST_MINUTE, step, from);
        var half = step.seconds() / 2;
        var settled = stage.to() - half * SECOND;
        var light = new Stage(
                Plan.LIGHT,
                new LoadStep(step.usersPerSecond(), half),
                settled - plan.load().settleSeconds() * SECOND,
                stage.to());
        counts.announce(light.window(plan));
        return light;
    }

    /** Keeps users busy until they have sent so many requests, but not longer than this. */
    Stage warmUp(int users, int requests, int seconds) {
        var from = System.currentTimeMillis();
        admission.openFor(Plan.WARM_UP, users);
        responses(from); // Gatling may not have written the requests before it yet.
        var before = counts.requests();
        while (System.currentTimeMillis() < from + seconds * SECOND && requests() - before < requests) {
            Pause.millis(POLL_MILLIS);
        }
        admission.shut();
        return add(Plan.WARM_UP, new LoadStep(0, (int) ((System.currentTimeMillis() - from) / SECOND)), from);
    }

    /** How many requests Gatling has written to its log so far. */
    private long requests() {
        try {
            reader.read();
            return counts.requests();
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /** Adds a stage that ends now. */
    Stage add(String name, LoadStep step, long from) {
        var stage = new Stage(name, step, from, System.currentTimeMillis());
        stages.add(stage);
        return stage;
    }

    /** Dismisses the users of a level and waits until they have left, so that the next level begins without a queue. */
    void drain() {
        admission.dismiss();
        awaitNobody();
    }

    /** Admits the next user who comes, and waits until this one has left, so that the next level begins without it. */
    void playOne(String phase) {
        var before = admission.admitted();
        admission.openForOne(phase);
        isSoon(() -> admission.admitted() > before);
        awaitNobody();
    }

    /** Waits until no admitted user is left, and one more second for what the service still does for the last one. */
    private void awaitNobody() {
        if (!isSoon(() -> admission.present() == 0)) {
            Console.line("some users have not left after %d s", plan.load().drainSeconds());
            return;
        }
        Pause.millis(SECOND);
    }

    /** Waits for a state, at most as long as users may take to leave. Returns whether it was reached. */
    private boolean isSoon(BooleanSupplier state) {
        var last = System.currentTimeMillis() + plan.load().drainSeconds() * SECOND;
        while (!state.getAsBoolean()) {
            if (System.currentTimeMillis() >= last) {
                return false;
            }
            Pause.millis(POLL_MILLIS);
        }
        return true;
    }

    /**
     * The statistics up to a moment. Gatling writes its log in blocks, so this waits until the log reaches the moment.
     */
    ResponseStatistics responses(long until) {
        var last = System.currentTimeMillis() + LOG_SECONDS * SECOND;
        try {
            reader.read();
            while (counts.origin() + counts.users().last() < until) {
                if (System.currentTimeMillis() > last) {
                    throw new MeasureException("Gatling has written nothing to its log for " + LOG_SECONDS
                            + " s, so no level can be judged: look for the reason in Gatling's output.");
                }
                Pause.millis(POLL_MILLIS);
                reader.read();
            }
            return new ResponseStatistics(counts, began);
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    private static MeasureException unreadable(IOException e) {
        return new MeasureException("Gatling's log could not be read: " + e + ".");
    }

    /**
     * Waits for the end of a level.
     *
     * @return how many calls reached the partner after the level had settled; negative if this is unknown
     */
    private long awaitEnd(LoadStep step) {
        var settle = plan.load().settleSeconds();
        Pause.millis(settle * SECOND);
        var before = partnerCalls(step);
        Pause.millis((step.seconds() - settle) * SECOND);
        return before < 0 ? before : partnerCalls(step) - before;
    }

    /** How many calls have reached the partner; negative if the plan has none, or if this is unknown. */
    private long partnerCalls(LoadStep step) {
        return step.partner().isEmpty() ? -1 : workload.partnerCalls();
    }

    JudgedLevel judge(Stage stage, double started) {
        counts.announce(stage.window(plan));
        return responses(stage.to())
                .judge(
                        plan,
                        stage,
                        ConstantArrivals.even(plan.load().admission().arrivals()),
                        started,
                        lateness);
    }

    private void rest() {
        var seconds = plan.load().restSeconds();
        if (seconds == 0) {
            return;
        }
        var from = System.currentTimeMillis();
        Pause.millis(seconds * SECOND);
        add("rest", new LoadStep(0, seconds), from);
    }
}

package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.load.Schedule.Stage;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.Console;
import dev.a2b.measure.result.JudgedLevel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Offers the stages of a load, and reads their figures from Gatling's log while Gatling writes it. */
final class StagePlayer {

    private static final int LOG_SECONDS = 120;
    private static final long POLL_MILLIS = 500;
    private static final long SECOND = 1000;
    private static final String JOURNEY = "journey";

    private final Plan plan;
    private final Search search;
    private final Workload workload;
    private final AdmissionControl admission;
    private final GatlingLogReader reader;
    private final PauseLateness lateness;
    private final List<Stage> stages = new ArrayList<>();

    /**
     * @param plan a plan whose load depends on its results
     * @param workload names the markers in the log, see {@link ResponseStatistics}
     * @param reader reads the log of the load, which has begun
     */
    StagePlayer(
        Plan plan, Workload workload, AdmissionControl admission, GatlingLogReader reader, PauseLateness lateness) {

        this.plan = plan;
        this.search = plan.load().search();
        this.workload = workload;
        this.admission = admission;
        this.reader = reader;
        this.lateness = lateness;
    }

    /** All stages so far, in order. */
    List<Stage> stages() {
        return stages;
    }

    /** Offers a load of which one phase consists. */
    Stage offer(String phase, LoadStep step) {
        return offer(phase, phase, step);
    }

    /**
     * Offers a level, for which the partner behaves as the plan says, and judges it. Then its users have the time of
     * the rest to finish their journeys.
     */
    JudgedLevel play(String name, LoadStep step) {
        if (!step.partner().isEmpty()) {
            workload.partner(step.partner());
        }
        var before = admission.admitted();
        var stage = offer(name, JOURNEY, step);
        var started = (double) (admission.admitted() - before) / step.users();
        var judged = judge(stage, started);
        Console.line("%s, %.1f users/s: %s", name, step.usersPerSecond(),
            judged.passes() ? "passes" : String.join(", ", judged.failures()));
        rest();
        return judged;
    }

    /**
     * Offers a level of the closed model, in which a user starts as soon as another one leaves, and judges it. Then its
     * users have the time of the rest to finish their journeys.
     */
    JudgedLevel playClosed(String name, int users) {
        var before = admission.admitted();
        var seconds = plan.load().levelSeconds();
        var from = System.currentTimeMillis();
        admission.openFor(JOURNEY, users);
        sleep(seconds * SECOND);
        admission.shut();
        var rate = (double) (admission.admitted() - before) / seconds;
        var judged = judge(add(name, new LoadStep(rate, seconds), from), 1);
        Console.line("%s: %.1f successful responses/s", name, judged.level().throughput());
        rest();
        return judged;
    }

    /** Adds a stage that was offered until now. */
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

    /** Waits until no user is there. */
    void awaitNobody() {
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
    ResponseStatistics responses(long until) {
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
            return new ResponseStatistics(List.of(log), workload.expectedRejections(), workload.fallbacks());
        } catch (IOException e) {
            throw new MeasureException("Gatling's log could not be read: " + e + ".", e);
        }
    }

    static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new MeasureException("The load was interrupted.", e);
        }
    }

    private Stage offer(String name, String phase, LoadStep step) {
        var from = System.currentTimeMillis();
        admission.open(phase, step.usersPerSecond());
        sleep(step.seconds() * SECOND);
        admission.shut();
        return add(name, step, from);
    }

    private JudgedLevel judge(Stage stage, double started) {
        return responses(stage.to()).judge(plan, stage, search.most(), started, lateness);
    }

    private void rest() {
        if (search.restSeconds() == 0) {
            return;
        }
        var from = System.currentTimeMillis();
        sleep(search.restSeconds() * SECOND);
        add("rest", new LoadStep(0, search.restSeconds()), from);
    }
}

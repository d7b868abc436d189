package dev.a2b.measure;

import dev.a2b.measure.Schedule.Stage;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Makes the run's record out of Gatling's log and of what the rig saw. */
final class Evaluation {

    private final Workload workload;
    private final Plan plan;
    private final Rig rig;
    private final Path log;
    private final Answers answers;
    private final Schedule schedule;
    private final Played played;

    /** @param search what it played; null when the levels were planned */
    Evaluation(Workload workload, Plan plan, Rig rig, Path log, Played search) {
        this.workload = workload;
        this.plan = plan;
        this.rig = rig;
        this.log = log;
        this.answers = new Answers(GatlingLog.read(log), workload.refusals());
        this.schedule = search == null
            ? Schedule.planned(plan, answers.firstArrival())
            : Schedule.played(plan, answers.firstArrival(), search.stages());
        this.played = search == null ? planned() : search;
    }

    /** The whole run; the service is stopped for it, after all that needs it alive was read. */
    Run run(String id) {
        var ended = System.currentTimeMillis();
        var death = rig.death();
        rig.stopService();
        var nominal = played.nominal();
        var usage = Usage.of(rig.samples(), rig.idleRssBytes(), nominal.from(), nominal.to());
        return new Run(Run.FORMAT, id, rig.build(), plan, rig.boots(), phases(ended),
            played.levels(), nominal, answers.totals(), usage, guards(death),
            Labels.of(plan, rig.build(), played.levels(), usage, rig.samples()), rig.inspect(), rig.environment(),
            new TreeMap<>(Map.of("gatling", log.resolveSibling("index.html").toString())), rig.samples(),
            answers.timeline());
    }

    private Played planned() {
        var starts = (double) answers.arrivals(schedule.end() + 1000) / plan.users();
        var levels = schedule.levels().stream().map(stage -> judge(stage, starts)).toList();
        return new Played(schedule.levels(), levels, Run.nominal(plan, levels));
    }

    private List<Guard> generator() {
        return plan.searches()
            ? Guards.ofGenerator(plan, answers, played.nominal())
            : Guards.ofGenerator(plan, answers, schedule);
    }

    private JudgedLevel judge(Stage stage, double starts) {
        var level = answers.level(stage.load().usersPerSecond(), workload.requestsPerJourney(),
            stage.from() + plan.settleSeconds() * 1000L, stage.to(), starts);
        return new JudgedLevel(level, plan.rule().failures(level));
    }

    private List<Guard> guards(String death) {
        return Stream.of(
                generator(),
                Guards.ofArtifact(rig.build(), death),
                List.of(Guards.ofAnswers(plan, answers.everything()), Guards.ofAudit(rig.database().map(database ->
                    workload.audit(database, answers.outcomes(), answers.cutOff())))))
            .flatMap(List::stream)
            .toList();
    }

    private List<Phases.Phase> phases(long ended) {
        var phases = rig.phases();
        schedule.stages().forEach(stage -> phases.begin(stage.name(), stage.from()));
        phases.begin("drain", schedule.end());
        phases.begin("stop", ended);
        return phases.until(System.currentTimeMillis());
    }
}

package com.example.a2b.measure;

import com.example.a2b.measure.Schedule.Stage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Makes the run's record out of Gatling's log and of what the rig saw. */
final class Evaluation {

    private static final double DATABASE_BOUND_PERCENT = 95;

    private final Workload workload;
    private final Plan plan;
    private final Rig rig;
    private final Path log;
    private final Answers answers;
    private final Schedule schedule;

    Evaluation(Workload workload, Plan plan, Rig rig, Path log) {
        this.workload = workload;
        this.plan = plan;
        this.rig = rig;
        this.log = log;
        this.answers = new Answers(GatlingLog.read(log), workload.refusals());
        this.schedule = new Schedule(plan, answers.firstArrival());
    }

    /** The whole run; the service is stopped for it, after all that needs it alive was read. */
    Run run(String id) {
        var ended = System.currentTimeMillis();
        var death = rig.death();
        rig.stopService();
        var levels = schedule.levels().stream().map(this::judge).toList();
        var nominal = Run.nominal(plan, levels);
        var usage = Usage.of(rig.samples(), rig.idleRssBytes(), nominal.from(), nominal.to());
        return new Run(Run.FORMAT, id, rig.build(), plan, rig.boots(), phases(ended), levels,
            answers.totals(), usage, guards(death), labels(usage), rig.environment(),
            new TreeMap<>(Map.of("gatling", log.resolveSibling("index.html").toString())), rig.samples());
    }

    private JudgedLevel judge(Stage stage) {
        var level = answers.level(stage.load().usersPerSecond(), workload.requestsPerJourney(),
            stage.from() + plan.settleSeconds() * 1000L, stage.to());
        return new JudgedLevel(level, plan.rule().failures(level));
    }

    private List<Guard> guards(String death) {
        return Stream.of(
                Guards.ofGenerator(plan, answers, schedule),
                Guards.ofArtifact(rig.build(), death),
                Guards.ofAnswers(plan, answers.everything(), 
                    workload.audit(rig.database(), answers.outcomes(), answers.cutOff())))
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

    private List<String> labels(Usage usage) {
        var labels = new ArrayList<String>();
        var generator = usage.percent(usage.generatorCpuMillis());
        if (generator > plan.generatorCpuPercent()) {
            labels.add(String.format(Locale.ROOT, "limited by the generator, which used %.0f %% of the CPU",
                generator));
        }
        if (usage.percent(usage.databaseCpuMillis()) >= DATABASE_BOUND_PERCENT) {
            labels.add("database-bound");
        }
        if (usage.othersPercent() > plan.othersCpuPercent()) {
            labels.add(String.format(Locale.ROOT, "the machine was busy with other work, which used %.0f %% of its CPU",
                usage.othersPercent()));
        }
        return labels;
    }
}

package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Workload;
import dev.a2b.measure.load.LoadRecords;
import dev.a2b.measure.load.LoadResult;
import dev.a2b.measure.load.ResponseStatistics;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Findings;
import dev.a2b.measure.result.FirstMinute;
import dev.a2b.measure.result.Growth;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.Phase;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Resources;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Step;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Creates the record of a run from the records of the load and from the data of the test bed. */
final class Evaluation {

    private final Workload workload;
    private final Plan plan;
    private final TestBed testBed;
    private final LoadRecords records;
    private final ResponseStatistics answers;
    private final LoadResult played;

    /** @param adaptive result of a load that depended on its results; null if the plan has none */
    Evaluation(Workload workload, Plan plan, TestBed testBed, LoadRecords records, LoadResult adaptive) {
        this.workload = workload;
        this.plan = plan;
        this.testBed = testBed;
        this.records = records;
        var windows = adaptive == null ? List.<Window>of() : adaptive.windows();
        this.answers = ResponseStatistics.of(
                plan, records.logs(), windows, workload.expectedRejections(), workload.fallbacks());
        this.played = adaptive == null ? LoadResult.listed(plan, answers, records.lateness()) : adaptive;
    }

    /**
     * The complete run. Stops the service, after reading everything that needs a running service.
     *
     * @param varied what the plan varies; empty if nothing
     */
    Run run(String id, Optional<Variation> varied) {
        var ended = System.currentTimeMillis();
        var death = testBed.death();
        var presentLimits = testBed.presentLimits();
        testBed.stopService();
        testBed.calibrate();
        var context = testBed.context(varied, phases(ended));
        context.environment().putAll(records.environment());
        var evaluation = new StageEvaluation(plan, answers, testBed.samples());
        var load = load(evaluation);
        var deciding = load.deciding();
        var warnings = warnings(deciding.usage());
        load.stage(Plan.LOADED).flatMap(evaluation::coldness).ifPresent(warnings::add);
        var findings = new Findings(checks(load, death, presentLimits, varied), warnings);
        var figures = new StageFigures(plan, load, testBed.samples(), testBed.limits()).all();
        var build = testBed.build();
        var startups = testBed.startups();
        return new Run(
                Run.FORMAT,
                id,
                build,
                plan,
                context,
                startups,
                load,
                new Resources(testBed.memoryMeasure(), testBed.calibrations(), testBed.samples()),
                DecidingFigure.all(build, startups, figures, "the plan has no such stage", findings),
                findings);
    }

    private MeasuredLoad load(StageEvaluation evaluation) {
        return plan.load().stages() == null ? listed() : staged(evaluation.stages(played));
    }

    private MeasuredLoad listed() {
        var steps = played.steps().stream()
                .map(judged -> new Step(judged, usage(judged.level())))
                .toList();
        return new MeasuredLoad(null, steps, played.closed(), null, List.of(), answers.totals(), answers.timeline());
    }

    private MeasuredLoad staged(List<LoadStage> stages) {
        return new MeasuredLoad(
                firstMinute(), List.of(), List.of(), testBed.journey(), stages, answers.totals(), answers.timeline());
    }

    private FirstMinute firstMinute() {
        if (!plan.load().stages().hasFirstMinute()) {
            return null;
        }
        var seconds = Math.min(LoadResult.FIRST_SECONDS, plan.load().stages().firstSeconds());
        return new FirstMinute(answers.answered(
                plan.load().light() * seconds, plan.thresholds().rule().p95Millis()));
    }

    private List<Warning> warnings(ResourceUsage usage) {
        var warnings = new ArrayList<>(Warnings.of(plan, testBed.build(), played, usage, testBed.samples()));
        if (testBed.isUpdated()) {
            var all = answers.totals();
            warnings.add(new Warning(
                    Warning.Kind.ROLLING_UPDATE, Format.of("%d of %d requests failed", all.failed(), all.requests())));
        }
        return warnings;
    }

    /** The most processors that the service used at a level. */
    private double mostProcessors() {
        return played.judged().stream()
                .mapToDouble(judged -> usage(judged.level()).processors())
                .max()
                .orElse(0);
    }

    private ResourceUsage usage(Level level) {
        return ResourceUsage.of(testBed.samples(), level.window());
    }

    private List<ValidityCheck> checks(
            MeasuredLoad load, String death, Optional<Limits> presentLimits, Optional<Variation> varied) {

        var deciding = load.deciding().level();
        var audit = testBed.database()
                .filter(database -> records.isComplete())
                .map(database -> workload.audit(database, answers.outcomes(), answers.cutOff()));
        return Stream.of(
                        records.checks(),
                        ValidityChecks.ofGenerator(plan, answers, deciding),
                        load
                                .stage(Plan.LOADED)
                                .map(stage -> ValidityChecks.ofRequests(
                                        plan.thresholds().rule(), stage))
                                .stream()
                                .toList(),
                        List.of(
                                ValidityChecks.ofJourney(answers),
                                ValidityChecks.ofCache(testBed.log()),
                                ValidityChecks.ofClock(testBed.clock.jump()),
                                ValidityChecks.ofMachine(plan, testBed.calibrations())),
                        ValidityChecks.ofArtifact(testBed.build(), death),
                        List.of(ValidityChecks.ofLimits(
                                testBed.build(), varied, testBed.limits(), presentLimits, mostProcessors())),
                        ValidityChecks.ofGrowth(
                                plan, Growth.of(testBed.samples(), answers.timeline(), deciding.window())),
                        List.of(ValidityChecks.ofAnswers(plan, answers.everything()), ValidityChecks.ofAudit(audit)))
                .flatMap(List::stream)
                .toList();
    }

    private List<Phase> phases(long ended) {
        var phases = testBed.phases;
        played.stages().forEach(stage -> phases.begin(stage.name(), stage.from()));
        phases.begin("drain", played.end());
        phases.begin("stop", ended);
        return phases.until(System.currentTimeMillis());
    }
}

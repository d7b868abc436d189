package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Findings;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.Resources;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.service.ServiceException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Creates the record of a run that ended before its load, because the service did not start or responded wrongly. */
final class RunWithoutLoad {

    private RunWithoutLoad() {}

    /**
     * The complete run. Stops the service.
     *
     * @param varied what the plan varies; empty if nothing
     * @param fault why the service got no load
     */
    static Run of(String id, Plan plan, TestBed testBed, Optional<Variation> varied, ServiceException fault) {
        testBed.phases.begin("stop");
        testBed.stopService();
        var context = testBed.context(varied, testBed.phases.until(System.currentTimeMillis()));
        var check = new ValidityCheck(fault.hasStarted() ? Kind.BEFORE_LOAD : Kind.START, false, fault.finding());
        var checks = Stream.concat(ValidityChecks.ofVariation(varied, testBed.limits()).stream(), Stream.of(check))
                .toList();
        var findings = new Findings(checks, List.of());
        return new Run(
                Run.FORMAT,
                id,
                testBed.build(),
                plan,
                context,
                testBed.startups(),
                MeasuredLoad.NONE,
                new Resources(testBed.memoryMeasure(), List.of(), testBed.samples()),
                DecidingFigure.all(testBed.build(), testBed.startups(), Map.of(), fault.finding(), findings),
                findings);
    }
}

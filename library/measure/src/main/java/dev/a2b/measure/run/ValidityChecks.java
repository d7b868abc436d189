package dev.a2b.measure.run;

import dev.a2b.measure.Plan;
import dev.a2b.measure.load.ResponseStatistics;
import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Calibration;
import dev.a2b.measure.result.Causes;
import dev.a2b.measure.result.Growth;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.Totals;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.statistics.Format;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks whether the figures of a run's load count. */
final class ValidityChecks {

    static final String UNCHECKED = "not checked: the service was given by its address";

    /** Samples are not taken exactly at the periods of 100 ms for which the kernel gives CPU time. */
    private static final double TOLERATED_USE = 1.1;

    private static final long TOLERATED_JUMP_MILLIS = 500;

    private ValidityChecks() {}

    /** If the plan varies the limits, they must have been in force. Other plans need no such check. */
    static Optional<ValidityCheck> ofVariation(Optional<Variation> varied, Optional<Limits> inForce) {
        return varied.filter(Variation::isOfLimits)
                .map(variation -> new ValidityCheck(
                        Kind.LIMITS,
                        inForce.isPresent(),
                        inForce.map(limits -> "the service had " + limits.text())
                                .orElse(variation + " was not in force, because this user may not limit the service")));
    }

    /** The load generator must have started the users of the load that decides in time, without faults of its own. */
    static List<ValidityCheck> ofGenerator(Plan plan, ResponseStatistics answers, Level deciding) {
        var late = deciding.generatorFault(plan.thresholds().rule());
        var faults = answers.generatorFaults();
        return List.of(
                new ValidityCheck(
                        Kind.GENERATOR_STARTS,
                        late.isEmpty(),
                        late.map(fault -> "the load generator was late: " + fault)
                                .orElse("the load generator started the users in time")),
                new ValidityCheck(
                        Kind.GENERATOR_FAULTS,
                        faults.isEmpty(),
                        faults.isEmpty()
                                ? "the load generator had no faults of its own"
                                : "the load generator had faults of its own: " + String.join(", ", faults)));
    }

    /**
     * The load generator must have sent the planned requests of the loaded step. If requests failed, were refused or were
     * slow, users left or came late to their next request, which is not its fault.
     */
    static ValidityCheck ofRequests(LevelRule rule, LoadStage loaded) {
        var sent = Format.of("%.1f %% of the planned requests were sent", 100 * loaded.sentShare());
        var passed = loaded.sentAsPlanned() || !loaded.level().keeps(rule);
        return new ValidityCheck(Kind.GENERATOR_REQUESTS, passed, passed ? sent : "only " + sent);
    }

    /** The number of offered requests is that of one journey before the load, times the users: it must be complete. */
    static ValidityCheck ofJourney(ResponseStatistics answers) {
        var fault = answers.journeyFault();
        return new ValidityCheck(
                Kind.JOURNEY,
                fault.isEmpty(),
                fault.map(cause -> "the journey before the load was cut short: " + cause)
                        .orElseGet(() -> Format.of("a journey sends %d requests", answers.requestsPerJourney())));
    }

    /** A JVM that refuses its AOT cache is another build: it starts as if it had none. */
    static ValidityCheck ofCache(String log) {
        var refusal = AotCache.refusal(log);
        return new ValidityCheck(
                Kind.CACHE,
                refusal.isEmpty(),
                refusal.map(reason -> "the JVM did not use its AOT cache: " + reason)
                        .orElse("the JVM refused no AOT cache"));
    }

    /** The time of day must not have been set during the run, but for the small steps that keep it right. */
    static ValidityCheck ofClock(long jumpMillis) {
        var isSteady = Math.abs(jumpMillis) <= TOLERATED_JUMP_MILLIS;
        return new ValidityCheck(
                Kind.CLOCK,
                isSteady,
                isSteady
                        ? "the clock ran evenly"
                        : Format.of("the machine's clock was set by %.1f s during the run", jumpMillis / 1000.0));
    }

    /** The machine must have done the fixed work about as fast after the load as before it. */
    static ValidityCheck ofMachine(Plan plan, List<Calibration> calibrations) {
        var change = Calibration.change(calibrations);
        var most = plan.thresholds().machineChange();
        return new ValidityCheck(
                Kind.MACHINE,
                plan.thresholds().toleratesChange(change.ratio()),
                calibrations.isEmpty()
                        ? "not checked: no fixed work was timed before and after the load"
                        : Format.of(
                                "fixed work of the machine's %s took %.2f times as long after the load as before "
                                        + "(allowed: %.2f to %.2f)",
                                change.name(), change.ratio(), 1 / most, most));
    }

    /** The artifact must be the one that was built, and the same processes must have served from start to end. */
    static List<ValidityCheck> ofArtifact(Build build, String death) {
        if (build.isElsewhere()) {
            return List.of(unchecked(Kind.ARTIFACT), unchecked(Kind.PROCESS));
        }
        var unchanged = Builds.isUnchanged(build);
        return List.of(
                new ValidityCheck(
                        Kind.ARTIFACT,
                        unchanged,
                        unchanged
                                ? "the artifact is the one that was built"
                                : "the artifact " + build.artifact() + " was changed while it was measured"),
                new ValidityCheck(
                        Kind.PROCESS,
                        death.isEmpty(),
                        death.isEmpty()
                                ? "the same processes served from start to end"
                                : "the service ended or was restarted while it was measured, " + death));
    }

    /**
     * Limits that the plan varies must have been in force. The limits that the system reports must be the same after
     * the load as before it, and the service must not have used more processors meanwhile. (If it had needed more
     * memory, it would have been killed.)
     *
     * @param varied what the plan varies; empty if nothing
     * @param before the limits that were in force before the load; empty for no limits
     * @param after the one after the load
     * @param used the most processors that the service used at a level
     */
    static ValidityCheck ofLimits(
            Build build, Optional<Variation> varied, Optional<Limits> before, Optional<Limits> after, double used) {

        if (build.isElsewhere()) {
            return unchecked(Kind.LIMITS);
        }
        return ofVariation(varied, before)
                .filter(check -> !check.passed())
                .orElseGet(() -> ofKept(before, after, used));
    }

    private static ValidityCheck ofKept(Optional<Limits> before, Optional<Limits> after, double used) {
        if (!before.equals(after)) {
            return new ValidityCheck(
                    Kind.LIMITS,
                    false,
                    "the service had " + text(before) + " before the load and " + text(after) + " after it");
        }
        var exceeded = before.filter(limits -> used > TOLERATED_USE * limits.cpus());
        return new ValidityCheck(
                Kind.LIMITS,
                exceeded.isEmpty(),
                exceeded.map(limits -> Format.of(
                                "the service had %s, but at one level it used %.2f processors", limits.text(), used))
                        .orElse("the service had " + text(before)));
    }

    /** No more requests may have failed than the plan tolerates. */
    static ValidityCheck ofAnswers(Plan plan, Totals all) {
        var tolerable = plan.thresholds().tolerates(all.failed());
        return new ValidityCheck(
                Kind.RESPONSES,
                tolerable,
                tolerable
                        ? Format.of("%d of %d requests failed", all.failed(), all.requests())
                        : Format.of(
                                "%d of %d requests failed, most of all: %s",
                                all.failed(), all.requests(), Causes.text(all.causes())));
    }

    /** The database must agree with the responses. The list is missing if one of them is unknown. */
    static ValidityCheck ofAudit(Optional<List<String>> faults) {
        return faults.map(found -> new ValidityCheck(
                        Kind.AUDIT,
                        found.isEmpty(),
                        found.isEmpty() ? "the database holds what was acknowledged" : String.join("; ", found)))
                .orElseGet(() -> new ValidityCheck(
                        Kind.AUDIT, true, "not checked: the database or a part of the responses is unknown"));
    }

    /**
     * If the plan limits growth, no figure may grow faster. It is a leak only if its whole interval is above the limit.
     * The finding has all figures.
     */
    static List<ValidityCheck> ofGrowth(Plan plan, List<Growth> all) {
        if (!plan.thresholds().limitsGrowth()) {
            return List.of();
        }
        var limit = plan.thresholds().growthPercent();
        var leaks = text(all.stream().filter(growth -> growth.exceeds(limit)));
        var others = text(all.stream().filter(growth -> !growth.exceeds(limit)));
        var rest = others.isEmpty() ? "" : "; not known to be more: " + others;
        return List.of(new ValidityCheck(
                Kind.LEAK,
                leaks.isEmpty(),
                leaks.isEmpty()
                        ? Format.of("no figure is known to grow by more than %.1f %% an hour: %s", limit, others)
                        : Format.of("under a constant load, more than %.1f %% an hour: %s%s", limit, leaks, rest)));
    }

    private static String text(Stream<Growth> all) {
        return all.map(Growth::text).collect(Collectors.joining(", "));
    }

    private static String text(Optional<Limits> limits) {
        return limits.map(Limits::text).orElse("no limits");
    }

    private static ValidityCheck unchecked(Kind kind) {
        return new ValidityCheck(kind, true, UNCHECKED);
    }
}

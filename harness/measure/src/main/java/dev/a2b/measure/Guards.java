package dev.a2b.measure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Whether the figures of a run's load count. */
final class Guards {

    static final String ANSWERS = "answers";
    static final String UNCHECKED = "not checked: the service was given by its address";

    private static final String AUDIT = "audit";
    private static final int CAUSES_TOLD = 3;

    private Guards() {
    }

    /** The load generator must have done what was planned, without faults of its own. */
    static List<Guard> ofGenerator(Plan plan, Answers answers, Schedule schedule) {
        var arrived = answers.arrivals(schedule.end() + 1000);
        return ofGenerator(answers, (double) arrived / plan.users() >= plan.generatorStarts(),
            Say.text("the load generator started %d of %d planned users", arrived, plan.users()));
    }

    /** In a search, a level for which too few users start does not pass; the nominal one must have them. */
    static List<Guard> ofGenerator(Plan plan, Answers answers, Level nominal) {
        return ofGenerator(answers, !plan.rule().isGeneratorLate(nominal),
            Say.text("the load generator started %.1f %% of the nominal level's users", 100 * nominal.starts()));
    }

    private static List<Guard> ofGenerator(Answers answers, boolean started, String said) {
        var faults = answers.generatorFaults();
        return List.of(
            Guard.ofGenerator("load generator: starts", started, said),
            Guard.ofGenerator("load generator: faults", faults.isEmpty(), faults.isEmpty()
                ? "the load generator had no faults of its own"
                : "the load generator failed itself: " + String.join(", ", faults)));
    }

    /** What was measured must be what was built, from start to end. */
    static List<Guard> ofArtifact(Build build, String death) {
        if (build.isElsewhere()) {
            return List.of(unchecked("artifact"), unchecked("process"));
        }
        return List.of(
            Guard.ofService("artifact", build.isUnchanged(), build.isUnchanged()
                ? "the artifact is the one that was built"
                : "the artifact " + build.artifact() + " was changed while it was measured"),
            Guard.ofService("process", death.isEmpty(), death.isEmpty()
                ? "one process served from start to end"
                : "the service ended while it was measured, " + death));
    }

    /** The service must have answered rightly. */
    static Guard ofAnswers(Plan plan, Totals all) {
        var tolerable = plan.koTolerated() < 0 || all.ko() <= plan.koTolerated();
        return Guard.ofService(ANSWERS, tolerable, tolerable
            ? Say.text("%d of %d requests failed", all.ko(), all.requests())
            : Say.text("%d of %d requests failed, most of all: %s", all.ko(), all.requests(), causes(all.causes())));
    }

    /** The service must have kept what it acknowledged: empty when its database is not known. */
    static Guard ofAudit(Optional<List<String>> faults) {
        return faults.map(found -> Guard.ofService(AUDIT, found.isEmpty(), found.isEmpty()
                ? "the database holds what was acknowledged"
                : String.join("; ", found)))
            .orElseGet(() -> unchecked(AUDIT));
    }

    private static Guard unchecked(String name) {
        return Guard.ofService(name, true, UNCHECKED);
    }

    private static String causes(Map<String, Long> causes) {
        return causes.entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
            .limit(CAUSES_TOLD)
            .map(cause -> cause.getValue() + " times " + cause.getKey())
            .collect(Collectors.joining("; "));
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SoakTest {

    private static final String LEAK =
            "under a constant load, more than 1.0 % an hour: growth of threads: 62.1 (62.1 to 62.1) % an hour";
    private static final String NONE =
            "no figure is known to grow by more than 1.0 % an hour: growth of threads: 0.0 (0.0 to 0.0) % an hour";

    @Test
    void each_run_has_a_sentence_with_its_finding() {
        assertEquals(
                List.of(
                        "jar in 60 min at 280 requests/s: " + NONE + ".",
                        "jar in 60 min at 280 requests/s: " + LEAK + "."),
                experiment(List.of(run("jar-1", true, NONE), run("jar-2", false, LEAK)))
                        .orElseThrow()
                        .answers());
    }

    @Test
    void a_disturbed_run_has_none() {
        var disturbed = Runs.changed(
                run("jar-1", true, NONE),
                json -> json.withArray("/findings/checks").addPOJO(Runs.failed("the load generator was late")));

        assertEquals(List.of(), experiment(List.of(disturbed)).orElseThrow().answers());
    }

    @Test
    void a_plan_that_does_not_limit_the_growth_has_no_answer() {
        assertEquals(Optional.empty(), experiment(List.of(Runs.ranked("jar-1", "jar", "1"))));
    }

    private static Optional<Experiment> experiment(List<Run> runs) {
        return Soak.of(Comparison.of(runs).get(0));
    }

    /** An hour of load, about whose growth this was found. */
    private static Run run(String id, boolean passed, String finding) {
        return Runs.changed(Runs.ranked(id, "jar", "1"), json -> {
            json.withObject("/plan/thresholds").put("growthPercent", 1);
            json.withObject("/load/steps/0/judged/level/window").put("to", 3_600_000);
            json.withArray("/findings/checks").addPOJO(new ValidityCheck(ValidityCheck.Kind.LEAK, passed, finding));
        });
    }
}

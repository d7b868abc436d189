package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Calibration;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.Warning;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrustTest {

    @Test
    void the_control_is_no_better_and_no_worse_than_itself() {
        var passed =
                trust(series().add("jar", 1, 1, 1).add("jar again", 1, 1, 1).runs());
        var failed =
                trust(series().add("jar", 1, 1, 1).add("jar again", 1.5, 1, 1).runs());
        var none = trust(series().add("jar", 1, 1, 1).add("native", 1, 1, 1).runs());

        assertTrue(passed.statements().get(0).startsWith("The control passes: "), passed::toString);
        assertTrue(
                failed.statements().get(0).contains(" differs from itself in CPU per request, capacity. "),
                failed::toString);
        assertTrue(none.statements().get(0).startsWith("There is no control: add -Dcontrol=true"), none::toString);
    }

    @Test
    void the_smallest_difference_that_the_rounds_could_find_is_told() {
        var found = trust(series().add("jar", 1, 1, 1).add("native", 1, 1, 1).runs())
                .statements()
                .get(1);

        assertTrue(
                found.matches("Half of all series would find .*: startup \\d %, answered at first .* points, .*"),
                found);
    }

    @Test
    void runs_that_do_not_count_and_warnings_are_told() {
        var runs = new ArrayList<>(series().add("jar", 1, 1, 1).runs());
        runs.set(
                0,
                Runs.changed(
                        runs.get(0),
                        run -> run.withArray("/findings/checks")
                                .addPOJO(
                                        new ValidityCheck(ValidityCheck.Kind.GENERATOR_STARTS, false, "it was late"))));
        runs.set(
                1,
                Runs.changed(
                        runs.get(1),
                        run -> run.withArray("/findings/warnings").addPOJO(Warning.of(Warning.Kind.BUSY_MACHINE))));

        var trust = trust(runs);

        assertEquals(List.of("The load of 20270101-120000-1-jar does not count: it was late."), trust.notCounted());
        assertEquals(List.of("In 1 of 6 runs: other work kept the machine busy."), trust.statements());
        assertEquals(
                List.of("jar", "6", "5", "–", "112 %", "100 %", "3 %", "–"),
                trust.builds().rows().get(0));
    }

    @ParameterizedTest
    @CsvSource({
        "ARTIFACT, No figure of %s counts: it was late.",
        "LIMITS, The startup and the load of %s do not count: it was late.",
        "RESPONSES, The load of %s does not count: it was late."
    })
    void the_figures_that_a_run_lacks_are_named(ValidityCheck.Kind kind, String sentence) {
        var run = Runs.changed(
                Runs.run("jar"),
                json -> json.withArray("/findings/checks").addPOJO(new ValidityCheck(kind, false, "it was late")));

        assertEquals(List.of(sentence.formatted(run.id())), Trust.notCounted(run));
    }

    @Test
    void a_machine_that_became_faster_has_changed_as_much_as_one_that_became_slower() {
        var speeds = List.of(1.1, 0.7, 1.0).iterator();
        var runs = new GeneratedSeries("20270101-120000", 3)
                .add("jar", 1, 1, 1).runs().stream()
                        .map(run -> Runs.changed(
                                run,
                                json -> json.withObject("/resources")
                                        .withArray("calibrations")
                                        .addPOJO(new Calibration(10, 10))
                                        .addPOJO(new Calibration(10, 10 * speeds.next()))))
                        .toList();

        var jar = trust(runs).builds().rows().get(0);

        assertEquals("0.70", jar.get(jar.size() - 1));
    }

    @Test
    void the_use_of_the_limit_is_that_of_the_capacity_stage_and_of_the_loaded_stage() throws IOException {
        var comparison = Comparison.of(List.of(Runs.recorded())).get(0);

        assertEquals(
                List.of("jar", "1", "1", "99 %", "64 %", "100 %", "0 %", "–"),
                Trust.of(comparison).builds().rows().get(0));
        assertEquals(
                List.of("jar", "0.32", "–", "–", "0.17", "0.22", "0", "2167"),
                CpuTable.of(comparison).rows().get(0));
    }

    private static GeneratedSeries series() {
        return new GeneratedSeries("20270101-120000", 6);
    }

    private static Trust trust(List<Run> runs) {
        return Trust.of(Comparison.of(runs).get(0));
    }
}

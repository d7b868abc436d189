package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.result.Run;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LevelsTest {

    @Test
    void the_answer_says_how_much_is_served_at_the_highest_load() {
        var experiment = Levels.of(comparison(overload())).orElseThrow();

        assertEquals(
                List.of("jar: at 2.0 times the highest load that passes, it serves 80 % of the most in any level."),
                experiment.answers());
        assertEquals(
                List.of("1120", "896", "896.0", "20", "0.00", "80", "no"),
                experiment.tables().get(0).rows().get(1).subList(0, 7));
    }

    @Test
    void a_plan_with_one_level_has_no_answer() {
        assertEquals(Optional.empty(), Levels.of(comparison(Runs.ranked("jar-1", "jar", "1", 500))));
    }

    private static Run overload() {
        return Runs.changed(Runs.ranked("jar-1", "jar", "1", 500), json -> {
            json.withObject("/plan/load").putPOJO("levels", List.of(new LoadStep(40, 20), new LoadStep(80, 20)));
            json.withObject("/load").putPOJO("levels", List.of(CapacityTest.level(40, 2), CapacityTest.level(80, 0.8)));
        });
    }

    private static Comparison comparison(Run run) {
        return Comparison.of(List.of(run), "jar").get(0);
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.ResourceUsage.Throttling;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Sample.Held;
import dev.a2b.measure.result.Sample.Jvm;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SoakTest {

    @Test
    void a_figure_that_grows_is_named_with_its_interval() {
        assertEquals(
                List.of("jar in 60 min at 280 requests/s: growth of open files and sockets: 62.1 (62.1 to 62.1) "
                        + "% an hour; unknown: connections to the database, p99 of each second (ms)."),
                experiment(run(second -> 1000 + second / 4)).answers());
    }

    @Test
    void figures_that_stay_are_no_leak() {
        assertEquals(
                List.of("jar in 60 min at 280 requests/s: nothing is known to grow by more than 1.0 % an "
                        + "hour; unknown: connections to the database, p99 of each second (ms)."),
                experiment(run(second -> 60)).answers());
    }

    @Test
    void each_figure_has_a_row() {
        var table = experiment(run(second -> 60)).tables().get(0);

        assertEquals(
                List.of(
                        "memory (MB)",
                        "open files and sockets",
                        "connections to the database",
                        "threads",
                        "p99 of each second (ms)"),
                table.rows().stream().map(row -> row.get(0)).toList());
        assertEquals(
                List.of("open files and sockets", "60.00", "0.000", "0.000 to 0.000", "0.0 (0.0 to 0.0)", "no"),
                table.rows().get(1));
        assertEquals("unknown", table.rows().get(2).get(5));
        assertEquals(table.heads().size(), table.rows().get(1).size());
    }

    @Test
    void a_plan_that_does_not_limit_the_growth_has_no_answer() {
        var comparison =
                Comparison.of(List.of(Runs.ranked("jar-1", "jar", "1")), "jar").get(0);

        assertEquals(Optional.empty(), Soak.of(comparison));
    }

    private static Experiment experiment(Run run) {
        return Soak.of(Comparison.of(List.of(run), "jar").get(0)).orElseThrow();
    }

    /** An hour with so many open files in each second. */
    private static Run run(IntUnaryOperator files) {
        return Runs.changed(Runs.ranked("jar-1", "jar", "1"), json -> {
            json.withObject("/plan/thresholds").put("growthPercent", 1);
            json.withObject("/load/steps/0/judged/level/window").put("to", 3_600_000);
            json.withObject("/resources")
                    .putPOJO(
                            "samples",
                            IntStream.range(0, 3600)
                                    .mapToObj(second -> new Sample(
                                            second * 1000L,
                                            200_000_000,
                                            new Held(33, files.applyAsInt(second), -1),
                                            0,
                                            Jvm.UNKNOWN,
                                            0,
                                            0,
                                            0,
                                            Throttling.UNKNOWN))
                                    .toList());
        });
    }
}

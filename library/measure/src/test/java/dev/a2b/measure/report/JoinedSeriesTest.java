package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.Run;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Series on different machines, of which each has the baseline. */
class JoinedSeriesTest {

    private static final Limits HALF = new Limits(0.5, 512_000_000);

    private static final List<Run> FIRST = on(
            "Xeon",
            new GeneratedSeries("one", 3)
                    .with(HALF)
                    .add("jar", 1, 1)
                    .add("native", 1.5, 20)
                    .runs());
    private static final List<Run> BOTH = both(
            FIRST,
            on(
                    "EPYC",
                    new GeneratedSeries("two", 3)
                            .with(HALF)
                            .add("jar", 3, 1)
                            .add("docker", 3, 0.8)
                            .runs()));

    @Test
    void builds_of_series_on_different_machines_stand_in_one_table() {
        var joined = joined(BOTH);

        assertEquals("Plan standard, limits: 0.5 processors, 512 MB, compared with jar", joined.conditions());
        assertEquals(
                List.of("docker", "native"),
                joined.rows().stream().map(row -> row.get(0)).toList());
        assertTrue(cell(joined, 0, Metric.STARTUP).matches("×1\\.2\\d.*"), joined.rows()::toString);
        assertTrue(cell(joined, 1, Metric.STARTUP).matches("×0\\.0[45]\\d .*"), joined.rows()::toString);
        assertEquals("about the same (within 15 %)", cell(joined, 0, Metric.CPU_PER_REQUEST));
        assertTrue(cell(joined, 1, Metric.CPU_PER_REQUEST).matches("×1\\.[45]\\d .*"), joined.rows()::toString);
        assertEquals("3", joined.rows().get(0).get(joined.heads().size() - 1));
    }

    @Test
    void it_says_which_build_was_measured_where() {
        assertEquals(
                List.of("Measured on EPYC: docker.", "Measured on Xeon: native.", "Measured on Xeon, EPYC: jar."),
                joined(BOTH).remarks());
    }

    @Test
    void it_says_which_build_has_another_java() {
        var runs = BOTH.stream()
                .map(run -> run.build().name().equals("docker")
                        ? Runs.changed(run, json -> json.withObject("/context").put("java", "Java 17"))
                        : run)
                .toList();

        assertTrue(
                joined(runs).remarks().contains("On Java 17: docker."),
                joined(runs).remarks()::toString);
    }

    @Test
    void one_series_is_not_joined() {
        assertEquals(List.of(), JoinedSeries.of(FIRST, "jar"));
    }

    @Test
    void series_under_other_limits_are_not_joined() {
        var other = new GeneratedSeries("three", 3)
                .with(new Limits(1, 512_000_000))
                .add("jar", 1, 1)
                .runs();

        assertEquals(List.of(), JoinedSeries.of(both(FIRST, other), "jar"));
    }

    @Test
    void a_round_without_the_baseline_has_no_part_in_it() {
        var runs = BOTH.stream().filter(run -> !run.id().equals("two-2-jar")).toList();

        var joined = joined(runs);

        assertEquals("2", joined.rows().get(0).get(joined.heads().size() - 1));
    }

    private static List<Run> on(String processor, List<Run> runs) {
        return runs.stream()
                .map(run -> Runs.changed(
                        run, json -> json.withObject("/context/machine").put("cpu", processor)))
                .toList();
    }

    private static List<Run> both(List<Run> one, List<Run> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    private static String cell(JoinedSeries joined, int row, Metric metric) {
        return joined.rows().get(row).get(joined.heads().indexOf(metric.title()));
    }

    private static JoinedSeries joined(List<Run> runs) {
        return JoinedSeries.of(runs, "jar").get(0);
    }
}

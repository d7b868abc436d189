package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariationTableTest {

    private static final String UNSTARTED = "the service ended before it responded, exit code 137";

    @Test
    void each_build_has_a_row_for_each_value_and_the_values_rise() {
        var table = table(
                run("jar", "512", 500), unstarted("jar", "32"), run("jar", "128", 450), run("native", "128", 300));

        assertEquals(
                List.of(
                        "build",
                        "limit (MB)",
                        "starts",
                        "serves",
                        "saturation (requests/s)",
                        "of that with the largest value (%)",
                        "p95 (ms) at 280 requests/s",
                        "memory (MB) at 280 requests/s",
                        "garbage collection (% of CPU)"),
                table.heads());
        assertEquals(
                List.of(
                        List.of("jar", "32", "no", "no", "–", "–", "–", "–", "–"),
                        List.of("jar", "128", "yes", "yes", "450", "90", "20", "250", "5.0"),
                        List.of("jar", "512", "yes", "yes", "500", "100", "20", "250", "5.0"),
                        List.of("native", "128", "yes", "yes", "300", "100", "20", "250", "5.0")),
                table.rows());
    }

    @Test
    void what_a_build_needs_lies_between_the_last_value_that_fails_and_the_first_one_that_serves() {
        var table = table(
                unstarted("jar", "32"),
                dead("jar", "64"),
                run("jar", "96", 490),
                run("jar", "128", 400),
                run("jar", "256", 480),
                run("jar", "512", 500));

        assertEquals(
                List.of("jar: it serves with 96 MB and not with 64 MB, so what it needs lies between; from 256 MB "
                        + "on it keeps at least 95 % of its saturation with 512 MB (n=1). It does not start with 32 MB. It starts "
                        + "with 64 MB, but does not serve until the end."),
                table.conclusions());
    }

    @Test
    void a_build_that_serves_with_the_largest_value_only_may_need_less_than_it() {
        var table = table(unstarted("jar", "128"), dead("jar", "256"), run("jar", "512", 500));

        assertEquals(
                List.of("jar: it serves with 512 MB and not with 256 MB, so what it needs lies between (n=1). It "
                        + "does not start with 128 MB. It starts with 256 MB, but does not serve until the end."),
                table.conclusions());
    }

    @Test
    void a_build_that_serves_with_each_value_may_need_less_than_the_smallest() {
        var table = table(run("jar", "256", 480), run("jar", "512", 500));

        assertEquals(
                List.of("jar: it serves with 256 MB, the smallest value that was tried, so it may need less; from "
                        + "256 MB on it keeps at least 95 % of its saturation with 512 MB (n=1)."),
                table.conclusions());
    }

    @Test
    void a_largest_value_that_alone_keeps_its_own_saturation_is_no_finding() {
        var table =
                table(unstarted("jar", "64"), run("jar", "128", 400), run("jar", "256", 470), run("jar", "512", 500));

        assertEquals(
                List.of("jar: it serves with 128 MB and not with 64 MB, so what it needs lies between; no smaller "
                        + "value that was tried keeps at least 95 % of its saturation with 512 MB (n=1). It does not start with 64 "
                        + "MB."),
                table.conclusions());
    }

    @Test
    void a_saturation_that_is_not_known_may_be_enough() {
        var late = Runs.changed(
                run("jar", "256", 490),
                json -> json.withArray("/findings/checks").addPOJO(Runs.failed("late")));

        var table = table(unstarted("jar", "128"), late, run("jar", "512", 500));

        assertEquals(
                List.of("jar: it serves with 256 MB and not with 128 MB, so what it needs lies between; no "
                        + "smaller value that was tried is known to keep at least 95 % of its saturation with 512 MB (n=1). It "
                        + "does not start with 128 MB."),
                table.conclusions());
    }

    @Test
    void values_that_contradict_each_other_are_told() {
        var table = table(run("jar", "64", 490), dead("jar", "128"), run("jar", "256", 400), run("jar", "512", 500));

        assertEquals(
                List.of("jar: it serves with 256 MB and not with 128 MB, but also with 64 MB, so chance decides: "
                        + "repeat the runs; it keeps at least 95 % of its saturation with 512 MB also with 64 MB, but not with "
                        + "each value between (n=1). It starts with 128 MB, but does not serve until the end."),
                table.conclusions());
    }

    @Test
    void a_saturation_that_something_else_bounds_shows_no_smallest_value() {
        var open = Runs.changed(
                run("jar", "512", 500), json -> json.withArray("/load/levels").remove(1));

        var table = table(run("jar", "128", 500), open);

        assertEquals(
                List.of("jar: it serves with 128 MB, the smallest value that was tried, so it may need less; only "
                        + "a lower bound of its saturation with 512 MB is known (n=1)."),
                table.conclusions());
        assertEquals("–", table.rows().get(0).get(5));
    }

    @Test
    void a_build_that_does_not_serve_each_time_with_the_largest_value_may_need_more() {
        var table = table(run("jar", "128", 490), run("jar", "512", 500), dead("jar", "512"));

        assertEquals(
                List.of("jar: it does not serve each time with 512 MB, so it may need more. It starts with 512 "
                        + "MB, but does not serve until the end."),
                table.conclusions());
    }

    @Test
    void a_build_that_never_serves_needs_more() {
        var table = table(unstarted("jar", "128"), dead("jar", "512"));

        assertEquals(
                List.of("jar: it does not serve with 512 MB, so it may need more. It does not start with 128 MB. "
                        + "It starts with 512 MB, but does not serve until the end."),
                table.conclusions());
    }

    @Test
    void repeats_are_summarized_by_their_median_and_told_apart_if_some_fail() {
        var table = table(run("jar", "64", 400), unstarted("jar", "64"), run("jar", "64", 420), run("jar", "512", 500));

        assertEquals(
                List.of("jar", "64", "2 of 3", "2 of 3", "410 (400 to 420)", "82"),
                table.rows().get(0).subList(0, 6));
        assertEquals(
                "jar: it serves with 512 MB and not each time with 64 MB, so what it needs lies between. It does "
                        + "not start each time with 64 MB.",
                table.conclusions().get(0));
        assertEquals(List.of("jar-64 does not count: " + UNSTARTED + "."), table.remarks());
    }

    @Test
    void a_run_without_the_limits_is_told_and_not_counted() {
        var free = Runs.changed(
                run("jar", "64", 500),
                json -> json.withArray("/findings/checks")
                        .addPOJO(new ValidityCheck(
                                ValidityCheck.Kind.LIMITS, false, "limit.memory=64 was not in force")));

        var table = table(free, run("jar", "512", 500));

        assertEquals(1, table.rows().size());
        assertEquals(List.of("jar-64 does not count: limit.memory=64 was not in force."), table.remarks());
    }

    @Test
    void garbage_collection_of_a_native_executable_is_unknown() {
        var run = Runs.changed(
                run("native", "64", 500), json -> json.withObject("/resources").put("collectorCpuMillis", -1));

        assertEquals("unknown", table(run).rows().get(0).get(8));
    }

    @Test
    void the_chart_has_a_line_for_each_build_and_no_point_where_it_does_not_serve() {
        var chart = table(unstarted("jar", "64"), run("jar", "512", 500), run("native", "64", 300))
                .charts()
                .get(0);

        assertEquals(List.of("64", "512"), chart.labels());
        assertEquals(
                List.of("jar", "native"),
                chart.series().stream().map(Chart.Series::name).toList());
        assertEquals(Arrays.asList(null, 500.0), chart.series().get(0).y());
        assertNull(chart.series().get(1).y().get(1));
    }

    @Test
    void artifacts_of_one_name_are_told_apart_and_plans_with_other_numbers_are_not_mixed() {
        var other = Runs.changed(
                run("jar", "512", 500), json -> json.withObject("/build").put("sha256", "cafe1234"));
        var longer = Runs.changed(
                run("jar", "512", 500), json -> json.withObject("/plan").put("pause", 7));

        var tables = VariationTable.of(List.of(run("jar", "512", 500), other, longer));

        assertEquals(2, tables.size());
        assertEquals(
                List.of("jar jar", "jar cafe123"),
                tables.get(0).rows().stream().map(row -> row.get(0)).toList());
    }

    @Test
    void runs_with_another_flag_another_java_or_another_database_are_other_builds() {
        var flag = Runs.changed(
                run("jar", "512", 400), json -> json.withArray("/build/command").insert(1, "-XX:+UseZGC"));
        var java = Runs.changed(
                run("jar", "512", 300), json -> json.withObject("/context").put("java", "any 26"));
        var database = Runs.changed(
                run("jar", "512", 200),
                json -> json.withObject("/context/database").put("kind", "container"));

        var table = table(unstarted("jar", "64"), run("jar", "512", 500), flag, java, database);

        assertEquals(
                List.of(
                        List.of("jar jar", "64", "–"),
                        List.of("jar jar", "512", "500"),
                        List.of("jar jar (2)", "512", "400"),
                        List.of("jar jar (3)", "512", "300"),
                        List.of("jar jar (4)", "512", "200")),
                table.rows().stream()
                        .map(row -> List.of(row.get(0), row.get(1), row.get(4)))
                        .toList());
    }

    @Test
    void a_varied_load_shows_cpu_and_memory_with_the_startup_told_apart() {
        var table = table(at("10"), at("20"));

        assertEquals("CPU and memory at each load", table.title());
        assertEquals(
                List.of(
                        "build",
                        "users/s",
                        "offered (requests/s)",
                        "passes",
                        "CPU until the first response (s)",
                        "CPU in the window of 10 s (s)",
                        "CPU per request (ms)",
                        "memory (MB)",
                        "p95 (ms)",
                        "failed (%)"),
                table.heads());
        assertEquals(
                List.of("jar", "10", "280", "yes", "1.9", "5.6", "2.00", "250", "20", "0.00"),
                table.rows().get(0));
        assertEquals(2, table.rows().size());
        assertEquals(List.of(), table.conclusions());
    }

    @Test
    void a_late_load_generator_does_not_say_whether_the_level_passes() {
        var late = Runs.changed(
                at("10"), json -> json.withArray("/findings/checks").addPOJO(Runs.failed("late")));

        assertEquals(
                List.of("does not count", "yes"),
                table(late, at("20")).rows().stream().map(row -> row.get(3)).toList());
        assertEquals("yes", table(late, at("10")).rows().get(0).get(3));
    }

    private static Run at(String rate) {
        return Runs.changed(Runs.varied(Runs.run("jar-" + rate), "plan.levels", rate), json -> {
            json.withObject("/plan/load").put("light", Double.parseDouble(rate));
            json.withObject("/plan/load/levels/0").put("usersPerSecond", Double.parseDouble(rate));
        });
    }

    private static VariationTable table(Run... runs) {
        var tables = VariationTable.of(List.of(runs));
        assertEquals(1, tables.size());
        return tables.get(0);
    }

    private static Run run(String build, String megabytes, double saturation) {
        return Runs.changed(
                Runs.varied(Runs.ranked(build + "-" + megabytes, build, build, saturation), "limit.memory", megabytes),
                json -> {
                    json.withObject("/context")
                            .putPOJO("limits", new Limits(0.5, Long.parseLong(megabytes) * 1_000_000));
                    var samples = json.withObject("/resources").putArray("samples");
                    samples.addPOJO(Runs.sample(0, 1, 1, 1_000, 0, 0, 0, 0, 0));
                    samples.addPOJO(Runs.sample(1000, 1, 1, 5_000, 0, 0, 0, 0, 0));
                });
    }

    private static Run unstarted(String build, String megabytes) {
        return Runs.unstarted(run(build, megabytes, 1), UNSTARTED);
    }

    /** It ended under load. */
    private static Run dead(String build, String megabytes) {
        return Runs.changed(
                run(build, megabytes, 1),
                json -> json.withArray("/findings/checks")
                        .addPOJO(new ValidityCheck(ValidityCheck.Kind.PROCESS, false, "the service ended")));
    }
}

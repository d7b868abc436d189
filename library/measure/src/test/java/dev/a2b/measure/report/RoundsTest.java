package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.report.MetricSummary.Standing;
import dev.a2b.measure.result.Run;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Builds that were measured in rounds. */
class RoundsTest {

    private static final Limits HALF = new Limits(0.5, 512_000_000);
    private static final Limits TWO = new Limits(2, 512_000_000);

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 8})
    void two_equal_builds_under_two_names_show_no_difference(int rounds) {
        var comparison = compared(new GeneratedSeries("equal", rounds)
                .add("jar", 1, 1)
                .add("jar-again", 1, 1)
                .runs());

        var again = comparison.builds().get(1);
        var standings = comparison.builds().stream()
                .flatMap(build -> build.cells().stream())
                .map(MetricSummary::standing)
                .collect(Collectors.toSet());
        assertEquals("jar-again", again.name());
        assertEquals(
                Set.of(),
                again.cells().stream()
                        .filter(cell -> cell.difference() != null)
                        .filter(cell -> cell.difference().isClaimed())
                        .map(MetricSummary::metric)
                        .collect(Collectors.toSet()));
        assertFalse(standings.contains(Standing.DIFFERENT), standings.toString());
        assertFalse(standings.contains(Standing.UNKNOWN), standings.toString());
        Verdict.of(comparison)
                .recommendations()
                .forEach(found -> assertTrue(
                        found.text().matches(".*(not known to be better than|about the same for all).*"),
                        found.text()));
    }

    @Test
    void a_difference_that_the_changing_machine_hides_is_found_within_the_rounds() {
        var comparison = compared(new GeneratedSeries("drift", 4)
                .add("jar", 1, 1)
                .add("native", 1.2, 1)
                .runs());

        var jar = comparison.builds().get(0).cell(Metric.CPU_PER_REQUEST);
        var cell = comparison.builds().get(1).cell(Metric.CPU_PER_REQUEST);
        assertTrue(cell.range().overlaps(jar.range()), jar.range() + " " + cell.range());
        assertEquals(Standing.DIFFERENT, cell.standing());
        assertEquals(1.2, cell.difference().range().median(), 0.05);
    }

    @Test
    void sizes_are_compared_directly_even_of_single_runs() {
        var comparison = compared(List.of(
                Runs.ranked("a", "jar", "1", 500),
                Runs.changed(
                        Runs.ranked("b", "native", "2", 400),
                        run -> run.withObject("/build/size").put("bytes", 9_000_000))));

        var size = comparison.builds().get(1).cell(Metric.ARTIFACT_SIZE);

        assertEquals(Standing.BEST, size.standing());
        assertEquals("×0.48", size.difference().text());
        assertTrue(size.difference().isClaimed());
    }

    @Test
    void the_baseline_is_the_named_build_or_the_first_one() {
        var runs = new GeneratedSeries("baseline", 3)
                .add("docker", 1, 1)
                .add("jib", 1, 1)
                .runs();

        assertEquals("jib", Comparison.of(runs, "jib").get(0).baseline().name());
        assertEquals("docker", Comparison.of(runs, "jar").get(0).baseline().name());
    }

    @Test
    void the_baseline_has_no_difference_to_itself_and_each_other_build_has_one() {
        var comparison = compared(new GeneratedSeries("baseline", 3)
                .add("jar", 1, 1)
                .add("native", 1.5, 20)
                .runs());

        assertNull(comparison.builds().get(0).cell(Metric.STARTUP).difference());
        assertNotNull(comparison.builds().get(1).cell(Metric.STARTUP).difference());
    }

    @Test
    void builds_of_two_series_are_compared_by_the_baseline_that_both_have() {
        var comparison = compared(Stream.of(
                        new GeneratedSeries("one", 3).add("jar", 1, 1).add("jib", 1.02, 1),
                        new GeneratedSeries("two", 3).add("jar", 2, 1).add("native", 2.8, 20))
                .flatMap(series -> series.runs().stream())
                .toList());

        var cells = comparison.builds().stream()
                .collect(Collectors.toMap(ComparedBuild::name, build -> build.cell(Metric.CPU_PER_REQUEST)));
        assertEquals(
                Set.of(Standing.BEST, Standing.TIE),
                Set.of(cells.get("jar").standing(), cells.get("jib").standing()));
        assertEquals(Standing.DIFFERENT, cells.get("native").standing());
        assertEquals(1.4, cells.get("native").difference().range().median(), 0.1);
    }

    @Test
    void a_saturation_that_the_service_does_not_bound_has_no_difference() {
        var runs = new GeneratedSeries("bound", 3)
                .add("jar", 1, 1).add("native", 1.5, 20).runs().stream()
                        .map(RoundsTest::unbounded)
                        .toList();

        assertNull(compared(runs).builds().get(1).cell(Metric.SATURATION).difference());
    }

    @Test
    void builds_under_different_limits_are_not_ranked_together() {
        var comparisons = Comparison.of(underTwoLimits(), "jar");

        assertEquals(2, comparisons.size());
        assertEquals(
                List.of(2, 2),
                comparisons.stream()
                        .map(comparison -> comparison.builds().size())
                        .toList());
    }

    @Test
    void where_the_recommendation_changes_with_the_limits_a_sentence_says_so() {
        var limits = LimitsComparison.of(Comparison.of(underTwoLimits(), "jar"));

        assertEquals(1, limits.size());
        assertEquals(
                List.of("use case", "0.5 processors, 512 MB", "2 processors, 512 MB"),
                limits.get(0).heads());
        assertEquals(
                "The recommendation changes with the limits. Long-running: native with 0.5 processors, 512 MB; "
                        + "jar with 2 processors, 512 MB.",
                limits.get(0).changes().orElseThrow());
    }

    @Test
    void where_another_metric_decides_under_each_of_the_limits_no_change_is_told() {
        var runs = underTwoLimits().stream()
                .map(run -> run.context().limits().equals(TWO) ? unbounded(run) : run)
                .toList();

        var changes = LimitsComparison.of(Comparison.of(runs, "jar")).get(0).changes();

        assertTrue(changes.isEmpty(), changes.toString());
    }

    @Test
    void a_ratio_that_the_rounds_do_not_show_is_not_told() {
        var comparison = compared(new GeneratedSeries("same", 3)
                .add("jar", 1, 1)
                .add("native", 1, 20)
                .runs());

        var scaleToZero = Recommendation.of(UseCase.SCALE_TO_ZERO, comparison)
                .orElseThrow()
                .text();

        assertTrue(scaleToZero.contains(", CPU per request compared with jar: "), scaleToZero);
    }

    @Test
    void a_build_that_was_not_measured_under_all_limits_shows_no_change_of_the_recommendation() {
        var runs = Stream.of(
                        new GeneratedSeries("half", 3)
                                .with(HALF)
                                .add("jar", 1, 1)
                                .add("jib", 1, 1.5),
                        new GeneratedSeries("two", 3).with(TWO).add("jar", 1, 1).add("native", 1, 20))
                .flatMap(series -> series.runs().stream())
                .toList();

        var limits = LimitsComparison.of(Comparison.of(runs, "jar"));

        assertTrue(limits.get(0).changes().isEmpty(), limits.get(0).changes().toString());
        assertEquals(
                "Not measured under each of these limits, and so missing in a column: jib, native.",
                limits.get(0).missing().orElseThrow());
    }

    @Test
    void the_time_of_one_build_that_was_measured_in_several_rounds_is_one_ratio() {
        var runs = new GeneratedSeries("built", 3)
                .add("jar", 1, 1).add("native", 1, 1).runs().stream()
                        .map(run -> Runs.changed(
                                run,
                                json -> json.withObject("/build/creation")
                                        .put("millis", run.build().name().equals("jar") ? 10_000 : 300_000)))
                        .toList();

        var time = compared(runs).builds().get(1).cell(Metric.BUILD_TIME).difference();

        assertEquals("×30, one round", time.finding());
    }

    @Test
    void the_comparison_with_the_most_groups_of_builds_comes_first() {
        var runs = Stream.of(
                        new GeneratedSeries("older", 3)
                                .with(HALF)
                                .add("jar", 1, 1)
                                .add("native", 1, 20),
                        new GeneratedSeries("wider", 3)
                                .with(TWO)
                                .add("jar", 1, 1)
                                .add("jar-cache", 1, 2)
                                .add("jar-aot", 1, 1))
                .flatMap(series -> series.runs().stream())
                .toList();

        assertEquals(HALF, Comparison.of(runs, "jar").get(0).conditions().limits());
    }

    @Test
    void a_tie_is_no_change_of_the_recommendation() {
        var runs = Stream.of(
                        new GeneratedSeries("tie-1", 3)
                                .with(HALF)
                                .add("jar", 1, 1)
                                .add("native", 1, 20),
                        new GeneratedSeries("tie-2", 3)
                                .with(TWO)
                                .add("jar", 1, 1)
                                .add("native", 1.5, 20))
                .flatMap(series -> series.runs().stream())
                .toList();

        var limits = LimitsComparison.of(Comparison.of(runs, "jar"));

        assertTrue(limits.get(0).changes().isEmpty(), limits.get(0).changes().toString());
        assertTrue(limits.get(0).missing().isEmpty());
    }

    @Test
    void runs_without_limits_come_last_and_are_not_side_by_side_with_the_others() {
        var limited = new GeneratedSeries("a", 3)
                .with(HALF)
                .add("jar", 1, 1)
                .add("native", 1.5, 20)
                .runs();
        var free = new GeneratedSeries("b", 3)
                .add("jar", 1, 1)
                .add("native", 1.5, 20)
                .runs();

        var comparisons =
                Comparison.of(Stream.concat(free.stream(), limited.stream()).toList(), "jar");

        assertEquals(
                List.of("limits: 0.5 processors, 512 MB", "no limits"),
                comparisons.stream()
                        .map(comparison -> comparison.conditions().limitsText())
                        .toList());
        assertEquals(List.of(), LimitsComparison.of(comparisons));
        assertTrue(Remarks.on(comparisons.get(1)).get(0).startsWith("No limits: "));
    }

    @Test
    void each_need_has_a_line_with_the_figures_that_decide_and_how_sure_they_are() {
        var comparison = compared(new GeneratedSeries("needs", 3)
                .with(HALF)
                .add("jar", 1, 1)
                .add("native", 1.8, 20)
                .runs());

        var found = Verdict.of(comparison).recommendations();

        assertEquals(
                EnumSet.allOf(UseCase.class).stream().toList(),
                found.stream().map(Recommendation::useCase).toList());
        assertTrue(
                found.get(0)
                        .text()
                        .matches(
                                "Long-running: jar\\. [12]\u202f\\d{3} requests/s, p95 \\d+ ms at "
                                        + "280 requests/s \\(ahead of native, [\\d\u202f]+ requests/s, in each of 3 rounds\\)\\."),
                found.get(0).text());
        assertTrue(
                found.get(1)
                        .text()
                        .matches("Scale to zero: native\\. \\d+ ms to the first response, p95 \\d+ ms "
                                + "in the first 10 s, 1\\.\\d\\d times the CPU per request of jar \\(ahead of jar, [\\d\u202f]+ ms, in each "
                                + "of 3 rounds\\)\\."),
                found.get(1).text());
        assertEquals("Smallest: about the same for all builds.", found.get(2).text());
        assertTrue(
                found.get(3).text().contains("(not known to be better than "),
                found.get(3).text());
    }

    @Test
    void a_jar_that_is_the_smallest_build_is_told_to_lack_its_runtime() {
        var runs = new GeneratedSeries("size", 3)
                .add("jar", 1, 1).add("native", 1.5, 20).runs().stream()
                        .map(run -> run.build().name().equals("jar")
                                ? run
                                : Runs.changed(
                                        run,
                                        json -> json.withObject("/build/size").put("bytes", 90_000_000)))
                        .toList();

        var smallest = Recommendation.of(UseCase.SMALLEST, compared(runs)).orElseThrow();

        assertTrue(
                smallest.text().matches("Smallest: jar\\. [\\d.]+ MB without the Java runtime, .*"), smallest.text());
    }

    @Test
    void a_build_whose_search_ended_early_in_one_round_is_compared_in_the_others() {
        var runs = new GeneratedSeries("early", 4)
                .add("jar", 1, 1).add("again", 0.98, 1).runs().stream()
                        .map(run -> !run.id().endsWith("1-jar")
                                ? run
                                : Runs.changed(
                                        run,
                                        json -> json.withArray("/load/levels").remove(1)))
                        .toList();

        var longRunning =
                Recommendation.of(UseCase.LONG_RUNNING, compared(runs)).orElseThrow();

        assertTrue(
                longRunning
                        .text()
                        .endsWith("(not known to be better than jar by the 3 rounds that have both figures)."),
                longRunning.text());
    }

    @Test
    void a_build_whose_java_was_not_recorded_is_said_to_have_an_unknown_one() {
        var runs = new GeneratedSeries("java", 3)
                .add("jar", 1, 1).add("docker", 1, 1).runs().stream()
                        .map(run -> Runs.changed(
                                run,
                                json -> json.withObject("/context")
                                        .put("java", run.build().name().equals("jar") ? "Java 25" : "")))
                        .toList();

        var remarks = Remarks.on(compared(runs));

        assertTrue(remarks.containsAll(List.of("On Java 25: jar.", "On an unknown Java: docker.")), remarks::toString);
    }

    @Test
    void memory_of_two_measures_is_not_compared() {
        var runs = new GeneratedSeries("memory", 3)
                .add("jar", 1, 1).add("native", 1.5, 20).runs().stream()
                        .map(run -> run.build().name().equals("jar")
                                ? run
                                : Runs.changed(
                                        run,
                                        json -> json.withObject("/resources")
                                                .put("measure", "WORKING_SET")
                                                .withObject("/usage/memory")
                                                .put("peakBytes", 1_000_000)))
                        .toList();

        var comparison = compared(runs);

        assertNull(comparison.builds().get(1).cell(Metric.MEMORY).difference());
        assertTrue(comparison.best(Metric.MEMORY).isEmpty());
        assertTrue(
                Remarks.on(comparison)
                        .contains("Memory is measured in different ways, which are not compared: "
                                + "anonymous memory of the control group for jar; memory of the container without inactive file pages for "
                                + "native."),
                Remarks.on(comparison).toString());
    }

    @Test
    void collector_and_largest_heap_are_told_once_for_the_builds_that_have_them() {
        var runs = new GeneratedSeries("heap", 3)
                .add("jar", 1, 1).add("jib", 1, 1).add("native", 1.5, 20).runs().stream()
                        .map(run -> run.build().name().equals("native")
                                ? run
                                : Runs.changed(
                                        run,
                                        json -> json.withObject("/context/environment")
                                                .put("heap of the service", "serial collector, 134 MB")))
                        .toList();

        var remarks = Remarks.on(compared(runs));

        assertEquals(
                List.of("Serial collector, 134 MB: jar, jib."),
                remarks.stream().filter(remark -> remark.contains("collector")).toList());
    }

    @Test
    void a_startup_from_the_creation_of_a_deployment_is_not_compared_with_the_start_of_a_process() {
        var runs = new GeneratedSeries("startup", 3)
                .add("jar", 1, 1).add("native", 1.5, 20).runs().stream()
                        .map(run -> run.build().name().equals("jar")
                                ? run
                                : Runs.changed(
                                        run, json -> json.withObject("/build").put("kind", "address")))
                        .toList();

        var comparison = compared(runs);

        var startup = comparison.builds().get(1).cell(Metric.STARTUP);
        assertNull(startup.difference());
        assertTrue(comparison.best(Metric.STARTUP).isEmpty());
        assertEquals("from the creation of the Deployment", startup.note());
    }

    @Test
    void if_the_service_bounds_no_saturation_the_cpu_per_request_decides() {
        var runs = new GeneratedSeries("bound", 3)
                .add("jar", 1, 1).add("native", 1.5, 20).runs().stream()
                        .map(RoundsTest::unbounded)
                        .toList();

        var longRunning =
                Recommendation.of(UseCase.LONG_RUNNING, compared(runs)).orElseThrow();

        assertEquals(Metric.CPU_PER_REQUEST, longRunning.metric());
        assertTrue(longRunning.text().contains(" ms of CPU per request, "), longRunning.text());
    }

    /** The run if no level had failed. */
    private static Run unbounded(Run run) {
        return Runs.changed(run, json -> json.withArray("/load/levels").remove(1));
    }

    private static List<Run> underTwoLimits() {
        return Stream.of(
                        new GeneratedSeries("half", 3)
                                .with(HALF)
                                .add("jar", 1.5, 1)
                                .add("native", 1, 20),
                        new GeneratedSeries("two", 3).with(TWO).add("jar", 1, 1).add("native", 1.5, 20))
                .flatMap(series -> series.runs().stream())
                .toList();
    }

    private static Comparison compared(List<Run> runs) {
        return Comparison.of(runs, "jar").get(0);
    }
}

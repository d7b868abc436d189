package dev.a2b.measure.report;

import static dev.a2b.measure.report.MetricSummary.Standing.BEST;
import static dev.a2b.measure.report.MetricSummary.Standing.BEST_SEEN;
import static dev.a2b.measure.report.MetricSummary.Standing.DIFFERENT;
import static dev.a2b.measure.report.MetricSummary.Standing.NONE;
import static dev.a2b.measure.report.MetricSummary.Standing.TIE;
import static dev.a2b.measure.report.MetricSummary.Standing.UNKNOWN;
import static dev.a2b.measure.report.UseCase.LONG_RUNNING;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Bisection;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.result.Warning;
import dev.a2b.measure.statistics.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ComparisonTest {

    private final List<Run> runs = new ArrayList<>();

    @Test
    void runs_of_one_artifact_are_repeats_of_each_other() {
        add("jar", "1", 500, 520, 510);

        var build = comparison().builds().get(0);

        assertEquals("jar", build.name());
        assertEquals(
                new Range(3, 510, 20 / 510.0, 500, 520),
                build.cell(Metric.SATURATION).range());
    }

    @Test
    void builds_whose_ranges_overlap_show_no_difference() {
        add("jar", "1", 500, 510, 520);
        add("jib", "2", 490, 500, 505);
        add("native", "3", 300, 305, 310);

        assertEquals(List.of(BEST, TIE, DIFFERENT), standings(Metric.SATURATION));
        assertEquals(
                "Long-running: jar. 510 requests/s, p95 20 ms at 280 requests/s (not known to be better than jib).",
                Verdict.of(comparison()).recommendations().get(0).text());
    }

    @Test
    void the_best_is_the_lowest_where_less_is_better() {
        add("jar", "1", 500);
        add("native", "2", 400);
        change(0, run -> run.withObject("/resources/usage/memory").put("peakBytes", 300_000_000));
        change(1, run -> run.withObject("/resources/usage/memory").put("peakBytes", 200_000_000));

        assertEquals("native", comparison().best(Metric.MEMORY).orElseThrow().name());
        assertEquals("jar", comparison().best(Metric.SATURATION).orElseThrow().name());
    }

    @Test
    void nothing_is_claimed_from_a_single_run() {
        add("jar", "1", 500);
        add("native", "2", 300, 310);

        assertEquals(List.of(BEST_SEEN, UNKNOWN), standings(Metric.SATURATION));
        assertEquals(
                "Long-running: jar. 500 requests/s, p95 20 ms at 280 requests/s (next is native, 305 requests/s; "
                        + "n=1).",
                Verdict.of(comparison()).recommendations().get(0).text());
    }

    @Test
    void builds_that_were_not_warmed_up_are_not_recommended_for_a_service_that_runs_for_long() {
        add("jar", "1", 500, 520);
        add("native", "2", 300, 310);
        for (var index = 0; index < runs.size(); index++) {
            change(index, json -> json.withObject("/plan/load/warmUp").put("seconds", 0));
        }

        assertTrue(Verdict.of(comparison()).recommendations().stream().noneMatch(one -> one.useCase() == LONG_RUNNING));
    }

    @Test
    void a_single_run_within_the_range_of_repeats_shows_no_difference_to_them() {
        add("jar", "1", 500);
        add("jib", "2", 480, 490, 510);

        assertEquals(List.of(BEST_SEEN, TIE), standings(Metric.SATURATION));
    }

    @Test
    void figures_that_decide_nothing_have_no_best() {
        add("jar", "1", 500, 500);
        add("native", "2", 300, 300);

        assertEquals(List.of(NONE, NONE), standings(Metric.THREADS));
    }

    @Test
    void a_machine_that_has_a_little_more_memory_after_another_start_is_the_same() {
        add("jar", "1", 500);
        add("native", "2", 300);
        change(1, run -> run.withObject("/context/machine").put("ramBytes", 8_000_008_192L));

        assertEquals(2, comparison().builds().size());
    }

    @Test
    void void_runs_do_not_enter_and_are_told() {
        add("jar", "1", 500, 900);
        change(1, run -> run.withArray("/findings/checks").addPOJO(Runs.failed("it started 3 users")));

        var build = comparison().builds().get(0);

        assertEquals(500, build.cell(Metric.SATURATION).range().median());
        assertEquals("1 (1 not counted)", build.runs());
        assertTrue(Remarks.on(comparison()).contains("jar-1-1 does not count: it started 3 users."));
    }

    @Test
    void a_check_that_fails_empties_only_the_cells_that_it_affects() {
        add("jar", "1", 500, 520);
        change(
                1,
                run -> run.withArray("/findings/checks")
                        .addPOJO(new ValidityCheck(Kind.STARTUP, false, "a proxy delayed the starts")));

        var build = comparison().builds().get(0);

        assertEquals(2, build.cell(Metric.SATURATION).range().repeats());
        assertEquals(1, build.cell(Metric.STARTUP).range().repeats());
        assertTrue(
                Remarks.on(comparison()).contains("The startup of jar-1-1 does not count: a proxy delayed the starts."),
                Remarks.on(comparison()).toString());
    }

    @Test
    void the_size_and_the_startup_of_a_build_stay_when_its_load_does_not_count() {
        add("jar", "1", 500);
        change(0, run -> run.withArray("/findings/checks").addPOJO(Runs.failed("it started 3 users")));

        var build = comparison().builds().get(0);

        assertTrue(build.cell(Metric.ARTIFACT_SIZE).isFilled());
        assertTrue(build.cell(Metric.STARTUP).isFilled());
        assertEquals("does not count", build.cell(Metric.P95).note());
    }

    @Test
    void nothing_counts_of_an_artifact_that_changed_while_it_was_measured() {
        add("jar", "1", 500);
        change(
                0,
                run -> run.withArray("/findings/checks")
                        .addPOJO(new ValidityCheck(Kind.ARTIFACT, false, "it was changed")));

        assertTrue(comparison().builds().get(0).cells().stream().noneMatch(MetricSummary::isFilled));
    }

    @Test
    void a_build_without_a_sound_run_has_no_figure() {
        add("jar", "1", 500);
        add("native", "2", 900);
        change(1, run -> run.withArray("/findings/checks").addPOJO(Runs.failed("it started 3 users")));

        assertEquals(
                "does not count",
                comparison().builds().get(1).cell(Metric.MEMORY).note());
        assertEquals(List.of(NONE, NONE), standings(Metric.SATURATION));
    }

    @Test
    void a_repeat_without_a_figure_is_told() {
        add("jar", "1", 500, 510);
        change(1, run -> run.withObject("/load/levels/0").withArray("failures").add("p95 is 900 ms"));

        assertEquals(
                "no level passed in 1 of 2 runs",
                comparison().builds().get(0).cell(Metric.SATURATION).note());
    }

    @Test
    void a_figure_that_is_not_what_it_seems_says_so() {
        add("jar", "1", 500, 510);
        change(0, run -> run.withObject("/build/creation").put("incremental", true));
        change(1, run -> run.withArray("/findings/warnings").addPOJO(Warning.of(Warning.Kind.DATABASE_BOUND)));

        assertEquals(
                "incremental",
                comparison().builds().get(0).cell(Metric.BUILD_TIME).note());
        assertEquals(
                "database-bound",
                comparison().builds().get(0).cell(Metric.SATURATION).note());
    }

    @Test
    void an_artifact_that_was_built_once_has_one_build_time() {
        add("jar", "1", 500, 510);
        add("native", "2", 400, 410);
        change(2, run -> run.withObject("/build/creation").put("millis", 30_000));
        change(3, run -> run.withObject("/build/creation").put("millis", 40_000));

        assertEquals(List.of(BEST_SEEN, UNKNOWN), standings(Metric.BUILD_TIME));
    }

    @Test
    void what_may_be_more_is_not_called_worse() {
        add("jar", "1", 500, 510);
        add("native", "2", 400, 410);
        change(2, run -> run.withArray("/load/levels").remove(1));

        assertEquals(List.of(BEST_SEEN, UNKNOWN), standings(Metric.SATURATION));
        assertTrue(
                Verdict.of(comparison())
                        .recommendations()
                        .get(0)
                        .text()
                        .endsWith("(unless native serves more, at least 405 requests/s)."),
                Verdict.of(comparison()).headline());
    }

    @ParameterizedTest
    @EnumSource(
            value = Warning.Kind.class,
            names = {"GENERATOR_BOUND", "DATABASE_BOUND", "MACHINE_BOUND"})
    void a_saturation_that_something_else_than_the_build_limits_ranks_nothing(Warning.Kind bound) {
        add("jar", "1", 500, 510);
        add("native", "2", 400, 410);
        change(0, run -> run.withArray("/findings/warnings").addPOJO(Warning.of(bound)));

        assertEquals(List.of(NONE, NONE), standings(Metric.SATURATION));
        assertEquals(
                "at least 505",
                comparison().builds().get(0).cell(Metric.SATURATION).figure());
        assertEquals(
                bound.text(),
                comparison().builds().get(0).cell(Metric.SATURATION).note());
    }

    @Test
    void a_saturation_whose_search_had_no_time_to_narrow_the_gap_above_it_ranks_nothing() {
        addSearched(0.5, 2);

        assertEquals(List.of(NONE, NONE), standings(Metric.SATURATION));
        assertEquals(
                "at least 505",
                comparison().builds().get(0).cell(Metric.SATURATION).figure());
    }

    @Test
    void a_saturation_below_a_gap_that_is_as_narrow_as_planned_ranks() {
        addSearched(1, 2);

        assertEquals(List.of(BEST, DIFFERENT), standings(Metric.SATURATION));
    }

    @Test
    void a_saturation_below_a_level_that_more_trials_could_make_pass_ranks_nothing() {
        addSearched(1, 1);

        assertEquals(List.of(NONE, NONE), standings(Metric.SATURATION));
        assertEquals(
                "at least 505",
                comparison().builds().get(0).cell(Metric.SATURATION).figure());
    }

    @Test
    void figures_that_read_the_same_rank_nothing() {
        add("jar", "1", 500, 500);
        add("native", "2", 500.1);

        assertEquals(List.of(NONE, NONE), standings(Metric.SATURATION));
    }

    @Test
    void builds_that_read_the_same_share_the_lead_and_the_one_with_repeats_is_named() {
        add("docker", "1", 500.1);
        add("jar", "2", 500, 500, 500);
        add("native", "3", 400, 400, 400);

        assertEquals(List.of(BEST_SEEN, BEST, DIFFERENT), standings(Metric.SATURATION));
        var found = Verdict.of(comparison()).recommendations().get(0);
        assertEquals("jar", found.build().name());
        assertEquals("not known to be better than docker", found.certainty());
    }

    @Test
    void another_artifact_under_the_same_name_is_another_build() {
        add("jar", "aaaaaaaaaa", 500);
        add("jar", "bbbbbbbbbb", 510);

        assertEquals(
                List.of("jar aaaaaaa on embedded PostgreSQL 17.11", "jar bbbbbbb on embedded PostgreSQL 17.11"),
                comparison().builds().stream().map(ComparedBuild::name).toList());
    }

    @Test
    void another_seed_another_machine_or_another_database_are_not_repeats() {
        add("jar", "1", 500, 510, 520, 530);
        change(1, run -> run.withObject("/plan").put("seed", 7));
        change(2, run -> run.withObject("/context/machine").put("cores", 64));
        change(3, run -> run.withObject("/context/database").put("kind", "container"));

        var comparisons = Comparison.of(runs, "jar");

        assertEquals(3, comparisons.size());
        assertEquals(
                4,
                comparisons.stream()
                        .mapToInt(comparison -> comparison.builds().size())
                        .sum());
    }

    @Test
    void how_often_a_plan_was_run_does_not_keep_repeats_apart() {
        add("jar", "1", 500);
        add("jar", "1", 510);
        change(1, run -> run.withObject("/plan").put("repeats", 7));

        var builds = comparison().builds();

        assertEquals(2, builds.get(0).counted());
    }

    @Test
    void figures_with_a_watermark_are_not_ranked_and_come_last() {
        runs.add(Runs.run("smoke-1"));
        add("jar", "1", 500);

        var comparisons = Comparison.of(runs, "jar");

        assertEquals("standard", comparisons.get(0).conditions().plan().name());
        assertTrue(Verdict.of(comparisons.get(1)).headline().startsWith("No build is ranked"));
    }

    @Test
    void a_kind_of_warning_is_told_once_with_how_often_it_occurs() {
        add("jar", "1", 500, 510);
        change(
                0,
                run -> run.withArray("/findings/warnings")
                        .addPOJO(new Warning(Warning.Kind.BUSY_MACHINE, "it used 12 % of the CPU")));

        assertTrue(
                Remarks.on(comparison()).contains("Other work kept the machine busy: jar in 1 of 2."),
                Remarks.on(comparison()).toString());
    }

    private Comparison comparison() {
        return Comparison.of(runs, "jar").get(0);
    }

    private List<MetricSummary.Standing> standings(Metric column) {
        return comparison().builds().stream()
                .map(build -> build.cell(column).standing())
                .toList();
    }

    private void add(String name, String sha256, double... saturations) {
        for (var saturation : saturations) {
            runs.add(Runs.ranked(name + "-" + sha256 + "-" + runs.size(), name, sha256, saturation));
        }
    }

    /**
     * Adds two builds whose levels, of 20 and 40 users/s, are those of a search that ends at a gap of this width, and
     * whose second level has failed so often.
     */
    private void addSearched(double gap, int failures) {
        add("jar", "1", 500, 505, 510);
        add("native", "2", 400, 405, 410);
        var search = new Search(0, 10, 100, new Bisection(2, gap, 3), 0, 0, List.of(), 30, 600);
        runs.replaceAll(run -> Runs.changed(run, json -> {
            json.withObject("/plan/load").putPOJO("search", search);
            for (var failure = 1; failure < failures; failure++) {
                json.withArray("/load/levels").add(json.at("/load/levels/1").deepCopy());
            }
        }));
    }

    private void change(int index, Consumer<ObjectNode> change) {
        runs.set(index, Runs.changed(runs.get(index), change));
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.Run;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CapacityTest {

    private static final LevelRule RULE = new LevelRule(0.90, 10, 60_000, 1000, 0.99, 50);

    private static final Map<String, Long> CAUSES = Map.of(
            "status.find.is(200), found 503", 500L, "status.find.in(201,409,429), found 503", 3L, "i.n.Timeout", 12L);

    @Test
    void the_answer_says_what_is_served_and_why_the_next_level_fails() {
        var run = run("jar", level(60, 1), level(70, 0.84, 1, CAUSES));

        assertEquals(
                List.of("jar serves 60 new users/s; at 70 new users/s, only 84.0 % of the offered requests "
                        + "succeed: 503 times status 503, 12 times i.n.Timeout."),
                experiment(run).answers());
    }

    @Test
    void a_service_that_serves_all_levels_was_offered_no_more() {
        assertEquals(
                List.of("jar serves 70 new users/s, the highest level that was offered."),
                experiment(run("jar", level(60, 1), level(70, 1))).answers());
    }

    @Test
    void a_service_that_answers_too_late_is_not_said_to_fail() {
        assertEquals(
                List.of("jar does not serve the lowest level; at 60 new users/s, only 50.0 % of the offered "
                        + "requests succeed in time, and none fails."),
                experiment(run("jar", level(60, 0.5))).answers());
    }

    @Test
    void a_level_that_the_load_generator_spoils_says_nothing_about_the_service() {
        var run = run("jar", level(60, 1), level(70, 0.5, 0.5, Map.of()));

        assertEquals(
                List.of(
                        "jar serves 60 new users/s; at 70 new users/s: 490.0 successful responses/s at 980.0 "
                                + "offered requests/s, the load generator is at fault: it started 50.0 % of the users at 70.0 users/s."),
                experiment(run).answers());
    }

    @Test
    void each_level_of_a_run_has_a_row() {
        var table = experiment(run("jar", level(60, 1), level(70, 0.84, 1, CAUSES)))
                .tables()
                .get(0);

        assertEquals("jar-1", table.caption());
        assertEquals(
                List.of(
                        List.of("60", "840", "100.0", "13", "20", "", "yes"),
                        List.of("70", "980", "84.0", "13", "20", "503 times status 503, 12 times i.n.Timeout", "no")),
                table.rows());
    }

    @Test
    void a_level_without_a_successful_response_has_no_times() {
        var table = experiment(run("jar", level(60, 1), level(70, 0))).tables().get(0);

        assertEquals(
                List.of("70", "980", "0.0", "none", "none", "", "no"),
                table.rows().get(1));
    }

    @Test
    void the_charts_have_a_line_for_each_build_at_the_rates_of_all() {
        var experiment = experiment(
                run("jar", level(60, 1), level(70, 0.84)), run("native", level(60, 1), level(70, 1), level(80, 0.7)));

        var succeeded = experiment.charts().get(0);

        assertEquals(
                List.of(List.of("60", "100", "100"), List.of("70", "84.0", "100"), List.of("80", Texts.NONE, "70.0")),
                succeeded.table().rows());
        assertEquals(
                List.of("80", Texts.NONE, "20.0"),
                experiment.charts().get(1).table().rows().get(2));
    }

    @Test
    void a_plan_without_a_search_by_steps_has_no_capacity() {
        var comparison = Comparison.of(List.of(Runs.ranked("jar-1", "jar", "1", 500)), "jar")
                .get(0);

        assertEquals(Optional.empty(), Capacity.of(comparison));
    }

    private static Experiment experiment(Run... runs) {
        return Capacity.of(Comparison.of(List.of(runs), "jar").get(0)).orElseThrow();
    }

    /** A run of a search whose levels rise by 10 users/s. */
    static Run run(String name, JudgedLevel... levels) {
        return Runs.changed(Runs.ranked(name + "-1", name, name, 500), json -> {
            json.withObject("/plan/load").putPOJO("search", new Search(200, 10, 20, List.of(), 30, 1800));
            json.withObject("/plan/thresholds").putPOJO("rule", RULE);
            json.withObject("/load").putPOJO("levels", levels);
        });
    }

    static JudgedLevel level(double usersPerSecond, double succeeded) {
        return level(usersPerSecond, succeeded, 1, Map.of());
    }

    /** Ten seconds in which this share of the offered requests succeeds, and others fail for these causes. */
    static JudgedLevel level(double usersPerSecond, double succeeded, double started, Map<String, Long> causes) {
        var offered = 14 * usersPerSecond;
        var failed = causes.values().stream().mapToLong(Long::longValue).sum();
        return JudgedLevel.of(
                Runs.level(
                        new Offered(usersPerSecond, offered, started, 0, 0),
                        new Window(0, 10_000),
                        new Responses(Math.round(10 * offered * succeeded), failed, 0, new TreeMap<>(causes)),
                        12.6,
                        new Percentiles(10, 15, 20, 30, 40),
                        new ConcurrentUsers(80, 80, 81)),
                RULE);
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Part;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.ResourceUsage.Throttling;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Sample;
import dev.a2b.measure.result.Sample.Held;
import dev.a2b.measure.result.Sample.Jvm;
import dev.a2b.measure.result.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SlowPartnerTest {

    @Test
    void the_answer_is_the_level_in_which_the_others_are_slowest() {
        var run = run(level(1, asking(30, 0), 5), level(1, asking(1700, 97), 20), level(1, asking(250, 100), 6));

        assertEquals(
                List.of("jar: the other requests are slowest while the partner takes 2 s: their p95 is 20 ms, 4.0 "
                        + "times that while it answers at once. Then 97 % of the responses to requests that call the partner hold "
                        + "a fallback, their p95 is 1700 ms, and 0.00 % of these requests fail."),
                experiment(run).answers());
    }

    @Test
    void a_partner_that_fails_is_told() {
        var run = run(level(1, asking(30, 0), 5), level(1, asking(1700, 97), 20), level(1, asking(250, 100), 22));

        assertEquals(
                "jar: the other requests are slowest while the partner fails: their p95 is 22 ms, 4.4 times that "
                        + "while it answers at once. Then 100 % of the responses to requests that call the partner hold a "
                        + "fallback, their p95 is 250 ms, and 0.00 % of these requests fail.",
                experiment(run).answers().get(0));
    }

    @Test
    void a_partner_that_does_not_slow_the_others_down_is_told() {
        var run = run(level(1, asking(30, 0), 5), level(1, asking(1700, 97), 12), level(1, asking(250, 100), 3));

        assertEquals(
                "jar: the partner does not slow the other requests down: their p95 is 5 ms while it answers at "
                        + "once, and at most 12 ms in the other levels. Of the requests that call the partner, none fails.",
                experiment(run).answers().get(0));
    }

    @Test
    void a_level_in_which_no_other_request_succeeds_is_the_slowest() {
        var run = run(
                level(1, asking(30, 0), 5),
                level(1, asking(1700, 97), part(0, 1400, 0)),
                level(1, asking(250, 100), 6));

        assertEquals(
                "jar: no other request succeeds while the partner takes 2 s; their p95 is 5 ms while it answers "
                        + "at once. Then 97 % of the responses to requests that call the partner hold a fallback, their p95 is "
                        + "1700 ms, and 0.00 % of these requests fail.",
                experiment(run).answers().get(0));
    }

    @Test
    void a_level_in_which_no_request_succeeds_tells_no_percentile() {
        var run = run(
                level(1, asking(30, 0), 5), level(1, part(0, 100, 0), part(0, 1400, 0)), level(1, asking(250, 100), 6));

        assertEquals(
                "jar: no other request succeeds while the partner takes 2 s; their p95 is 5 ms while it answers "
                        + "at once. Then no request that calls the partner succeeds.",
                experiment(run).answers().get(0));
    }

    @Test
    void a_first_level_in_which_no_other_request_succeeds_is_nothing_to_compare_with() {
        var run = run(
                level(1, asking(30, 0), part(0, 1400, 0)),
                level(1, asking(1700, 97), 20),
                level(1, asking(250, 100), 6));

        assertEquals(
                "jar: no other request succeeds while the partner answers at once, so no level shows what a slow "
                        + "one does to them.",
                experiment(run).answers().get(0));
    }

    @Test
    void other_requests_that_fail_are_told() {
        var slower = run(
                level(1, asking(30, 0), 5),
                level(1, asking(1700, 97), part(1330, 70, 20)),
                level(1, asking(250, 100), 6));
        var faster = run(
                level(1, asking(30, 0), 5),
                level(1, asking(1700, 97), part(1330, 70, 4)),
                level(1, asking(250, 100), 3));

        assertEquals(
                "jar: the other requests are slowest while the partner takes 2 s: their p95 is 20 ms, 4.0 times "
                        + "that while it answers at once, and 5.00 % of them fail. Then 97 % of the responses to requests that "
                        + "call the partner hold a fallback, their p95 is 1700 ms, and 0.00 % of these requests fail.",
                experiment(slower).answers().get(0));
        assertEquals(
                "jar: the partner does not slow the other requests down: their p95 is 5 ms while it answers at "
                        + "once, and at most 4 ms in the other levels, but up to 5.00 % of them fail. Of the requests that call "
                        + "the partner, none fails.",
                experiment(faster).answers().get(0));
    }

    @Test
    void a_single_level_has_nothing_to_compare_with() {
        var run = run(level(1, asking(30, 0), 5), level(0.9, asking(1700, 97), 4), level(0.9, asking(250, 100), 3));

        assertEquals(
                "jar: no two levels show it, because no request called the partner, or the load generator was "
                        + "late.",
                experiment(run).answers().get(0));
    }

    @Test
    void a_level_of_a_late_generator_is_no_answer() {
        var run = run(level(1, asking(30, 0), 5), level(0.9, asking(1700, 97), 30), level(1, asking(250, 100), 20));

        var experiment = experiment(run);

        assertEquals(
                "jar: the other requests are slowest while the partner fails: their p95 is 20 ms, 4.0 times that "
                        + "while it answers at once. Then 100 % of the responses to requests that call the partner hold a "
                        + "fallback, their p95 is 250 ms, and 0.00 % of these requests fail.",
                experiment.answers().get(0));
        assertEquals(
                "it started 90.0 % of the users at 10.0 users/s",
                experiment.tables().get(0).rows().get(1).get(14));
    }

    @Test
    void a_load_that_asks_no_partner_has_no_answer() {
        var silent = Runs.level(10, 170, 1);

        assertEquals(
                List.of("jar: no two levels show it, because no request called the partner, or the load generator "
                        + "was late."),
                experiment(run(silent, silent, silent)).answers());
    }

    @Test
    void each_level_has_a_row() {
        var table = experiment(
                        run(level(1, asking(30, 0), 5), level(1, asking(1700, 50), 20), level(1, asking(250, 100), 6)))
                .tables()
                .get(0);

        assertEquals(
                List.of(
                        "2", "15", "1700", "1700", "0.00", "50.0", "unknown", "1", "20", "20", "0.00", "33", "250",
                        "12", "in time"),
                table.rows().get(1));
        assertEquals(table.heads().size(), table.rows().get(1).size());
    }

    @Test
    void calls_that_do_not_reach_the_partner_are_told() {
        var table = experiment(run(
                        level(1, asking(30, 0), 5).withPartnerCalls(299),
                        level(1, asking(1700, 97), 20).withPartnerCalls(9),
                        level(1, part(0, 0, 0), 6).withPartnerCalls(0)))
                .tables()
                .get(0);

        var column = table.heads().indexOf("calls to the partner per request");
        assertEquals(
                List.of("2.99", "0.09", "unknown"),
                table.rows().stream().map(row -> row.get(column)).toList());
    }

    @Test
    void the_chart_has_a_line_for_the_requests_that_ask_it_and_one_for_the_others() {
        var chart = experiment(
                        run(level(1, asking(30, 0), 5), level(1, asking(1700, 97), 20), level(1, asking(250, 100), 6)))
                .charts()
                .get(0);

        assertEquals(
                List.of(List.of("0", "30.0", "5.00"), List.of("2", "1700", "20.0"), List.of("fail", "250", "6.00")),
                chart.table().rows());
    }

    @Test
    void a_plan_without_a_partner_has_no_answer() {
        var comparison = Comparison.of(List.of(Runs.ranked("jar-1", "jar", "1", 500)), "jar")
                .get(0);

        assertEquals(Optional.empty(), SlowPartner.of(comparison));
    }

    private static Experiment experiment(Run run) {
        return SlowPartner.of(Comparison.of(List.of(run), "jar").get(0)).orElseThrow();
    }

    /** A run in whose levels the partner answers at once, after 2 s, and not. */
    private static Run run(Level... levels) {
        return Runs.changed(Runs.ranked("jar-1", "jar", "1", 500), json -> {
            json.withObject("/plan/load")
                    .putPOJO("search", new Search(100, 0, 5, List.of(), 30, 900))
                    .putPOJO("levels", List.of(step("0"), step("2"), step("fail")));
            var usage = Runs.run("any").decidingStep().usage();
            var steps = ((ObjectNode) json.get("load")).putArray("steps");
            List.of(levels).forEach(level -> steps.addPOJO(new Step(new JudgedLevel(level, List.of()), usage)));
            ((ObjectNode) json.get("resources"))
                    .putArray("samples")
                    .addPOJO(new Sample(
                            5_000, 2, new Held(33, 20, 12, -1), 4, Jvm.UNKNOWN, 5, 6, 7, 0, Throttling.UNKNOWN))
                    .addPOJO(new Sample(
                            50_000, 2, new Held(33, 99, 90, -1), 4, Jvm.UNKNOWN, 5, 6, 7, 0, Throttling.UNKNOWN));
        });
    }

    private static LoadStep step(String partner) {
        return new LoadStep(10, 45, partner);
    }

    private static Part asking(long p95, long fallbacks) {
        return new Part(100, 0, fallbacks, new Percentiles(15, 20, p95, p95, p95));
    }

    private static Part part(long successful, long failed, long p95) {
        return new Part(successful, failed, 0, new Percentiles(Math.min(1, p95), Math.min(2, p95), p95, p95, p95));
    }

    private static Level level(double started, Part asking, long p95OfOthers) {
        return level(started, asking, part(1400, 0, p95OfOthers));
    }

    private static Level level(double started, Part asking, Part others) {
        var any = Runs.level(10, 170, started);
        return new Level(
                new Offered(10, 170, started, 0, 0),
                new Window(0, 10_000),
                any.responses(),
                any.meanMillis(),
                any.percentiles(),
                any.users(),
                new TreeMap<>(Map.of(Level.ASKING, asking, Level.OTHERS, others)),
                -1);
    }
}

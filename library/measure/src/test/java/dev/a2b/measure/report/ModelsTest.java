package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.ModelPair;
import dev.a2b.measure.result.Run;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ModelsTest {

    private static final String NO_DIFFERENCE = "jar: from 100 to 520 requests/s, both models show about the same "
            + "p99: a difference counts from 2 times and 10 ms on.";

    @Test
    void the_answer_is_the_pair_whose_p99_differ_most() {
        var run = run("jar-1", pair(1, 100, 8, 9), pair(8, 520, 61, 480), pair(16, 600, 100, 400));

        assertEquals(
                List.of(
                        "jar: at 520 requests/s, the closed model (users: 8) shows p99 61 ms, the open one "
                                + "480 ms: a closed load waits while the service is slow, so it sends fewer requests just then."),
                experiment(run).answers());
    }

    @Test
    void figures_that_differ_little_are_no_difference() {
        assertEquals(
                List.of(NO_DIFFERENCE),
                experiment(run("jar-1", pair(1, 100, 3, 12), pair(8, 520, 61, 121)))
                        .answers());
    }

    @Test
    void a_difference_that_another_run_does_not_show_is_none() {
        assertEquals(
                List.of(NO_DIFFERENCE),
                experiment(
                                run("jar-1", pair(1, 100, 8, 9), pair(8, 520, 61, 480)),
                                run("jar-2", pair(1, 100, 8, 9), pair(8, 520, 61, 70)))
                        .answers());
    }

    @Test
    void loads_of_different_throughput_are_not_compared() {
        var open = level(500, 480, 1, 480);

        assertEquals(
                List.of("jar: no pair of loads had the same throughput in both models. The closed model also "
                        + "shows 500 requests/s (users: 8) with p99 61 ms, but when as many arrive in the open one, only 96.0 % of "
                        + "them succeed, with p99 480 ms."),
                experiment(run("jar-1", new ModelPair(8, level(500, 500, 1, 61), open)))
                        .answers());
    }

    @Test
    void a_load_of_a_late_generator_is_not_compared() {
        var late = level(500, 500, 0.9, 480);

        var experiment = experiment(run("jar-1", new ModelPair(8, level(500, 500, 1, 61), late)));

        assertEquals(List.of("jar: no pair of loads had the same throughput in both models."), experiment.answers());
        assertEquals(
                "it started 90.0 % of the users at 35.7 users/s",
                experiment.tables().get(0).rows().get(0).get(10));
    }

    @Test
    void each_pair_of_a_run_has_a_row() {
        var table = experiment(run("jar-1", pair(1, 100, 8, 9), pair(8, 520, 61, 480)))
                .tables()
                .get(0);

        assertEquals("jar-1", table.caption());
        assertEquals(
                List.of("8", "520.0", "5", "7", "61", "520.0", "5", "7", "480", "0.00, 0.00", "in time"),
                table.rows().get(1));
        assertEquals(table.heads().size(), table.rows().get(1).size());
    }

    @Test
    void the_chart_has_a_line_for_each_model_over_the_throughput() {
        var chart = experiment(run("jar-1", pair(1, 100, 8, 9), pair(8, 520, 61, 480)))
                .charts()
                .get(0);

        assertEquals(
                List.of(List.of("100", "8.00", "9.00"), List.of("520", "61.0", "480")),
                chart.table().rows());
    }

    @Test
    void a_plan_without_the_closed_model_has_no_answer() {
        var comparison = Comparison.of(List.of(Runs.ranked("jar-1", "jar", "1", 500)), "jar")
                .get(0);

        assertEquals(Optional.empty(), Models.of(comparison));
    }

    private static Experiment experiment(Run... runs) {
        return Models.of(Comparison.of(List.of(runs), "jar").get(0)).orElseThrow();
    }

    /** A run of a plan that compares the models. */
    static Run run(String id, ModelPair... pairs) {
        return Runs.changed(Runs.ranked(id, "jar", "1", 500), json -> {
            json.withObject("/plan/load").putPOJO("search", new Search(500, 0, 0, List.of(1, 8), 30, 900));
            json.withObject("/load").putPOJO("closed", pairs);
        });
    }

    static ModelPair pair(int users, long throughput, long closedP99, long openP99) {
        return new ModelPair(
                users, level(throughput, throughput, 1, closedP99), level(throughput, throughput, 1, openP99));
    }

    /** Ten seconds with so many offered requests/s, and so many successful responses/s. */
    private static Level level(long offered, long throughput, double started, long p99) {
        return Runs.level(
                new Offered(offered / 14.0, offered, started, 0, 0),
                new Window(0, 10_000),
                new Responses(10 * throughput, 0, 0, new TreeMap<>()),
                5.5,
                new Percentiles(5, 6, 7, p99, p99),
                new ConcurrentUsers(80, 80, 81));
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Admission;
import dev.a2b.measure.plan.LevelRule;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.Level.ConcurrentUsers;
import dev.a2b.measure.result.Level.Offered;
import dev.a2b.measure.result.Level.Part;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.Level.Responses;
import dev.a2b.measure.result.Level.Window;
import dev.a2b.measure.result.ModelPair;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StepsTest {

    private static final LevelRule RULE = new LevelRule(0.98, 1, 500, 0.99, 50);

    @Test
    void the_answer_names_the_steps_that_fail_and_why() {
        var experiment = experiment(rising("jar", level(60, 1, 20), level(70, 0.8, 20, Map.of("j.n.Refused", 1960L))));

        assertEquals(
                List.of("jar: 1 of 2 steps fail: 70 users/s (784.0 successful responses/s at 980.0 offered requests/s, "
                        + "20.00 % of the requests failed, 1960 times j.n.Refused)."),
                experiment.answers());
        assertEquals(
                List.of("jar, 60 users/s", "jar, 70 users/s"),
                experiment.tables().get(0).rows().stream()
                        .map(row -> row.get(0))
                        .toList());
    }

    @Test
    void a_load_that_comes_back_is_told_from_the_first_one() {
        var experiment = experiment(rising("jar", level(40, 1, 20), level(1600, 1, 20), level(40, 1, 20)));

        assertEquals(List.of("jar: every step passes."), experiment.answers());
        assertEquals(
                "jar, 1600 users/s", experiment.tables().get(0).rows().get(1).get(0));
        assertEquals(
                "jar, 40 users/s (2)", experiment.tables().get(0).rows().get(2).get(0));
    }

    @Test
    void from_four_rounds_on_a_step_is_compared_with_the_first_one_of_its_round() {
        var rounds = IntStream.of(1, 2, 3, 4).mapToObj(StepsTest::round).toList();

        assertEquals("45, 2.0 times as much (2.0 to 2.0, 4 rounds)", cell(experiment(rounds), 1, "p95 (ms)"));
        assertEquals("44", cell(experiment(rounds.subList(0, 3)), 1, "p95 (ms)"));
    }

    @Test
    void the_models_are_compared_where_they_differ_most() {
        var experiment =
                experiment(closed(pair(1, 100, 8, 9, 1), pair(8, 520, 61, 480, 1), pair(16, 600, 9, 900, 0.5)));

        assertEquals(
                List.of("jar: with 8 users, p99 is 61 ms at 520 responses/s by the closed model, and 480 ms when as "
                        + "many arrive by the open one."),
                experiment.answers());
        assertEquals("480", cell(experiment, 1, "p99 of the open model (ms)"));
    }

    @Test
    void times_that_differ_little_are_about_the_same() {
        assertEquals(
                List.of("jar: both models show about the same p99."),
                experiment(closed(pair(1, 100, 1, 4, 1), pair(8, 520, 61, 90, 1)))
                        .answers());
    }

    @Test
    void requests_that_call_a_partner_are_told_from_the_others() {
        var experiment = experiment(partner(asking(30, 0), asking(1700, 97), asking(250, 100)));

        assertEquals(
                List.of("jar: every step passes; requests that do not call the partner have a p95 of at most 20 ms "
                        + "(partner 0)."),
                experiment.answers());
        assertEquals("1700", cell(experiment, 1, "p95, calling the partner (ms)"));
        assertEquals("97.0", cell(experiment, 1, "fallbacks (%)"));
        assertEquals(
                "jar, partner fail", experiment.tables().get(0).rows().get(2).get(0));
    }

    @Test
    void a_figure_that_no_step_has_is_no_column() {
        var heads = experiment(rising("jar", level(60, 1, 20), level(70, 1, 20)))
                .tables()
                .get(0)
                .heads();

        assertTrue(
                heads.stream().noneMatch(head -> head.contains("partner") || head.contains("model")), heads::toString);
    }

    @Test
    void a_plan_with_one_load_has_no_steps() {
        assertEquals(Optional.empty(), Steps.of(comparison(Runs.ranked("jar-1", "jar", "1"))));
    }

    private static Run round(int number) {
        var p95 = 20 + number;
        return Runs.changed(rising("jar", level(60, 1, p95), level(70, 1, 2 * p95)), json -> {
            json.put("id", "jar-" + number);
            json.withObject("/context").putPOJO("round", new Round("series", number, "jar"));
        });
    }

    static Run closed(ModelPair... pairs) {
        return Runs.changed(Runs.ranked("closed-1", "jar", "1"), json -> {
            json.withObject("/plan/load").putPOJO("admission", new Admission(500, false, List.of(1, 8)));
            json.withObject("/load").putPOJO("closed", pairs);
        });
    }

    static ModelPair pair(int users, long throughput, long closedP99, long openP99, double started) {
        return new ModelPair(users, served(throughput, closedP99, 1), served(throughput, openP99, started));
    }

    private static Run rising(String name, JudgedLevel... levels) {
        return Runs.changed(Runs.ranked(name + "-1", name, name), json -> {
            json.withObject("/plan/load").putPOJO("admission", new Admission(200, true, List.of()));
            var usage = Runs.run("any").decidingStep().usage();
            var steps = ((ObjectNode) json.get("load")).putArray("steps");
            List.of(levels).forEach(level -> steps.addPOJO(new Step(level, usage)));
        });
    }

    /** The partner answers at once, after 2 s, and not. */
    private static Run partner(Part... asking) {
        return Runs.changed(Runs.ranked("jar-1", "jar", "1"), json -> {
            json.withObject("/plan/load")
                    .putPOJO("admission", new Admission(100, false, List.of()))
                    .putPOJO("levels", List.of(step("0"), step("2"), step("fail")));
            var usage = Runs.run("any").decidingStep().usage();
            var steps = ((ObjectNode) json.get("load")).putArray("steps");
            List.of(asking).forEach(part -> steps.addPOJO(new Step(new JudgedLevel(calling(part), List.of()), usage)));
        });
    }

    private static LoadStep step(String partner) {
        return new LoadStep(10, 45, partner);
    }

    private static Part asking(long p95, long fallbacks) {
        return new Part(100, 0, fallbacks, new Percentiles(15, 20, p95, p95, p95));
    }

    private static Level calling(Part asking) {
        var any = Runs.level(10, 170, 1);
        return new Level(
                any.offered(),
                new Window(0, 10_000),
                any.responses(),
                any.percentiles(),
                any.users(),
                new TreeMap<>(Map.of(Level.ASKING, asking, Level.OTHERS, asking(20, 0))),
                -1);
    }

    private static JudgedLevel level(double usersPerSecond, double succeeded, long p95) {
        return level(usersPerSecond, succeeded, p95, Map.of());
    }

    /** Ten seconds in which this share of the offered requests succeeds, and others fail for these causes. */
    private static JudgedLevel level(double usersPerSecond, double succeeded, long p95, Map<String, Long> causes) {
        var offered = 14 * usersPerSecond;
        var failed = causes.values().stream().mapToLong(Long::longValue).sum();
        return JudgedLevel.of(
                Runs.level(
                        new Offered(usersPerSecond, offered, 1, 0, 0),
                        new Window(0, 10_000),
                        new Responses(Math.round(10 * offered * succeeded), failed, 0, new TreeMap<>(causes)),
                        new Percentiles(10, 15, p95, p95, p95),
                        new ConcurrentUsers(80)),
                RULE);
    }

    /** Ten seconds with so many successful responses/s. */
    private static Level served(long throughput, long p99, double started) {
        return Runs.level(
                new Offered(throughput / 14.0, throughput, started, 0, 0),
                new Window(0, 10_000),
                new Responses(10 * throughput, 0, 0, new TreeMap<>()),
                new Percentiles(5, 6, 7, p99, p99),
                new ConcurrentUsers(80));
    }

    private static String cell(Experiment experiment, int row, String head) {
        var table = experiment.tables().get(0);
        return table.rows().get(row).get(table.heads().indexOf(head));
    }

    private static Experiment experiment(Run... runs) {
        return experiment(List.of(runs));
    }

    private static Experiment experiment(List<Run> runs) {
        return Steps.of(Comparison.of(runs).get(0)).orElseThrow();
    }

    private static Comparison comparison(Run run) {
        return Comparison.of(List.of(run)).get(0);
    }
}

package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.a2b.measure.Runs;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Journey;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.series.GateResult.Row;
import dev.a2b.measure.series.WorkTrees.Commit;
import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.GateVerdict.Kind;
import dev.a2b.measure.statistics.Rounds;
import dev.a2b.postgres.Executed;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class GateResultTest {

    private static final Commit BASE = new Commit("main", "1111111111111111");
    private static final Commit HEAD = new Commit("HEAD", "2222222222222222");
    private static final SortedMap<String, String> CONDITIONS = new TreeMap<>(Map.of("build", "jar"));
    private static final Executed COUNTRIES = new Executed("SELECT code, name FROM countries", 1, 20, 2);
    private static final Executed CITIES = new Executed("SELECT id,\n  name FROM cities WHERE a = $1 | $2", 1, 20, 3);

    @Test
    void equal_journeys_are_no_regression() {
        var result = result(journey(COUNTRIES, CITIES), journey(COUNTRIES, CITIES));

        assertEquals(Kind.NO_REGRESSION, result.verdict());
        assertEquals("no regression in statements", result.sentence());
        assertEquals(
                List.of("statements", "rows", "blocks of 8 KB", "bytes of the responses"),
                result.rows().stream().map(Row::what).toList());
    }

    @Test
    void a_statement_for_each_row_is_a_regression_that_names_the_statement() {
        var result = result(journey(COUNTRIES, CITIES), journey(COUNTRIES, times(CITIES, 21)));

        assertEquals(Kind.REGRESSION, result.verdict());
        assertEquals(
                "regression: one journey executes SELECT ... FROM cities WHERE a = $1 | $2: 21 times instead of 1",
                result.sentence());
    }

    @Test
    void fewer_statements_are_no_regression() {
        assertEquals(
                Kind.NO_REGRESSION,
                result(journey(COUNTRIES, times(CITIES, 21)), journey(COUNTRIES, CITIES))
                        .verdict());
    }

    @Test
    void another_statement_instead_of_one_is_no_regression_but_one_more_is() {
        var other = new Executed("SELECT name FROM cities", 1, 20, 3);

        assertEquals(
                Kind.NO_REGRESSION,
                result(journey(COUNTRIES, CITIES), journey(COUNTRIES, other)).verdict());
        assertEquals(
                "regression: one journey executes SELECT ... FROM cities: 1 times instead of 0",
                result(journey(COUNTRIES, CITIES), journey(COUNTRIES, CITIES, other))
                        .sentence());
    }

    @Test
    void a_journey_that_the_base_does_not_answer_says_that_the_api_changed() {
        var result =
                result(failed(ValidityCheck.Kind.BEFORE_LOAD, "GET /offers answered 404"), journey(COUNTRIES, CITIES));

        assertEquals(Kind.NOT_KNOWN, result.verdict());
        assertEquals(
                "not known: the API changed, main does not answer the journey of HEAD (GET /offers answered 404)",
                result.sentence());
    }

    @Test
    void a_journey_that_only_the_base_answers_is_a_regression() {
        var result = result(journey(COUNTRIES), failed(ValidityCheck.Kind.START, "it did not start"));

        assertEquals(Kind.REGRESSION, result.verdict());
    }

    @Test
    void rows_that_only_the_commit_loses_are_a_regression() {
        var audit = new ValidityCheck(ValidityCheck.Kind.AUDIT, false, "a booking is not in the database");
        var loses = Runs.changed(
                Runs.run("any", audit),
                json -> json.withObject("/load").putPOJO("journey", new Journey(new TreeMap<>(), List.of(COUNTRIES))));

        assertEquals(
                "regression: HEAD has a fault that main does not have (a booking is not in the database)",
                result(journey(COUNTRIES), loses).sentence());
        assertEquals(Kind.NO_REGRESSION, result(loses, loses).verdict());
    }

    @Test
    void without_counted_statements_it_is_not_known() {
        var result = result(journey(), journey(COUNTRIES));

        assertEquals(Kind.NOT_KNOWN, result.verdict());
        assertEquals("not known: the database server counts no statements", result.sentence());
    }

    @Test
    void requests_whose_responses_differ_have_their_own_rows() {
        var rows = GateResult.ofJourneys(BASE, run(Map.of("a", 10L, "b", 5L)), HEAD, run(Map.of("a", 10L, "b", 6L)));

        assertEquals(
                List.of(
                        new Row("bytes of the responses", "15", "16", null, ""),
                        new Row("bytes of b", "5", "6", null, "")),
                rows.subList(rows.size() - 2, rows.size()));
    }

    @Test
    void a_figure_that_is_worse_in_all_pairs_is_a_regression_and_a_capacity_of_the_machine_says_nothing() {
        var rows = GateResult.ofPairs(BASE, figure -> rounds(figure, 1), HEAD, figure -> rounds(figure, 1.4));

        assertEquals(
                List.of(
                        new Row(
                                "CPU per request (ms)",
                                "1.02",
                                "1.42",
                                Kind.REGRESSION,
                                "regression: HEAD needs 40 % more CPU per request than main (40 to 40 %, 4 pairs)"),
                        new Row("capacity (requests/s)", "", "", null, "the machine is too slow to tell")),
                rows.subList(0, 2));
        assertEquals(Kind.REGRESSION, new GateResult(BASE, HEAD, CONDITIONS, rows).verdict());
    }

    @Test
    void a_commit_that_misses_the_objective_in_each_pair_is_a_regression_unless_its_base_does_too() {
        var missed = Rounds.of(
                Figure.none("objective missed: p95 was 600 ms"), Figure.none("objective missed: p95 was 700 ms"));
        var once = Rounds.of(Figure.none("objective missed: p95 was 600 ms"), Figure.none("below its limit"));
        var machine = Rounds.of(Figure.none("below its limit"), Figure.none("below its limit"));

        assertEquals("regression: HEAD has no capacity, objective missed: p95 was 600 ms", capacity(machine, missed));
        assertEquals("main has no capacity, objective missed: p95 was 600 ms", capacity(missed, missed));
        assertEquals("the machine is too slow to tell", capacity(machine, once));
        assertEquals(
                "not known: HEAD does not use its processors as main does: it waits, or the machine is too slow to tell",
                capacity(Rounds.of(Figure.of(900, "requests/s"), Figure.of(900, "requests/s")), machine));
        assertEquals(
                "not known: HEAD has no capacity, objective missed: p95 was 600 ms, as in some runs of main",
                capacity(once, missed),
                "of two equal commits close to the objective, one may miss it always and the other not");
    }

    private static String capacity(Rounds base, Rounds head) {
        return GateResult.ofPairs(BASE, figure -> base, HEAD, figure -> head).stream()
                .filter(row -> row.what().startsWith("capacity"))
                .findFirst()
                .orElseThrow()
                .says();
    }

    @Test
    void the_verdict_names_all_that_is_no_regression() {
        var rows = GateResult.ofPairs(BASE, figure -> rounds(figure, 1), HEAD, figure -> rounds(figure, 1));

        assertEquals(
                "no regression in CPU per request (ms), startup time (ms), memory (MB)",
                new GateResult(BASE, HEAD, CONDITIONS, rows).sentence());
    }

    @Test
    void a_request_that_takes_longer_is_a_regression_although_it_costs_no_cpu_unless_nobody_notices() {
        var base = Map.of("01 cities", times(4, 5, 4, 6), "02 book", times(4, 5, 4, 6), "03 gone", times(4, 5, 4, 6));

        var rows = GateResult.ofResponses(
                BASE,
                base,
                HEAD,
                new TreeMap<>(Map.of("01 cities", times(9, 9, 9, 9), "02 book", times(204, 206, 205, 204))));

        assertEquals(
                List.of(new Row(
                        "p95 of 02 book (ms)",
                        "4.50",
                        "205",
                        Kind.REGRESSION,
                        "regression: HEAD takes 44 times the time for 02 book of main (31 to 62, 4 pairs)")),
                rows);
    }

    private static Rounds times(double... millis) {
        return Rounds.of(DoubleStream.of(millis)
                .mapToObj(value -> Figure.of(value, "ms"))
                .toArray(Figure[]::new));
    }

    private static Rounds rounds(DecidingFigure figure, double factor) {
        return Rounds.of(DoubleStream.of(1, 1.01, 1.02, 1.03)
                .mapToObj(value ->
                        figure == DecidingFigure.CAPACITY ? Figure.none("below its limit") : figure.of(factor * value))
                .toArray(Figure[]::new));
    }

    @Test
    void the_markdown_has_the_verdict_first_and_one_table() {
        var result = result(journey(COUNTRIES, CITIES), journey(COUNTRIES, times(CITIES, 21)));

        assertEquals("""
                # Regression

                Regression: one journey executes SELECT ... FROM cities WHERE a = $1 \\| $2: 21 times instead of 1.

                | | main (11111111) | HEAD (22222222) | verdict |
                | --- | ---: | ---: | --- |
                | statements | 2 | 22 | regression: one journey executes SELECT ... FROM cities WHERE a = $1 \\| $2: 21 \
                times instead of 1 |
                | `SELECT ... FROM cities WHERE a = $1 \\| $2` | 1 | 21 |  |
                | rows | 40 | 440 |  |
                | blocks of 8 KB | 5 | 65 |  |
                | bytes of the responses | 10 | 10 |  |

                - build: jar
                """, GateText.markdown(result));
    }

    @Test
    void the_json_has_the_verdict_and_the_same_rows() throws Exception {
        var result = result(journey(COUNTRIES), journey(COUNTRIES));

        var json = new ObjectMapper().readTree(GateText.json(result));

        assertEquals("verdict", json.fieldNames().next(), "a reader takes the first one");
        assertEquals("no regression", json.get("verdict").asText());
        assertEquals(BASE.hash(), json.get("base").get("hash").asText());
        assertEquals("jar", json.get("conditions").get("build").asText());
        assertEquals("statements", json.get("rows").get(0).get("what").asText());
        assertTrue(json.get("rows").get(1).path("verdict").isMissingNode(), json.toString());
    }

    private static GateResult result(Run base, Run head) {
        return new GateResult(BASE, HEAD, CONDITIONS, GateResult.ofJourneys(BASE, base, HEAD, head));
    }

    private static Executed times(Executed one, int times) {
        return new Executed(one.statement(), times * one.calls(), times * one.rows(), times * one.blocks());
    }

    private static Run journey(Executed... statements) {
        return run(new Journey(new TreeMap<>(Map.of("a", 10L)), List.of(statements)));
    }

    private static Run run(Map<String, Long> bytes) {
        return run(new Journey(new TreeMap<>(bytes), List.of(COUNTRIES)));
    }

    private static Run run(Journey journey) {
        return Runs.changed(Runs.run("any"), json -> json.withObject("/load").putPOJO("journey", journey));
    }

    private static Run failed(ValidityCheck.Kind kind, String finding) {
        return Runs.run("any", new ValidityCheck(kind, false, finding));
    }
}

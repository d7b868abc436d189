package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Stages;
import dev.a2b.measure.plan.Variation;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Machine;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    @Test
    void a_figure_is_compared_round_by_round_with_the_baseline() {
        var comparison = comparison(
                series(6).add("jar", 1, 1, 1).add("native", 1.3, 0.3, 20).runs());

        var cell = cell(comparison, "native", Column.CPU);

        assertEquals("jar", comparison.baseline().name());
        assertEquals("worse", cell.word());
        assertTrue(cell.details().matches("3\\d % more \\(2\\d to 3\\d %, 6 rounds\\)"), cell::details);
        assertEquals("better", cell(comparison, "native", Column.STARTUP).look());
        assertEquals("", cell(comparison, "jar", Column.CPU).word());
    }

    @Test
    void the_baseline_stands_first_and_its_control_second() {
        var comparison = comparison(series(4)
                .add("aot", 1, 1, 1)
                .add("jar again", 1, 1, 1)
                .add("jar", 1, 1, 1)
                .runs());

        assertEquals(
                List.of("jar baseline", "jar again control", "aot "),
                comparison.rows().stream()
                        .map(row -> row.name() + " " + row.role())
                        .toList());
    }

    @Test
    void there_is_one_sentence_a_use_case_without_the_control() {
        var comparison = comparison(series(6)
                .add("jar", 1, 1, 1)
                .add("jar again", 1, 1, 1)
                .add("native", 1.3, 0.3, 20)
                .runs());

        var answers = comparison.answers();

        assertEquals(
                List.of(
                        "Starts often",
                        "Is called right after a start",
                        "Runs for long",
                        "Has little memory",
                        "Is transferred often"),
                List.copyOf(answers.keySet()));
        var memory = answers.get("Has little memory");
        assertTrue(memory.matches("native takes \\d+ % less memory than jar \\([^;]*\\)"), memory);
    }

    @Test
    void an_image_shows_what_a_registry_transfers() {
        var runs = series(4).add("docker", 1, 1, 1).runs().stream()
                .map(run ->
                        Runs.changed(run, json -> json.withObject("/build/size").put("compressedBytes", 34_194_142)))
                .toList();

        assertEquals(
                "18.9 MB (34.2 compressed)",
                cell(comparison(runs), "docker", Column.SIZE).figure());
    }

    @Test
    void a_row_says_how_many_runs_had_a_fault_of_the_service() {
        var runs = new ArrayList<>(series(4).add("jar", 1, 1, 1).runs());
        runs.set(0, Runs.unstarted(runs.get(0), "it ended"));

        var capacity = cell(comparison(runs), "jar", Column.CAPACITY).figure();

        assertTrue(capacity.endsWith(" (1 of 4 runs had a fault)"), capacity);
    }

    @Test
    void three_rounds_say_nothing() {
        var comparison =
                comparison(series(3).add("jar", 1, 1, 1).add("native", 2, 1, 1).runs());

        assertEquals("not known", cell(comparison, "native", Column.CPU).word());
        assertEquals(
                "3 of at least 4 rounds were measured",
                cell(comparison, "native", Column.CPU).details());
        assertEquals("not known for native", comparison.answers().get("Runs for long"));
    }

    @Test
    void a_reason_is_told_once_a_row() {
        var comparison =
                comparison(series(3).add("jar", 1, 1, 1).add("native", 2, 1, 1).runs());
        var row = comparison.rows().get(1);

        assertEquals(
                List.of("3 of at least 4 rounds were measured", "as in the column startup", "as in the column startup"),
                row.cells().stream().limit(3).map(row::details).toList());
    }

    @Test
    void an_additional_run_stands_for_one_that_does_not_count() {
        var runs = new ArrayList<>(
                series(6).add("jar", 1, 1, 1).add("native", 2, 1, 1).runs());
        var last = runs.get(runs.size() - 1);
        runs.set(runs.size() - 1, without(last, DecidingFigure.CPU, "the load generator was late"));
        runs.add(Runs.changed(last, run -> run.put("id", last.id() + "-2")));

        var cell = cell(comparison(runs), "native", Column.CPU);

        assertTrue(cell.details().endsWith(", 6 rounds)"), cell::details);
        assertEquals(7, cell.runs().size());
    }

    @Test
    void a_figure_that_no_run_has_says_why() {
        var runs = series(4).add("jar", 1, 1, 1).runs().stream()
                .map(run -> without(run, DecidingFigure.CAPACITY, "the machine was busy"))
                .toList();

        assertEquals(
                "the machine was busy",
                cell(comparison(runs), "jar", Column.CAPACITY).figure());
    }

    @Test
    void runs_of_other_conditions_are_compared_apart() {
        var runs = series(4).add("jar", 1, 1, 1).runs();
        var others = Stream.<Consumer<ObjectNode>>of(
                        run -> run.withObject("/plan/load").put("levelSeconds", 77),
                        run -> run.withObject("/context/limits").put("cpus", 2),
                        run -> run.withObject("/context/database").put("kind", "container"),
                        run -> run.withObject("/context/round").put("series", "another"),
                        run -> run.withObject("/context").putPOJO("machine", new Machine("other", 2, 1)))
                .map(change -> Runs.changed(runs.get(0), change))
                .toList();

        assertEquals(
                6,
                Comparison.of(Stream.concat(runs.stream(), others.stream()).toList())
                        .size());
    }

    @Test
    void an_artifact_or_a_Java_of_its_own_makes_another_build() {
        var runs = new ArrayList<>(series(4).add("jar", 1, 1, 1).runs());
        runs.add(Runs.changed(runs.get(0), run -> run.withObject("/build").put("sha256", "0123456789")));
        runs.add(Runs.changed(runs.get(0), run -> run.withObject("/context").put("java", "another")));

        assertEquals(
                List.of("jar jar", "jar 0123456", "jar jar (2)"),
                comparison(runs).builds().stream().map(MeasuredBuild::name).toList());
    }

    @Test
    void a_run_whose_service_did_not_start_belongs_to_its_build() {
        var runs = new ArrayList<>(series(4).add("jar", 1, 1, 1).runs());
        runs.set(3, Runs.unstarted(runs.get(3), "it did not start"));

        assertEquals(1, comparison(runs).builds().size());
    }

    @Test
    void a_comparison_says_why_nothing_is_compared() {
        var both =
                series(4).with(null).add("jar", 1, 1, 1).add("native", 1, 1, 1).runs();
        var alone = series(4).add("jar", 1, 1, 1).add("native", 1, 1, 1).runs().stream()
                .map(run ->
                        Runs.changed(run, json -> json.withObject("/context").putNull("round")))
                .toList();

        assertTrue(comparison(both).fault().contains("without limits"));
        assertTrue(comparison(alone).fault().contains("not measured in rounds"));
        assertTrue(comparison(both.subList(0, 4)).fault().startsWith("Only jar was measured"));
        assertEquals(null, cell(comparison(both), "native", Column.CPU).verdict());
    }

    @Test
    void the_baseline_is_that_of_the_series() {
        var runs = series(4).add("jar", 1, 1, 1).add("native", 1.4, 0.3, 20).runs().stream()
                .map(run -> Runs.changed(
                        run, json -> json.withObject("/context/round").put("baseline", "native")))
                .toList();

        assertEquals("native", comparison(runs).baseline().name());
    }

    @Test
    void the_values_of_a_limit_are_compared_with_the_first_of_their_list() {
        var runs = new ArrayList<Run>();
        var values = List.of("512", "256", "128");
        for (var megabytes : List.of("128", "512", "256")) {
            runs.addAll(varied(
                    4,
                    new Variation("limit.memory", megabytes, values.indexOf(megabytes)),
                    json -> json.withObject("/context/limits")
                            .put("memoryBytes", Long.parseLong(megabytes) * 1_000_000)));
        }

        var comparison = comparison(runs);

        assertEquals("jar", comparison.subject());
        assertEquals("0.5 processors", comparison.conditions().limitsText());
        assertEquals(
                values, comparison.builds().stream().map(MeasuredBuild::name).toList());
    }

    @Test
    void the_values_of_the_loaded_rate_are_rows_of_one_comparison() {
        var runs = new ArrayList<Run>();
        var rates = List.of("14.2857", "28.5714");
        for (var rate : rates) {
            var stages = new Stages(0, 1, 60, 200_000, 1, Double.parseDouble(rate), 180);
            runs.addAll(varied(
                    1,
                    new Variation("plan.loaded.rate", rate, rates.indexOf(rate)),
                    json -> json.withObject("/plan/load").putPOJO("stages", stages)));
        }

        var comparison = comparison(runs);

        assertEquals(rates, comparison.rows().stream().map(Comparison.Row::name).toList());
        rates.forEach(rate -> assertTrue(cell(comparison, rate, Column.CPU).isKnown(), rate));
    }

    private static GeneratedSeries series(int rounds) {
        return new GeneratedSeries("20270101-120000", rounds);
    }

    private static Comparison comparison(List<Run> runs) {
        var comparisons = Comparison.of(runs);
        assertEquals(1, comparisons.size());
        return comparisons.get(0);
    }

    private static Cell cell(Comparison comparison, String build, Column column) {
        return comparison.rows().stream()
                .filter(row -> row.name().equals(build))
                .findFirst()
                .orElseThrow()
                .cell(column);
    }

    /** Rounds of a jar with a value of a varied setting, which also changes something else of each run. */
    private static List<Run> varied(int rounds, Variation variation, Consumer<ObjectNode> change) {
        return series(rounds).add("jar", 1, 1, 1).runs().stream()
                .map(run -> Runs.changed(run, json -> {
                    json.put("id", json.get("id").asText() + variation.value());
                    change.accept(json);
                }))
                .map(run -> Runs.varied(run, variation))
                .toList();
    }

    private static Run without(Run run, DecidingFigure figure, String reason) {
        return Runs.changed(run, json -> json.withObject("/figures").putPOJO(figure.name(), Figure.none(reason)));
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Level.Percentiles;
import dev.a2b.measure.result.LoadStage;
import dev.a2b.measure.result.LoadStage.Endpoint;
import dev.a2b.measure.result.ResourceUsage;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Figure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SeriesReportTest {

    private static final String ID = "20270101-120000";

    private static final List<Run> RUNS = new GeneratedSeries(ID, 6)
            .add("jar", 1, 1, 1)
            .add("jar again", 1, 1, 1)
            .add("native", 1.5, 0.4, 20)
            .runs();

    @Test
    void before_the_first_look_all_figures_but_the_exact_one_are_open() {
        assertEquals(
                Optional.of(Map.of(
                        "native",
                        List.of("startup", "answered at first", "CPU per request", "capacity", "peak memory"))),
                SeriesReport.of(RUNS, ID, 3).open());
    }

    @Test
    void figures_that_are_decided_are_not_open_and_nothing_is_open_about_the_control() {
        assertEquals(Optional.of(Map.of()), SeriesReport.of(RUNS, ID, 4).open());
    }

    @Test
    void a_figure_that_a_build_never_has_is_not_open() {
        var without = RUNS.stream().map(SeriesReportTest::machineBound).toList();

        assertEquals(Optional.of(Map.of()), SeriesReport.of(without, ID, 6).open());
    }

    @Test
    void nothing_is_open_where_nothing_is_compared() {
        assertEquals(Optional.empty(), SeriesReport.of(RUNS, "another", 6).open());
        assertEquals(
                List.of("Only jar was measured: a series measures several builds in rounds."),
                SeriesReport.of(RUNS.subList(0, 6), ID, 6).sentences());
    }

    @Test
    void the_figures_of_a_build_are_told_by_rounds() {
        var report = SeriesReport.of(RUNS, ID, 4);

        assertEquals(
                RUNS.stream()
                        .filter(run -> run.build().name().equals("native"))
                        .limit(4)
                        .map(run -> List.of(run.figures().get(DecidingFigure.CPU)))
                        .toList(),
                report.rounds("native", DecidingFigure.CPU).runs());
        assertEquals(List.of(), report.rounds("another", DecidingFigure.CPU).runs());
    }

    @Test
    void runs_of_another_machine_are_noticed() {
        var here = SeriesReport.of(RUNS, ID, 6);
        var elsewhere = Stream.concat(
                        RUNS.stream().skip(1),
                        Stream.of(Runs.changed(
                                RUNS.get(0),
                                run -> run.withObject("/context/machine").put("cpu", "another"))))
                .toList();

        assertFalse(here.isMixed());
        assertTrue(SeriesReport.of(elsewhere, ID, 6).isMixed());
        assertEquals(Optional.of(RUNS.get(RUNS.size() - 1).context()), here.context());
    }

    @Test
    void the_response_times_of_a_build_are_told_by_requests_and_rounds() {
        var level = Runs.level(10, 140, 1);
        var times = new Percentiles(1, 2, 30, 40, 50);
        var requests = new TreeMap<>(Map.of("book", endpoint(10, 0, times), "cities", endpoint(0, 9, times)));
        var loaded = new LoadStage(Plan.LOADED, level, 1, 9, requests, ResourceUsage.of(List.of(), level.window()));
        var runs = RUNS.stream()
                .map(run -> Runs.changed(
                        run, json -> json.withObject("/load").putArray("stages").addPOJO(loaded)))
                .toList();

        var told = SeriesReport.of(runs, ID, 2).responseTimes("native");

        assertEquals(Set.of("book", "cities"), told.keySet());
        assertEquals(
                List.of(List.of(Figure.of(30, "ms")), List.of(Figure.of(30, "ms"))),
                told.get("book").runs());
        assertEquals(
                List.of(Figure.none("no request succeeded")),
                told.get("cities").runs().get(0));
    }

    @Test
    void there_is_a_sentence_for_each_use_case() {
        var sentences = SeriesReport.of(RUNS, ID, 6).sentences();

        assertEquals(5, sentences.size());
        assertTrue(
                sentences.get(0).startsWith("Starts often: native needs 95 % less startup time than jar"),
                () -> sentences.get(0));
    }

    private static Endpoint endpoint(long successful, long failed, Percentiles percentiles) {
        return new Endpoint(successful, failed, percentiles, new TreeMap<>());
    }

    private static Run machineBound(Run run) {
        return !run.build().name().equals("native")
                ? run
                : Runs.changed(
                        run,
                        json -> json.withObject("/figures")
                                .putPOJO(DecidingFigure.CAPACITY.name(), Figure.none("below its limit")));
    }
}

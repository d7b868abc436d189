package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Round;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunPairsTest {

    private final List<Run> runs = new ArrayList<>();
    private final List<Run> others = new ArrayList<>();

    @Test
    void runs_of_the_same_round_are_paired() {
        runs.add(inRound("native-2", "a", 2));
        runs.add(inRound("native-3", "a", 3));
        others.add(inRound("jar-1", "a", 1));
        others.add(inRound("jar-2", "a", 2));
        others.add(inRound("jar-3", "a", 3));

        assertEquals(List.of("native-2 jar-2", "native-3 jar-3"), pairs());
    }

    @Test
    void the_same_round_of_another_series_is_another_round() {
        runs.add(inRound("native-1", "a", 1));
        others.add(inRound("jar-1", "b", 1));

        assertEquals(List.of(), pairs());
    }

    @Test
    void a_build_that_was_measured_twice_in_a_round_has_one_pair_of_it_with_its_newest_run() {
        runs.add(inRound("native-1", "a", 1));
        runs.add(inRound("native-1-again", "a", 1));
        runs.add(inRound("native-2", "a", 2));
        others.add(inRound("jar-1", "a", 1));
        others.add(inRound("jar-2", "a", 2));
        others.add(inRound("jar-2-again", "a", 2));

        assertEquals(List.of("native-1-again jar-1", "native-2 jar-2-again"), pairs());
    }

    @Test
    void a_round_in_which_one_of_the_two_does_not_count_is_left_out() {
        runs.add(inRound("native-1", "a", 1));
        runs.add(inRound("native-2", "a", 2));
        others.add(Runs.changed(
                inRound("jar-1", "a", 1),
                run -> run.withArray("/findings/checks").addPOJO(Runs.failed("it started 3 users"))));
        others.add(inRound("jar-2", "a", 2));

        assertEquals(List.of("native-2 jar-2"), pairs());
    }

    @Test
    void runs_without_a_round_are_paired_if_the_builds_took_turns() {
        runs.addAll(List.of(begun("native-1", 20), begun("native-2", 30)));
        others.addAll(List.of(begun("jar-1", 10), begun("jar-2", 40)));

        assertEquals(List.of("native-1 jar-1", "native-2 jar-2"), pairs());
    }

    @Test
    void runs_without_a_round_are_not_paired_if_one_build_came_after_the_other() {
        runs.addAll(List.of(begun("native-1", 10), begun("native-2", 20)));
        others.addAll(List.of(begun("jar-1", 30), begun("jar-2", 40)));

        assertEquals(List.of(), pairs());
    }

    @Test
    void runs_without_a_round_are_not_paired_if_one_build_has_more_of_them() {
        runs.addAll(List.of(begun("native-1", 20), begun("native-2", 30)));
        others.add(begun("jar-1", 10));

        assertEquals(List.of(), pairs());
    }

    private List<String> pairs() {
        return RunPairs.of(new Repeats(runs), new Repeats(others), Figures.LOAD).stream()
                .map(pair -> pair.run().id() + " " + pair.other().id())
                .toList();
    }

    private static Run inRound(String id, String series, int number) {
        return Runs.changed(
                Runs.run(id), run -> run.withObject("/context").putPOJO("round", new Round(series, number)));
    }

    private static Run begun(String id, long at) {
        return Runs.changed(
                Runs.run(id), run -> run.withObject("/context/phases/0").put("from", at));
    }
}

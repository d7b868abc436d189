package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Bisection;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Trials;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoublePredicate;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class LevelSearchTest {

    private static final Search BISECTION = search(0.05);
    private static final Search STEPS = new Search(0, 10, 45, null, 10, 20, List.of(), 0, 600);

    private final List<Double> played = new ArrayList<>();
    private Search kind = BISECTION;
    private int mostLevels = 100;

    @Test
    void levels_rise_until_one_fails_and_the_gap_is_halved() {
        var levels = run(rate -> rate <= 33);

        assertEquals(List.of(20.0, 40.0, 30.0, 35.0, 32.5, 33.75), played.subList(1, 7));
        assertEquals(32.5, saturation(levels));
        assertEquals(
                levels.stream()
                        .map(level -> level.level().offered().usersPerSecond())
                        .sorted()
                        .toList(),
                levels.stream()
                        .map(level -> level.level().offered().usersPerSecond())
                        .toList());
    }

    @Test
    void the_levels_beside_the_gap_are_tried_three_times() {
        run(rate -> rate <= 33);

        assertEquals(List.of(32.5, 32.5, 33.75, 33.75), played.subList(7, played.size()));
    }

    @Test
    void a_level_that_fails_once_by_chance_does_not_end_the_search() {
        var levels = run(rate -> rate <= 33 && !(rate == 20 && count(20) == 1));

        assertEquals(32.5, saturation(levels));
    }

    @Test
    void a_level_that_passes_once_by_chance_is_no_saturation() {
        var levels = run(rate -> rate <= 33 || rate == 40 && count(40) == 1);

        assertEquals(32.5, saturation(levels));
    }

    @Test
    void the_search_begins_above_the_highest_step_that_passes() {
        run(List.of(10.0, 20.0, 30.0), rate -> rate <= 41);

        assertEquals(List.of(60.0, 45.0, 37.5), played.subList(3, 6));
    }

    @Test
    void the_search_begins_between_the_steps_if_one_of_them_fails() {
        run(List.of(10.0, 20.0, 30.0), rate -> rate <= 25);

        assertEquals(List.of(25.0, 27.5), played.subList(3, 5));
    }

    @Test
    void a_step_counts_as_a_trial() {
        run(List.of(10.0, 20.0, 30.0), rate -> rate <= 30);

        assertEquals(3, count(30));
    }

    @Test
    void a_search_without_time_ends_undecided() {
        mostLevels = 3;

        var search = run(List.of(10.0), rate -> true);

        assertEquals(List.of(10.0, 20.0, 40.0), played);
        assertFalse(search.isDecided());
    }

    @Test
    void a_search_with_time_is_decided() {
        assertTrue(run(List.of(10.0), rate -> rate <= 33).isDecided());
    }

    @Test
    void a_level_above_a_failed_one_is_no_saturation_point() {
        assertTrue(saturation(run(rate -> rate != 20 && rate < 100)) < 20);
    }

    @Test
    void no_level_is_higher_than_the_most_that_is_planned() {
        var levels = run(rate -> true);

        assertEquals(List.of(10.0, 20.0, 40.0, 80.0, 160.0, 160.0, 160.0), played);
        assertEquals(160, saturation(levels));
    }

    @Test
    void nothing_is_halved_when_nothing_passes() {
        run(rate -> false);

        assertEquals(List.of(10.0, 10.0, 10.0), played);
    }

    @Test
    void levels_that_rise_by_a_step_end_at_the_first_that_fails() {
        kind = STEPS;

        var search = run(List.of(10.0), rate -> rate <= 25);

        assertEquals(List.of(10.0, 20.0, 30.0), played);
        assertEquals(20, saturation(search.levels()));
        assertTrue(search.isDecided());
    }

    @Test
    void levels_that_rise_by_a_step_end_at_the_most_that_is_planned() {
        kind = STEPS;

        run(rate -> true);

        assertEquals(List.of(10.0, 20.0, 30.0, 40.0, 45.0), played);
    }

    @Test
    void a_listed_level_that_fails_is_not_tried_again_if_levels_rise_by_a_step() {
        kind = STEPS;

        run(List.of(10.0, 20.0, 30.0), rate -> rate != 20);

        assertEquals(List.of(10.0, 20.0, 30.0), played);
    }

    @Test
    void a_search_by_steps_without_time_ends_undecided() {
        kind = STEPS;
        mostLevels = 2;

        assertFalse(run(List.of(10.0), rate -> true).isDecided());
    }

    @Test
    void several_levels_at_a_time_rise_to_the_most_that_is_planned() {
        assertEquals(List.of(40.0, 80.0, 160.0), several(10, 20));
    }

    @Test
    void several_levels_at_a_time_divide_the_gap_into_narrow_parts() {
        assertEquals(List.of(12.0, 14.0, 16.0, 18.0), new LevelSearch(search(0.2), judged(20, 10, 20)).several());
    }

    @Test
    void levels_beside_a_narrow_gap_are_tried_again_together() {
        assertEquals(List.of(100.0, 105.0), several(10, 100, 105));
    }

    @Test
    void nothing_is_left_when_both_edges_were_tried_three_times() {
        assertEquals(List.of(), several(100, 100, 100, 105, 105, 105));
    }

    @Test
    void several_levels_at_a_time_rise_by_steps_until_one_fails() {
        kind = STEPS;

        assertEquals(List.of(30.0, 40.0, 45.0), several(10, 20));
        assertEquals(List.of(), new LevelSearch(kind, judged(20, 10, 20, 30)).several());
    }

    /** After levels of which those below 105 users/s pass. */
    private List<Double> several(double... offered) {
        return new LevelSearch(kind, judged(105, offered)).several();
    }

    private List<JudgedLevel> judged(double failing, double... offered) {
        return DoubleStream.of(offered)
                .mapToObj(rate -> play(rate, one -> one < failing))
                .toList();
    }

    private static Search search(double gap) {
        return new Search(0, 10, 160, new Bisection(2, gap, 3), 0, 0, List.of(), 0, 600);
    }

    /** Begins with one step, of 10 users/s. */
    private List<JudgedLevel> run(DoublePredicate passes) {
        return run(List.of(10.0), passes).levels();
    }

    private LevelSearch run(List<Double> steps, DoublePredicate passes) {
        var search = new LevelSearch(
                kind, steps.stream().map(rate -> play(rate, passes)).toList());
        search.run(rate -> play(rate, passes), () -> played.size() < mostLevels);
        return search;
    }

    private JudgedLevel play(double rate, DoublePredicate passes) {
        played.add(rate);
        return new JudgedLevel(Runs.level(rate, 0, 1), passes.test(rate) ? List.of() : List.of("too slow"));
    }

    private static double saturation(List<JudgedLevel> levels) {
        return Trials.of(levels).stream()
                .takeWhile(Trials::pass)
                .mapToDouble(Trials::usersPerSecond)
                .max()
                .orElse(0);
    }

    private long count(double rate) {
        return played.stream().filter(one -> one == rate).count();
    }
}

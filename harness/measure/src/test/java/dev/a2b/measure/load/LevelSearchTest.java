package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.Trials;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.function.DoublePredicate;
import org.junit.jupiter.api.Test;

class LevelSearchTest {

    private static final Search SEARCH = new Search(0, 10, 10, 2, 160, 3, 0.05, 0, 10);

    private final List<Double> played = new ArrayList<>();

    @Test
    void levels_rise_until_one_fails_and_the_gap_is_halved() {
        var levels = run(rate -> rate <= 33);

        assertEquals(List.of(10.0, 20.0, 40.0, 30.0, 35.0, 32.5, 33.75), played.subList(0, 7));
        assertEquals(32.5, saturation(levels));
        assertEquals(levels.stream().map(level -> level.level().offered().usersPerSecond()).sorted().toList(),
            levels.stream().map(level -> level.level().offered().usersPerSecond()).toList());
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
    void a_search_whose_results_contradict_each_other_ends() {
        run(rate -> played.size() % 2 == 0);

        assertTrue(played.size() <= SEARCH.mostLevels());
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
    void the_users_and_the_time_are_enough_for_the_longest_search() {
        var most = 0.0;
        for (var limit = 10.0; limit <= 200; limit += 0.7) {
            played.clear();
            var above = limit;
            run(rate -> rate <= above);
            most = Math.max(most, played.stream().mapToDouble(rate -> rate * 30).sum() + 5 * 10);
            assertTrue(played.size() * 30 + 10 <= SEARCH.seconds(30));
        }

        assertTrue(most <= SEARCH.users(30, 5));
    }

    @Test
    void plan_standard_searches() {
        var given = new Properties();
        given.setProperty("plan", "standard");

        assertTrue(Plan.of(given).load().searches());
    }

    @Test
    void a_search_that_cannot_rise_is_refused() {
        var given = new Properties();
        given.setProperty("plan", "standard");
        given.setProperty("plan.search.growth", "1");

        assertTrue(assertThrows(MeasureException.class, () -> Plan.of(given)).getMessage()
            .contains("plan.search.growth above 1"));
    }

    private List<JudgedLevel> run(DoublePredicate passes) {
        return new LevelSearch(SEARCH).run(rate -> {
            played.add(rate);
            return new JudgedLevel(Runs.level(rate, 0, 1), passes.test(rate) ? List.of() : List.of("too slow"));
        });
    }

    private static double saturation(List<JudgedLevel> levels) {
        return Trials.of(levels).stream().takeWhile(Trials::pass).mapToDouble(Trials::usersPerSecond).max().orElse(0);
    }

    private long count(double rate) {
        return played.stream().filter(one -> one == rate).count();
    }
}

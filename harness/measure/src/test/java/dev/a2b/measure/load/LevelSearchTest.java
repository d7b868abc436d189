package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.function.DoublePredicate;
import org.junit.jupiter.api.Test;

class LevelSearchTest {

    private static final Search SEARCH = new Search(10, 2, 160, 2, 0.05, 0, 10);

    private final List<Double> played = new ArrayList<>();

    @Test
    void levels_rise_until_two_in_a_row_fail_and_the_gap_is_halved() {
        var levels = run(rate -> rate <= 33);

        assertEquals(List.of(10.0, 20.0, 40.0, 80.0), played.subList(0, 4));
        assertEquals(List.of(30.0, 35.0, 32.5, 33.75), played.subList(4, 8));
        assertEquals(32.5, saturation(levels));
        assertEquals(levels.stream().map(level -> level.level().offered().usersPerSecond()).sorted().toList(),
            levels.stream().map(level -> level.level().offered().usersPerSecond()).toList());
    }

    @Test
    void one_failed_level_does_not_end_the_rise() {
        run(rate -> rate != 20 && rate < 100);

        assertTrue(played.containsAll(List.of(40.0, 80.0, 160.0)), played.toString());
    }

    @Test
    void a_level_above_a_failed_one_is_no_saturation_point() {
        assertTrue(saturation(run(rate -> rate != 20 && rate < 100)) < 20);
    }

    @Test
    void no_level_is_higher_than_the_most_that_is_planned() {
        var levels = run(rate -> true);

        assertEquals(List.of(10.0, 20.0, 40.0, 80.0, 160.0), played);
        assertEquals(160, saturation(levels));
    }

    @Test
    void nothing_is_halved_when_nothing_passes() {
        run(rate -> false);

        assertEquals(List.of(10.0, 20.0), played);
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
        return levels.stream().takeWhile(JudgedLevel::passes)
            .mapToDouble(level -> level.level().offered().usersPerSecond()).max().orElse(0);
    }
}

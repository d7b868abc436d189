package dev.a2b.measure.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.Runs;
import dev.a2b.measure.load.LoadResult;
import dev.a2b.measure.load.Schedule.Stage;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Search;
import dev.a2b.measure.result.JudgedLevel;
import dev.a2b.measure.result.MeasuredLoad;
import dev.a2b.measure.result.Trials;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.function.DoublePredicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two listed levels, then levels that double up to 80 users/s. */
class SearchedLoadsTest {

    private final Properties given = new Properties();
    private final List<List<Double>> loads = new ArrayList<>();

    @BeforeEach
    void plan() {
        given.setProperty("plan", "standard");
        given.setProperty("plan.levels", "5,10");
        given.setProperty("plan.light", "10");
        given.setProperty("plan.search.most", "80");
        given.setProperty("plan.search.gap", "0.25");
        given.setProperty("plan.search.trials", "2");
    }

    @Test
    void the_first_load_has_all_rising_levels_and_the_next_one_those_in_the_gap() {
        search(rate -> rate < 31);

        assertEquals(List.of(5.0, 10.0, 20.0, 40.0, 80.0), loads.get(0));
        assertEquals(List.of(25.0, 30.0, 35.0), loads.get(1));
    }

    @Test
    void the_levels_beside_the_gap_are_offered_again_in_loads_of_their_own() {
        var result = search(rate -> rate < 31);

        assertEquals(List.of(30.0, 35.0), loads.get(2));
        assertEquals(3, loads.size());
        assertEquals(30, saturation(result));
        assertFalse(result.isCutShort());
    }

    @Test
    void a_level_that_passes_after_one_that_fails_does_not_count() {
        var result = search(rate -> rate != 20);

        assertEquals(List.of(5.0, 10.0, 20.0), loads.get(0).subList(0, 3));
        assertEquals(17.5, saturation(result));
        assertEquals(
                20,
                result.levels().stream()
                        .mapToDouble(SearchedLoadsTest::rate)
                        .max()
                        .orElseThrow());
    }

    @Test
    void if_no_level_fails_the_saturation_is_at_least_the_highest() {
        var result = search(rate -> true);

        assertEquals(80, saturation(result));
        assertTrue(Trials.of(result.levels()).stream().allMatch(Trials::pass));
        assertEquals(List.of(80.0), loads.get(1));
        assertFalse(result.isCutShort());
    }

    @Test
    void the_listed_levels_are_the_steps_even_if_one_fails() {
        var result = search(rate -> rate > 5);

        assertEquals(
                List.of(5.0, 10.0),
                result.steps().stream().map(SearchedLoadsTest::rate).toList());
        assertEquals(
                List.of(5.0, 5.0),
                result.levels().stream().map(SearchedLoadsTest::rate).toList());
    }

    @Test
    void the_time_of_the_plan_is_that_of_all_levels() {
        given.setProperty("plan.warmup.seconds", "0");
        given.setProperty("plan.level.seconds", "20");
        given.setProperty("plan.search.end.seconds", "120");

        var result = search(rate -> rate < 31);

        assertEquals(List.of(List.of(5.0, 10.0, 20.0, 40.0, 80.0), List.of(25.0)), loads);
        assertTrue(result.isCutShort());
    }

    @Test
    void the_stages_of_all_loads_follow_each_other() {
        var stages = search(rate -> rate < 31).stages();

        assertEquals(3 + 2, stages.size());
        for (var at = 1; at < stages.size(); at++) {
            assertEquals(stages.get(at - 1).to(), stages.get(at).from());
        }
    }

    @Test
    void the_load_generators_get_the_levels_without_a_search() {
        var listed = Plan.of(Search.listed(given, List.of(5.0, 12.5)));

        assertFalse(listed.load().searches());
        assertEquals(
                List.of(5.0, 12.5),
                listed.load().levels().stream().map(LoadStep::usersPerSecond).toList());
    }

    private LoadResult search(DoublePredicate passes) {
        var search = new SearchedLoads(Plan.of(given));
        for (var rates = search.next(); !rates.isEmpty(); rates = search.next()) {
            loads.add(rates);
            search.add(load(rates, passes));
        }
        return search.result();
    }

    private LoadResult load(List<Double> rates, DoublePredicate passes) {
        var levels = rates.stream()
                .map(rate ->
                        new JudgedLevel(Runs.level(rate, 0, 1), passes.test(rate) ? List.of() : List.of("too slow")))
                .toList();
        var from = 1000L * loads.size();
        return new LoadResult(
                List.of(new Stage("load", new LoadStep(1, 1), from, from + 500)),
                null,
                null,
                levels,
                levels,
                List.of(),
                List.of(),
                false);
    }

    private static double saturation(LoadResult result) {
        return new MeasuredLoad(null, null, List.of(), result.levels(), List.of(), null, List.of(), null, null)
                .saturation()
                .offered()
                .usersPerSecond();
    }

    private static double rate(JudgedLevel judged) {
        return judged.level().offered().usersPerSecond();
    }
}

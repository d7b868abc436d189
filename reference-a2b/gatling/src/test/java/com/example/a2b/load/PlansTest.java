package com.example.a2b.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.Limits;
import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Variation;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class PlansTest {

    @Test
    void smoke_says_that_it_is_not_comparable() {
        assertEquals("smoke: not comparable", plan("smoke").watermark());
    }

    @Test
    void standard_has_stages_that_are_the_same_for_every_build() {
        var stages = plan("standard").load().stages();

        assertEquals(32, stages.users());
        assertEquals(200_000, stages.warmUpRequests());
        assertEquals(60, stages.loadedSeconds());
    }

    @Test
    void smoke_has_the_stages_of_standard_in_less_than_a_minute() {
        var stages = plan("smoke").load().stages();

        assertTrue(stages.firstSeconds()
                        + stages.warmUpSeconds()
                        + stages.capacitySeconds()
                        + stages.loadedSeconds()
                        + 2 * plan("smoke").load().settleSeconds()
                < 60);
    }

    @Test
    void gate_has_no_first_minute_and_ends_within_four_minutes() {
        var stages = plan("gate").load().stages();

        assertFalse(stages.hasFirstMinute());
        assertTrue(stages.warmUpSeconds()
                        + stages.capacitySeconds()
                        + stages.loadedSeconds()
                        + 2 * plan("gate").load().settleSeconds()
                < 4 * 60);
    }

    @Test
    void article_is_a_ramp_from_100_to_200_users_per_second() {
        var plan = plan("article");

        assertEquals(150_001, plan.users());
        assertEquals(2000, plan.load().seconds());
    }

    @Test
    void capacity_rises_by_ten_users_a_second_until_fewer_than_90_percent_succeed() {
        var plan = plan("capacity");

        assertEquals(20, plan.load().search().above(plan.load().levels().get(0).usersPerSecond()));
        assertEquals(0.9, plan.thresholds().rule().throughput());
    }

    @Test
    void capacity_has_time_for_all_its_levels() {
        var load = plan("capacity").load();

        var levels = load.search().most() / load.search().step();
        var each = load.levelSeconds() + load.search().restSeconds();
        assertTrue(load.warmUp().seconds() + levels * each <= load.search().seconds());
    }

    @Test
    void closed_has_no_pauses_and_doubles_the_users() {
        var plan = plan("closed");

        assertEquals(0, plan.pause());
        assertEquals(List.of(1, 2, 4, 8, 16, 32, 64), plan.load().search().closed());
    }

    @Test
    void closed_has_time_for_all_its_loads() {
        var load = plan("closed").load();

        var loads = load.levels().size() + 2 * load.search().closed().size();
        var each = load.levelSeconds() + load.search().drainSeconds();
        assertTrue(load.warmUp().seconds() + loads * each <= load.search().seconds());
    }

    // sample: begin
    @Test
    void slow_partner_makes_the_partner_slower_lets_it_fail_and_lets_it_recover() {
        var load = plan("slow-partner").load();

        assertEquals(
                List.of("0", "0.1", "0.5", "1", "2", "5", "fail", "0"),
                load.levels().stream().map(LoadStep::partner).toList());
        assertEquals(
                1,
                load.levels().stream().map(LoadStep::usersPerSecond).distinct().count());
    }

    @Test
    void slow_partner_has_time_for_all_its_levels() {
        var load = plan("slow-partner").load();

        var each = load.levelSeconds()
                + load.search().restSeconds()
                + load.search().drainSeconds();
        assertTrue(load.warmUp().seconds() + load.levels().size() * each
                <= load.search().seconds());
    }

    @Test
    void fan_out_has_500_callers_of_four_delays() {
        var load = plan("fan-out").load();

        assertEquals(List.of(500), load.search().closed());
        assertEquals("0.12/0.19/0.6/1.2", load.levels().get(0).partner());
    }
    // sample: end

    @Test
    void soak_lasts_two_hours_or_as_long_as_one_says() {
        var shorter = given("soak");
        shorter.setProperty("plan.level.seconds", "600");

        assertEquals(7200, plan("soak").load().levelSeconds());
        assertEquals(600, Plan.of(shorter).load().levelSeconds());
        assertEquals(1, plan("soak").thresholds().growthPercent());
        assertEquals(18 * 300, plan("soak").load().mostConcurrentUsers(), "not all who arrive in two hours at once");
    }

    @Test
    void overload_goes_back_to_the_load_before() {
        var levels = plan("overload").load().levels();

        assertEquals(
                List.of(40.0, 160.0, 40.0),
                levels.stream().map(LoadStep::usersPerSecond).toList());
    }

    @Test
    void heap_varies_the_memory_and_measures_the_capacity_with_each() {
        var variations = Variation.listed(given("heap"), "heap");

        assertEquals(
                List.of("32", "64", "96", "128", "192", "256", "320", "384", "512"),
                variations.stream().map(Variation::value).toList());
        assertEquals(32, plan("heap").load().stages().users());
        assertEquals(512_000_000, Limits.of(given("heap"), "heap").orElseThrow().memoryBytes());
    }

    /** Checks and shutdown take up to 30 s, as nothing is started twice. */
    @Test
    void heap_ends_within_four_minutes() {
        assertTrue(plan("heap").load().search().seconds() + 30 <= 4 * 60);
    }

    /** Requests per second follow from the journey, so only their ratios are fixed. */
    @Test
    void resources_are_those_of_loads_like_200_400_and_500() {
        var rates = Variation.listed(given("resources"), "resources").stream()
                .map(variation -> Double.parseDouble(variation.value()))
                .toList();

        assertEquals(
                List.of(200L, 400L, 500L),
                rates.stream()
                        .map(rate -> Math.round(200 * rate / rates.get(0)))
                        .toList());
    }

    @Test
    void startup_starts_a_build_once_a_run_so_that_all_builds_take_turns() {
        assertEquals(1, plan("startup").startup().starts());
    }

    private static Plan plan(String name) {
        return Plan.of(given(name));
    }

    private static Properties given(String plan) {
        var given = new Properties();
        given.setProperty("plan", plan);
        return given;
    }
}

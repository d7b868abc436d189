package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.plan.LoadStep;
import dev.a2b.measure.plan.Variation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlanTest {

    private final Properties given = new Properties();

    @Test
    void smoke_is_the_default_and_says_that_it_is_not_comparable() {
        var plan = Plan.of(given);

        assertEquals("smoke", plan.name());
        assertEquals("smoke: not comparable", plan.watermark());
    }

    @Test
    void a_given_number_replaces_the_default() {
        given.setProperty("plan.levels", "40, 10");
        given.setProperty("plan.level.seconds", "30");

        var plan = Plan.of(given);

        assertEquals(40, plan.load().levels().get(0).usersPerSecond(), "the order is that of the setting");
        assertEquals(plan.load().warmUp().users() + 50 * 30 + 1, plan.users());
    }

    @Test
    void stages_take_their_time_and_at_most_all_users_who_ask_for_admission() {
        given.setProperty("plan", "stages");

        var load = Plan.of(given).load();

        assertEquals(15 + 30 + 4 + 4 + 2 * 1 + 3 * 30, load.seconds());
        assertEquals(1 + 10 * 15 + 30 + 2 + 200 * 5 + 100 * 5, load.users());
        assertEquals(200 * 1, load.mostConcurrentUsers());
        assertEquals(0, load.stages().loadedRate());
        assertEquals(30, load.warmUp().seconds());
    }

    @ParameterizedTest
    @CsvSource({
        "plan.capacity.users, 0, The stages need users and time",
        "plan.loaded.seconds, 1, The stages need users and time",
        "plan.light, 201, raise plan.arrivals to 201.0 or more",
        "plan.loaded.rate, 300, raise plan.arrivals to 300.0 or more"
    })
    void stages_that_cannot_be_offered_are_refused(String setting, String value, String told) {
        given.setProperty("plan", "stages");
        given.setProperty(setting, value);

        assertTrue(message().contains(told), this::message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "../plans/smoke", ""})
    void an_unknown_plan_is_refused_with_those_there_are(String name) {
        given.setProperty("plan", name);

        assertEquals(
                "There is no plan named \"" + name + "\": choose from capacity, closed, cluster, fan-out, "
                        + "fault, gate, heap, jvm, overload, resources, sizing, slow-partner, smoke, soak, stages, standard, or add a file to the folder plans.",
                message());
    }

    @Test
    void plans_are_read_from_the_folder_that_is_named(@TempDir Path folder) throws IOException {
        Files.copy(Path.of("src/test/resources/plans/soak.properties"), folder.resolve("mine.properties"));
        given.setProperty("measure.plans", folder.toString());
        given.setProperty("plan", "mine");

        assertEquals("mine", Plan.of(given).name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"large", "-1", "NaN", "Infinity"})
    void a_value_that_is_no_number_is_told_by_its_name(String value) {
        given.setProperty("plan.scale", value);

        assertEquals("The setting plan.scale is \"" + value + "\", which is not a number from 0 on.", message());
    }

    @Test
    void a_level_must_outlast_its_settling() {
        given.setProperty("plan.level.seconds", "3");
        given.setProperty("plan.settle.seconds", "3");

        assertTrue(message().contains("leaves nothing to judge"));
    }

    @Test
    void more_users_must_ask_for_admission_than_the_highest_level_has() {
        given.setProperty("plan", "capacity");
        given.setProperty("plan.arrivals", "69");

        assertEquals(
                "Fewer users ask for admission than the load needs: raise plan.arrivals to 70.0 or more.", message());
    }

    @Test
    void levels_can_end_at_the_first_that_fails_with_a_rest_after_each() {
        given.setProperty("plan", "capacity");

        var load = Plan.of(given).load();

        assertTrue(load.admission().endsAtFailure());
        assertEquals(List.of(new LoadStep(10, 6), new LoadStep(40, 6), new LoadStep(70, 6)), load.levels());
        assertEquals(1 + 6 * (10 + 40 + 70), load.users());
        assertEquals(1 + 3 * (6 + 1 + 30) + 3 * 30, load.seconds(), "each level with its rest and its drain");
        assertEquals(new LoadStep(400, load.seconds()), load.arrivals());
    }

    @Test
    void numbers_of_concurrent_users_can_follow_the_listed_levels() {
        given.setProperty("plan", "closed");

        var load = Plan.of(given).load();

        assertTrue(load.isAdaptive());
        assertEquals(List.of(1, 2), load.admission().closed());
        assertEquals(1 + 10 * 6 + 2 * 2 * 400 * 6, load.users(), "at most all who arrive are admitted");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,0", ","})
    void numbers_of_users_that_are_none_are_refused(String users) {
        given.setProperty("plan", "closed");
        given.setProperty("plan.closed", users);

        assertEquals(
                "The setting plan.closed lists numbers of concurrent users: give whole numbers of 1 or more.",
                message());
    }

    @Test
    void each_behavior_of_the_partner_has_a_level_of_the_same_rate() {
        given.setProperty("plan", "slow-partner");

        var load = Plan.of(given).load();

        assertTrue(load.isAdaptive());
        assertTrue(load.asksPartner());
        assertEquals(
                List.of(new LoadStep(10, 6, "0"), new LoadStep(10, 6, "0.2"), new LoadStep(10, 6, "fail")),
                load.levels());
        assertEquals(1 + 3 * 10 * 6, load.users());
    }

    @Test
    void only_a_plan_with_a_limit_of_growth_measures_it() {
        assertFalse(Plan.of(given).thresholds().limitsGrowth());
        given.setProperty("plan.growth.percent", "1");
        assertEquals(1, Plan.of(given).thresholds().growthPercent());
    }

    @Test
    void users_try_again_only_if_the_plan_says_so() {
        assertEquals(0, Plan.of(given).thresholds().retries());
        given.setProperty("plan.retries", "3");
        assertEquals(3, Plan.of(given).thresholds().retries());
    }

    @Test
    void callers_of_a_slow_partner_can_be_of_the_closed_model() {
        given.setProperty("plan", "fan-out");

        var load = Plan.of(given).load();

        assertEquals(List.of(20), load.admission().closed());
        assertEquals(List.of(new LoadStep(10, 6, "0.05/0.1")), load.levels());
    }

    @ParameterizedTest
    @ValueSource(strings = {"soon", "-1", "1/", "fail/1"})
    void a_behavior_of_the_partner_that_is_not_known_is_refused(String behavior) {
        given.setProperty("plan", "slow-partner");
        given.setProperty("plan.partner.delays", behavior);

        assertEquals(
                "The setting plan.partner.delays says how a partner behaves in each level: list the seconds until "
                        + "it answers, as in 0,0.5,2, or fail.",
                message());
    }

    @Test
    void a_number_of_users_that_is_not_whole_is_refused() {
        given.setProperty("plan", "closed");
        given.setProperty("plan.closed", "1,1.5");

        assertEquals("The setting plan.closed is \"1,1.5\", which is not a list of whole numbers.", message());
    }

    @Test
    void the_first_level_is_the_light_load() {
        given.setProperty("plan.levels", "40,10");

        assertEquals(40, Plan.of(given).load().light());
    }

    @Test
    void what_a_plan_does_not_set_has_the_default_of_the_page() {
        given.setProperty("plan", "soak");

        assertEquals(0.98, Plan.of(given).thresholds().rule().throughput());
        assertEquals(20260101, Plan.of(given).seed());
    }

    @Test
    void a_plan_of_the_library_needs_no_file(@TempDir Path folder) {
        given.setProperty("measure.plans", folder.resolve("missing").toString());
        given.setProperty("plan", "standard");

        assertEquals(32, Plan.of(given).load().stages().users());
    }

    @Test
    void a_file_of_the_project_changes_a_plan_of_the_library(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("gate.properties"), "plan.scale = 0.5");
        given.setProperty("measure.plans", folder.toString());
        given.setProperty("plan", "gate");

        assertEquals(0.5, Plan.of(given).scale());
        assertFalse(Plan.of(given).load().stages().hasFirstMinute());
    }

    @Test
    void a_misspelled_setting_in_a_file_is_refused(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("mine.properties"), "plan.sacle = 0.5");
        given.setProperty("measure.plans", folder.toString());
        given.setProperty("plan", "mine");

        assertEquals("There is no setting named \"plan.sacle\": did you mean plan.scale?", message());
    }

    @Test
    void the_gate_and_a_limit_of_heap_take_less_than_four_minutes() {
        given.setProperty("measure.plans", "none");
        for (var name : List.of("gate", "heap")) {
            given.setProperty("plan", name);
            var load = Plan.of(given).load();

            assertTrue(load.seconds() - 3 * load.drainSeconds() < 4 * 60, name);
        }
    }

    /**
     * Each file of the library is one. The rows that the report has for the values of a setting show CPU per request
     * and memory, which are figures of a stage.
     */
    @ParameterizedTest
    @MethodSource("plans")
    void the_plans_of_the_library_can_be_offered_and_those_that_vary_a_setting_have_stages(String name) {
        given.setProperty("measure.plans", "none");
        given.setProperty("plan", name);

        var load = Plan.of(given).load();

        assertTrue(load.seconds() > 0);
        assertTrue(Variation.listed(given, name).isEmpty() || load.stages() != null);
    }

    private static Stream<String> plans() throws IOException {
        try (var files = Files.list(Path.of("src/main/resources/dev/a2b/measure/plan"))) {
            return files.map(file -> file.getFileName().toString().replace(".properties", "")).toList().stream();
        }
    }

    private String message() {
        return assertThrows(MeasureException.class, () -> Plan.of(given)).getMessage();
    }
}

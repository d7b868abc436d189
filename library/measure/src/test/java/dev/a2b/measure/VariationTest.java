package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.plan.Variation;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariationTest {

    private final Properties given = new Properties();

    @Test
    void a_plan_that_names_no_setting_varies_nothing() {
        assertEquals(Optional.empty(), Variation.of(given, "standard"));
        assertEquals(List.of(), Variation.listed(given, "standard"));
    }

    @Test
    void a_run_has_the_value_of_the_plan() {
        given.setProperty("plan.vary", "limit.memory");

        assertEquals(Optional.of(new Variation("limit.memory", "512", 0)), Variation.of(given, "standard"));
    }

    @Test
    void a_run_has_the_given_value_rather_than_that_of_the_plan() {
        given.setProperty("plan.vary", "limit.memory");
        given.setProperty("limit.memory", "64");

        assertEquals(Optional.of(new Variation("limit.memory", "64", 0)), Variation.of(given, "standard"));
    }

    @Test
    void a_series_has_each_of_the_values() {
        given.setProperty("plan.vary", "plan.loaded.rate");
        given.setProperty("plan.vary.values", "20, 40");

        assertEquals(
                List.of(new Variation("plan.loaded.rate", "20", 0), new Variation("plan.loaded.rate", "40", 1)),
                Variation.listed(given, "stages"));
    }

    @Test
    void options_of_the_jvm_are_no_number() {
        given.setProperty("jvm.options", "-XX:+UseG1GC");

        assertEquals(Optional.of(new Variation("jvm.options", "-XX:+UseG1GC", 2)), Variation.of(given, "jvm"));
    }

    @Test
    void a_single_limit_varies_nothing() {
        given.setProperty("limit.cpus", "1");

        assertEquals(List.of(), Variation.listed(given, "standard"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plan.vary        | plan.scale | The setting plan.vary is \"plan.scale\", which no plan can vary: choose from",
                "plan.vary        | plan.loaded.rate | The plan standard has no loaded stage, so plan.loaded.rate cannot vary",
                "plan.vary.values |            | The setting plan.vary.values is missing",
                "plan.vary.values | 64,64      | -Dplan.vary.values=64,64 has a value twice",
                "plan.vary.values | 64,much    | The setting limit.memory is \"much\", which is not a number",
                "plan.vary.values | 0          | Limits need processors and memory",
                "limit.memory     | 64         | The plan standard varies limit.memory in a series: omit -Dlimit.memory",
                "limit.cpus       | 0.5,1      | The setting limit.cpus is \"0.5,1\", which is not a number: give one"
            })
    void a_series_that_makes_no_sense_is_refused(String name, String value, String reason) {
        given.setProperty("plan.vary", "limit.memory");
        given.setProperty("plan.vary.values", "64,128");
        given.setProperty(name, value == null ? "" : value);

        var refusal = assertThrows(MeasureException.class, () -> Variation.listed(given, "standard"))
                .getMessage();

        assertTrue(refusal.startsWith(reason), refusal);
    }

    @Test
    void a_run_with_several_values_is_refused() {
        given.setProperty("plan.vary", "plan.loaded.rate");
        given.setProperty("plan.loaded.rate", "20,40");

        assertEquals(
                "The setting plan.loaded.rate is \"20,40\", which is not a number from 0 on.",
                assertThrows(MeasureException.class, () -> Variation.of(given, "stages"))
                        .getMessage());
    }
}

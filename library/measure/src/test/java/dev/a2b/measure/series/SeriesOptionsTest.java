package dev.a2b.measure.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeriesOptionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                    | Name the builds to compare, the baseline first",
                "jra                   | There is no build named \"jra\": did you mean jar?",
                "jar,rival             | There is no build in -Dbuilds named \"rivl\": did you mean rival?",
                "jar+native,native+jar | -Dbuilds names native+jar twice"
            })
    void builds_that_make_no_sense_are_refused(String builds, String reason) {
        var settings = builds.contains("rival") ? new String[] {"sut.rivl.url=http://localhost:8080"} : new String[] {};

        var refusal = assertThrows(MeasureException.class, () -> Options.of(builds, settings))
                .getMessage();

        assertTrue(refusal.startsWith(reason), refusal);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "5", "7", "12"})
    void rounds_after_which_nobody_looks_are_refused(String rounds) {
        var refusal = assertThrows(MeasureException.class, () -> Options.of("jar", "plan.rounds=" + rounds));

        assertEquals(
                "The setting plan.rounds is " + rounds
                        + ", and builds are compared after 4, 6, 8, 10 rounds: give one of "
                        + "these numbers, or 1 to 3 for figures without verdicts.",
                refusal.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "jar          | plan=stages limit.cpus=1 | Builds are compared under the same limits, and this user may not",
                "jar,docker   | plan=stages limit.cpus=1 | Builds are compared under the same limits, and this user may not",
                "jar          | plan=stages plan.vary=limit.cpus plan.vary.values=1,2 | Builds are compared under the same",
                "docker,rival | limit.cpus=1 sut.rival.url=http://localhost:8080 | Nobody knows what a service at an "
                        + "address may use, so rival cannot be compared"
            })
    void a_series_that_could_compare_nothing_is_refused(String builds, String settings, String reason) {
        var options = Options.of(builds, settings.split(" "));

        var refusal = assertThrows(MeasureException.class, () -> options.demandLimits(() -> false, "rest"))
                .getMessage();

        assertTrue(refusal.startsWith(reason), refusal);
    }

    @ParameterizedTest
    @ValueSource(strings = {"control", "measure.restart"})
    void what_is_neither_true_nor_false_is_refused(String setting) {
        assertEquals(
                "The setting " + setting + " is \"yes\", which is not true or false.",
                assertThrows(MeasureException.class, () -> Options.of("jar", setting + "=yes"))
                        .getMessage());
    }

    @Test
    void the_engine_limits_images_and_a_plan_may_want_no_limits() {
        Options.of("docker,rival", "limit.cpus=1", "sut.rival.image=rival:1").demandLimits(() -> false, "rest");
        Options.of("jar,native", "plan=stages", "limit.cpus=none").demandLimits(() -> false, "rest");
    }
}

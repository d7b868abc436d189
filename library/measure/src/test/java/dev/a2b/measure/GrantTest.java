package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.plan.Grant;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class GrantTest {

    private final Properties given = new Properties();

    @Test
    void plan_smoke_grants_nothing() {
        assertEquals(Optional.empty(), Grant.of(given, "smoke"));
    }

    @Test
    void plan_standard_grants_a_quarter_of_the_processors_within_limits() {
        var grant = Grant.of(given, "standard").orElseThrow();

        assertTrue(grant.cpus() >= 0.5 && grant.cpus() <= 4, grant.text());
        assertEquals(512_000_000, grant.memoryBytes());
    }

    @Test
    void a_given_grant_replaces_that_of_the_plan() {
        given.setProperty("grant.cpus", "1.5");
        given.setProperty("grant.memory", "256");

        assertEquals(Optional.of(new Grant(1.5, 256_000_000)), Grant.of(given, "standard"));
    }

    @Test
    void no_grant_is_possible_with_every_plan() {
        given.setProperty("grant.cpus", "none");

        assertEquals(Optional.empty(), Grant.of(given, "standard"));
    }

    @Test
    void what_the_system_rounds_is_the_same_grant() {
        var wanted = new Grant(0.333, 300_000_000);

        assertTrue(wanted.isAbout(new Grant(0.33, 299_999_232)));
        assertFalse(wanted.isAbout(new Grant(0.35, 300_000_000)));
        assertFalse(wanted.isAbout(new Grant(0.333, 299_000_000)));
    }

    @Test
    void a_list_is_for_a_series() {
        given.setProperty("grant.cpus", "0.5,1");

        assertEquals(
                "-Dgrant.cpus=0.5,1 is a list, which is for a series: measure with -Pmeasure-all, or give one "
                        + "number.",
                assertThrows(MeasureException.class, () -> Grant.of(given, "standard"))
                        .getMessage());
    }

    @Test
    void a_grant_of_nothing_is_refused() {
        given.setProperty("grant.cpus", "0");

        assertEquals(
                "A grant needs processors and memory: give -Dgrant.cpus=0.5 and -Dgrant.memory=512, for example.",
                assertThrows(MeasureException.class, () -> Grant.of(given, "smoke"))
                        .getMessage());
    }
}

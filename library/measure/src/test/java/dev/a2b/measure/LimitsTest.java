package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.plan.Limits;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class LimitsTest {

    private final Properties given = new Properties();

    @Test
    void plan_smoke_has_no_limits() {
        assertEquals(Optional.empty(), Limits.of(given, "smoke"));
    }

    @Test
    void plan_standard_limits_a_service_to_a_quarter_of_the_processors() {
        var limits = Limits.of(given, "standard").orElseThrow();

        assertTrue(limits.cpus() >= 0.5 && limits.cpus() <= 4, limits.text());
        assertEquals(512_000_000, limits.memoryBytes());
    }

    @Test
    void given_limits_replace_those_of_the_plan() {
        given.setProperty("limit.cpus", "1.5");
        given.setProperty("limit.memory", "256");

        assertEquals(Optional.of(new Limits(1.5, 256_000_000)), Limits.of(given, "standard"));
    }

    @Test
    void no_limits_are_possible_with_every_plan() {
        given.setProperty("limit.cpus", "none");

        assertEquals(Optional.empty(), Limits.of(given, "standard"));
    }

    @Test
    void memory_alone_is_refused_where_the_plan_has_no_limits() {
        given.setProperty("limit.memory", "256");

        assertEquals(
                "The plan smoke has no limits: give -Dlimit.cpus=0.5 beside -Dlimit.memory, for example.",
                assertThrows(MeasureException.class, () -> Limits.of(given, "smoke"))
                        .getMessage());
    }

    @Test
    void what_the_system_rounds_are_the_same_limits() {
        var wanted = new Limits(0.333, 300_000_000);

        assertTrue(wanted.isAbout(new Limits(0.33, 299_999_232)));
        assertFalse(wanted.isAbout(new Limits(0.35, 300_000_000)));
        assertFalse(wanted.isAbout(new Limits(0.333, 299_000_000)));
    }

    @Test
    void a_list_is_refused_with_what_to_type() {
        given.setProperty("limit.cpus", "0.5,1");

        assertEquals(
                "The setting limit.cpus is \"0.5,1\", which is not a number: give one, or vary it with "
                        + "-Dplan.vary=limit.cpus -Dplan.vary.values=0.5,1",
                assertThrows(MeasureException.class, () -> Limits.of(given, "standard"))
                        .getMessage());
    }

    @Test
    void limits_of_nothing_are_refused() {
        given.setProperty("limit.cpus", "0");

        assertEquals(
                "Limits need processors and memory: give -Dlimit.cpus=0.5 and -Dlimit.memory=512, for example.",
                assertThrows(MeasureException.class, () -> Limits.of(given, "smoke"))
                        .getMessage());
    }
}

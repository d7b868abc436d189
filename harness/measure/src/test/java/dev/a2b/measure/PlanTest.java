package dev.a2b.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Properties;
import org.junit.jupiter.api.Test;

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

        assertEquals(10, plan.load().levels().get(0).usersPerSecond());
        assertEquals(plan.load().warmUp().users() + 50 * 30, plan.users());
    }

    @Test
    void article_is_the_published_ramp_judged_in_parts() {
        given.setProperty("plan", "article");

        var plan = Plan.of(given);

        assertEquals(150_000, plan.users());
        assertEquals(2000, plan.load().seconds());
        assertEquals(10, plan.load().levels().size());
        assertEquals(105, plan.load().levels().get(0).usersPerSecond(), 1e-9);
        assertEquals(195, plan.load().levels().get(9).usersPerSecond(), 1e-9);
    }

    @Test
    void an_unknown_plan_is_told() {
        given.setProperty("plan", "../smoke");

        assertTrue(message().startsWith("There is no plan named ../smoke"));
    }

    @Test
    void a_value_that_is_no_number_is_told_by_its_name() {
        given.setProperty("plan.scale", "large");

        assertEquals("The setting plan.scale is \"large\", which is not a number.", message());
    }

    @Test
    void a_level_must_outlast_its_settling() {
        given.setProperty("plan.level.seconds", "3");
        given.setProperty("plan.settle.seconds", "3");

        assertTrue(message().contains("leaves nothing to judge"));
    }

    private String message() {
        return assertThrows(MeasureException.class, () -> Plan.of(given)).getMessage();
    }
}

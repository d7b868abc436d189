package com.example.a2b.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.Plan;
import dev.a2b.measure.plan.LoadStep;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class PlansTest {

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
    void fan_out_has_500_callers_of_four_delays() {
        var load = plan("fan-out").load();

        assertEquals(List.of(500), load.admission().closed());
        assertEquals("0.12/0.19/0.6/1.2", load.levels().get(0).partner());
    }

    private static Plan plan(String name) {
        var given = new Properties();
        given.setProperty("plan", name);
        return Plan.of(given);
    }
}

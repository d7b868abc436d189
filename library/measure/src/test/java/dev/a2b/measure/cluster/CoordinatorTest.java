package dev.a2b.measure.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import dev.a2b.measure.Share;
import java.net.URI;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoordinatorTest {

    private final Properties given = new Properties();

    @Test
    void one_load_generator_needs_none() {
        assertEquals(Optional.empty(), Coordinator.of(given, Plan.of(given)));
    }

    @Test
    void listed_levels_can_be_coordinated() {
        given("plan", "smoke");

        assertTrue(Coordinator.of(given, Plan.of(given)).isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"closed", "slow-partner", "capacity", "stages"})
    void a_plan_whose_users_are_admitted_one_by_one_is_refused_in_one_sentence(String name) {
        given("plan", name);
        var plan = Plan.of(given);

        var refusal = assertThrows(MeasureException.class, () -> Coordinator.of(given, plan))
                .getMessage();

        assertTrue(refusal.startsWith("The plan " + name + " has a load that depends on its results, "), refusal);
    }

    @Test
    void a_load_generator_gets_the_plan_of_the_coordinator_and_no_other_setting() {
        given.setProperty("plan.levels", "1,2");
        given.setProperty("sut.url", "http://127.0.0.1:1");
        var own = new Properties();
        own.setProperty("plan", "standard");
        own.setProperty("plan.seed", "7");
        own.setProperty("port", "2");

        var assignment = Assignment.read(Assignment.write(URI.create("http://127.0.0.1:8080"), "run", 3, given));
        assignment.applyTo(own);

        assertEquals("http://127.0.0.1:8080", assignment.service().toString());
        assertEquals(new Share(2, 3), assignment.share(2));
        var expected = new Properties();
        expected.setProperty("plan.levels", "1,2");
        expected.setProperty("port", "2");
        assertEquals(expected, own);
    }

    private void given(String setting, String value) {
        given.setProperty("cluster.generators", "3");
        given.setProperty("sut.url", "http://127.0.0.1:1");
        given.setProperty(setting, value);
    }
}

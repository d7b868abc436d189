package dev.a2b.measure.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Runs;
import dev.a2b.measure.result.Level;
import dev.a2b.measure.result.ModelPair;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelComparisonTest {

    private final ModelComparison models = new ModelComparison(List.of(1, 2, 4));
    private final List<Double> open = new ArrayList<>();

    @Test
    void the_open_model_gets_the_throughput_of_each_closed_level() {
        models.run(users -> closed(10 * users), this::open, () -> true);

        assertEquals(List.of(10.0, 20.0, 40.0), open);
        assertEquals(
                List.of(1, 2, 4),
                models.pairs().stream().map(ModelPair::concurrentUsers).toList());
        assertTrue(models.isComplete());
    }

    @Test
    void requests_that_fail_are_no_throughput() {
        var half = Runs.level(20, 280, 1);
        var offered = new Level.Offered(40, 560, 1, 0, 0);

        models.run(
                users -> Runs.level(
                        offered, half.window(), half.responses(), half.meanMillis(), half.percentiles(), half.users()),
                this::open,
                () -> true);

        assertEquals(List.of(20.0, 20.0, 20.0), open);
    }

    @Test
    void a_pair_without_time_is_left_out() {
        models.run(users -> closed(10), this::open, () -> open.size() < 2);

        assertEquals(2, models.pairs().size());
        assertFalse(models.isComplete());
    }

    @Test
    void users_of_whom_no_request_succeeds_end_the_comparison() {
        var failure = assertThrows(
                MeasureException.class, () -> models.run(users -> Runs.level(10, 0, 1), this::open, () -> true));

        assertTrue(
                failure.getMessage().startsWith("No request succeeded with 1 concurrent users"), failure.getMessage());
    }

    /** So many journeys of 14 requests per second. */
    private static Level closed(int usersPerSecond) {
        return Runs.level(usersPerSecond, 14L * usersPerSecond, 1);
    }

    private Level open(double usersPerSecond) {
        open.add(usersPerSecond);
        return Runs.level(usersPerSecond, Math.round(14 * usersPerSecond), 1);
    }
}

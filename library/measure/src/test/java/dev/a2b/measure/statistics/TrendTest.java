package dev.a2b.measure.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TrendTest {

    @Test
    void a_straight_line_has_its_slope_and_no_error() {
        var trend = trend(100, i -> 500 + 2 * i);

        assertEquals(599, trend.mean(), 1e-9);
        assertEquals(2, trend.slope(), 1e-9);
        assertEquals(2, trend.low(), 1e-6);
        assertEquals(2, trend.high(), 1e-6);
    }

    /** Twenty values, each a period of its own. The squares of 0 to 19 around their mean add up to 665. */
    @Test
    void the_interval_is_that_of_the_regression() {
        var trend = trend(20, i -> i + (i % 2 == 0 ? 1 : -1));

        assertEquals(9.5, trend.mean(), 1e-9);
        assertEquals(1 - 10.0 / 665, trend.slope(), 1e-9);
        var residuals = 20 - 100.0 / 665;
        var error = Math.sqrt(residuals / 18 / 665);
        assertEquals(trend.slope() - 2.100922 * error, trend.low(), 1e-6);
        assertEquals(trend.slope() + 2.100922 * error, trend.high(), 1e-6);
    }

    @Test
    void values_that_only_swing_have_an_interval_that_contains_zero() {
        var trend = trend(2000, i -> 100 + i % 37);

        assertTrue(trend.low() < 0 && 0 < trend.high(), trend.toString());
    }

    @Test
    void a_slope_is_told_in_percent_of_the_mean() {
        assertEquals(5, new Trend(40, 2, 1, 3).percent(2));
        assertEquals(0, new Trend(0, 0, 0, 0).percent(0));
    }

    @Test
    void too_few_values_have_no_trend() {
        assertEquals(Optional.empty(), Trend.of(new double[19], new double[19]));
    }

    @Test
    void a_period_without_a_value_leaves_no_trend() {
        var times =
                IntStream.range(0, 40).mapToDouble(i -> i < 20 ? i : 1000 + i).toArray();

        assertEquals(Optional.empty(), Trend.of(times, new double[40]));
    }

    private static Trend trend(int values, IntToDoubleFunction value) {
        return Trend.of(
                        IntStream.range(0, values).mapToDouble(i -> i).toArray(),
                        IntStream.range(0, values).mapToDouble(value).toArray())
                .orElseThrow();
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.report.Axis.Tick;
import dev.a2b.measure.statistics.Scale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class AxisTest {

    @Test
    void a_linear_axis_ends_at_a_round_number() {
        assertEquals("0 50 100 150 200 250 300", labels(Axis.linear(280)));
        assertEquals("0 0.2 0.4 0.6 0.8 1", labels(Axis.linear(0.93)));
        assertEquals(0.5, Axis.linear(280).at(150), 1e-9);
    }

    @Test
    void a_logarithmic_axis_spreads_equal_ratios_equally() {
        var axis = Axis.logarithmic(3, 1000);

        assertEquals("1 10 100 1000", labels(axis));
        assertEquals(axis.at(100) - axis.at(10), axis.at(1000) - axis.at(100), 1e-9);
        assertEquals(0, Axis.logarithmic(1, 10).at(0), 1e-9);
    }

    @Test
    void changes_read_as_percents_multiples_or_points() {
        assertEquals("−30 % −20 % equal +30 % +50 %", labels(Axis.ofChanges(Scale.RATIO, -0.45, 0.45)));
        assertEquals("equal × 3 × 5 × 10 × 20", labels(Axis.ofChanges(Scale.RATIO, -0.16, 3.2)));
        assertEquals("−20 0 +20 +40", labels(Axis.ofChanges(Scale.POINTS, -21, 50)));
    }

    private static String labels(Axis axis) {
        return axis.ticks().stream()
                .sorted((one, other) -> Double.compare(one.value(), other.value()))
                .map(Tick::label)
                .collect(Collectors.joining(" "));
    }
}

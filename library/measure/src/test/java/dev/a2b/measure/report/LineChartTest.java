package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.a2b.measure.report.LineChart.Line;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineChartTest {

    @Test
    void a_line_is_interrupted_where_a_value_is_missing() {
        var chart = chart(new Line("jar", Arrays.asList(1.0, 2.0, null, 4.0)));

        assertEquals(
                List.of(2, 1),
                chart.lines().get(0).parts().stream().map(List::size).toList());
        assertEquals(List.of("2", Texts.NONE), chart.table().rows().get(2));
    }

    @Test
    void lines_over_a_long_time_have_the_means_of_neighbors() {
        var chart = chart(new Line("jar", Collections.nCopies(3600, 5.0)));

        assertEquals(360, chart.lines().get(0).parts().get(0).size());
        assertEquals("3000", chart.xTicks().get(3).label());
    }

    @Test
    void a_line_may_be_shorter_than_another() {
        var chart = chart(new Line("jar", List.of(1.0, 2.0)), new Line("native", List.of(1.0)));

        assertEquals(List.of("1", "2.00", Texts.NONE), chart.table().rows().get(1));
    }

    private static LineChart chart(Line... lines) {
        return LineChart.overSeconds("memory", false, 1, List.of(lines), "", "");
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.report.Chart.Axis;
import dev.a2b.measure.report.Chart.Kind;
import dev.a2b.measure.report.Chart.Limit;
import dev.a2b.measure.report.Chart.Series;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChartsTest {

    private static final Chart DOTS = new Chart(
            Kind.DOTS,
            "Memory",
            "less is better",
            "build",
            Axis.linear("MB"),
            List.of("jar", "<native>"),
            List.of(
                    Series.row("median", Series.PLAIN, List.of(15.0, 5.0)),
                    new Series("jar", "jvm-1", List.of(0.0, 0.0), List.of(10.0, 20.0)),
                    new Series("<native>", "native-1", List.of(1.0), List.of(5.0))),
            List.of());

    @Test
    void a_chart_has_a_title_with_its_unit_and_a_text_alternative() {
        var html = Charts.ofDots(List.of(DOTS));

        assertTrue(html.contains("<figcaption>Memory (MB)<small> less is better</small></figcaption>"), html);
        assertTrue(html.contains("aria-label=\"Chart: Memory (MB). jar 10.0, 20.0; &lt;native&gt; 5.00.\""), html);
    }

    @Test
    void a_dot_is_where_its_value_is() {
        var svg = RowChart.svg(DOTS, "");

        // Labels of 8 letters leave 335.2 of 400 units to values from 0 to 20.
        assertTrue(svg.contains("cx=\"218.4\" cy=\"10.0\" r=\"4.0\"><title>jar: 10.0</title>"), svg);
        assertTrue(svg.contains("cx=\"386.0\" cy=\"10.0\" r=\"4.0\"><title>jar: 20.0</title>"), svg);
    }

    @Test
    void the_parts_of_a_bar_follow_each_other() {
        var svg = RowChart.svg(
                Chart.bars(
                        "Artifact",
                        "build",
                        "MB",
                        List.of("12345678"),
                        List.of(
                                Series.row("first", "line-1", List.of(5.0)),
                                Series.row("second", "line-2", List.of(15.0)))),
                "");

        assertTrue(svg.contains("x=\"50.8\" y=\"3.5\" width=\"83.8\""), svg);
        assertTrue(svg.contains("x=\"134.6\" y=\"3.5\" width=\"251.4\""), svg);
    }

    @Test
    void a_line_is_interrupted_where_a_second_has_no_value() {
        var svg = LineChart.svg(overTime(Arrays.asList(1.0, 2.0, null, 4.0, 5.0), Axis.linear("")), "");

        assertEquals(2, svg.split("<polyline").length - 1);
    }

    @Test
    void a_value_between_unknown_ones_is_a_dot() {
        var svg = LineChart.svg(overTime(Arrays.asList(1.0, 2.0, null, 4.0), Axis.linear("")), "");

        assertEquals(1, svg.split("<polyline").length - 1);
        assertTrue(svg.contains("<title>: 4</title>"), svg);
    }

    @Test
    void a_time_of_0_is_drawn_at_the_beginning_of_a_logarithmic_axis() {
        var svg = LineChart.svg(overTime(List.of(0.0, 10.0), Axis.logarithmic("ms")), "");

        assertTrue(svg.contains("points=\"36,206 "), svg);
    }

    @Test
    void areas_are_on_top_of_each_other() {
        var lower = new Series("lower", "line-1", List.of(0.0, 1.0), List.of(1.0, 1.0));
        var upper = new Series("upper", "line-2", List.of(0.0, 1.0), List.of(1.0, 1.0));

        var svg = LineChart.svg(
                Chart.overTime("", Axis.linear(""), List.of(lower, upper), List.of())
                        .stacked(),
                "");

        assertTrue(svg.contains("points=\"36,206 36,8 388,8 388,206\""), svg);
        assertTrue(svg.indexOf("36,8 388,8") < svg.indexOf("points=\"36,206 36,107 388,107 388,206\""), svg);
    }

    @Test
    void a_limit_is_within_the_chart_and_named() {
        var svg = LineChart.svg(overTime(List.of(1.0, 1.0), new Axis("", false, new Limit("limit", 2))), "");

        assertTrue(svg.contains(">limit 2</text>"), svg);
        assertTrue(svg.contains("class=\"limit\" x1=\"36.0\" y1=\"47.6\""), svg);
    }

    @Test
    void a_long_time_is_drawn_in_groups_of_seconds() {
        var seconds = IntStream.range(0, 1600)
                .mapToObj(second -> (double) (second % 2))
                .toList();

        var rates = overTime(seconds, Axis.linear("per second"));
        var times = overTime(seconds, Axis.logarithmic("ms"));

        assertEquals("mean of 3 s each", rates.note());
        assertEquals(534, rates.series().get(0).x().size());
        assertEquals(1 / 3.0, rates.series().get(0).y().get(0));
        assertEquals("largest of 3 s each", times.note());
        assertEquals(1, times.series().get(0).y().get(0));
    }

    @Test
    void a_chart_with_nothing_to_draw_is_left_out() {
        assertFalse(Charts.withTables(List.of(overTime(List.of(0.0, 0.0), Axis.linear(""))))
                .contains("<figure>"));
    }

    private static Chart overTime(List<Double> values, Axis axis) {
        var x = IntStream.range(0, values.size())
                .mapToObj(second -> (double) second)
                .toList();
        return Chart.overTime("", axis, List.of(new Series("", "line-1", x, values)), List.of());
    }
}

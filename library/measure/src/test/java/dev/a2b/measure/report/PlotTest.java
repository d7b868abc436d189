package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.report.BuildGroup.Packaging;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlotTest {

    private static final Pattern NAME = Pattern.compile("<text class=\"name\"[^>]* x=\"([\\d.]+)\" y=\"([\\d.]+)\"");

    @Test
    void a_tick_has_the_digits_that_count() {
        assertEquals(
                List.of("0", "0.2", "0.4", "0.6", "0.8", "1"),
                Scale.linear("", 0.93).ticks().stream().map(Svg::number).toList());
        assertEquals(
                List.of("0", "0.002", "0.004", "0.006", "0.008"),
                Scale.linear("", 0.007).ticks().stream().map(Svg::number).toList());
    }

    @Test
    void a_scale_ends_at_round_numbers() {
        assertEquals(
                List.of(0.0, 500.0, 1000.0, 1500.0, 2000.0),
                Scale.linear("", 1900).ticks());
        assertEquals(
                List.of(50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0),
                Scale.logarithmic("", 60, 1900).ticks());
    }

    @Test
    void a_logarithmic_scale_has_equal_distances_for_equal_ratios() {
        var scale = Scale.logarithmic("", 1, 100);

        assertEquals(0, scale.at(1), 1e-9);
        assertEquals(0.5, scale.at(10), 1e-9);
        assertEquals(1, scale.at(100), 1e-9);
    }

    @Test
    void names_of_marks_at_the_same_place_do_not_cover_each_other() {
        var plot = new Plot(Scale.linear("", 10), Scale.linear("", 10));
        plot.mark("class=\"bubble\"", Packaging.PROCESS, 8, 8, 10, "");

        IntStream.range(0, 12).forEach(i -> plot.name("jvm-1", 8, 8, 10, "docker-aot"));

        var tops = NAME.matcher(plot.html(""))
                .results()
                .map(found -> new double[] {Double.parseDouble(found.group(1)), Double.parseDouble(found.group(2))})
                .toList();
        assertEquals(12, tops.size());
        for (var one : tops) {
            assertEquals(
                    1,
                    tops.stream()
                            .filter(other -> Math.abs(one[0] - other[0]) < 50 && Math.abs(one[1] - other[1]) < 10)
                            .count());
        }
    }

    @Test
    void a_text_is_never_taken_for_markup() {
        var plot = new Plot(Scale.linear("<b>", 10), Scale.linear("", 10));
        plot.name("jvm-1", 1, 1, 1, "<script>");

        var svg = plot.html("\">");

        assertTrue(svg.contains("aria-label=\"&quot;&gt;\""), svg);
        assertFalse(svg.contains("<script>") || svg.contains("<b>"), svg);
    }
}

package dev.a2b.measure.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.report.DotPlot.Row;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DotPlotTest {

    @Test
    void a_row_has_a_dot_for_each_round_and_a_bar_for_the_interval() {
        var plot = plot(6, Column.CPU);

        assertEquals(
                List.of("jar again", "native"),
                plot.rows().stream().map(Row::name).toList());
        assertEquals(List.of("", "worse"), plot.rows().stream().map(Row::look).toList());
        var row = plot.rows().get(1);
        assertEquals(6, row.dots().size());
        var from = Double.parseDouble(row.bar().get(0));
        var middle = Double.parseDouble(row.bar().get(2));
        assertTrue(Double.parseDouble(plot.band().get(1)) < from && from < middle, row::toString);
    }

    @Test
    void before_the_first_look_there_is_no_bar() {
        var row = plot(3, Column.CPU).rows().get(1);

        assertEquals(3, row.dots().size());
        assertEquals(List.of(), row.bar());
        assertEquals("not known", row.verdict());
    }

    @Test
    void a_size_has_no_plot() {
        assertEquals(Optional.empty(), DotPlot.of(comparison(6), Column.SIZE));
    }

    private static DotPlot plot(int rounds, Column column) {
        return DotPlot.of(comparison(rounds), column).orElseThrow();
    }

    private static Comparison comparison(int rounds) {
        var runs = new GeneratedSeries("20270101-120000", rounds)
                .add("jar", 1, 1, 1)
                .add("jar again", 1, 1, 1)
                .add("native", 1.5, 0.3, 20)
                .runs();
        return Comparison.of(runs).get(0);
    }
}

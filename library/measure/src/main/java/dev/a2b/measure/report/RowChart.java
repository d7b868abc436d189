package dev.a2b.measure.report;

import dev.a2b.measure.report.Chart.Kind;
import dev.a2b.measure.report.Chart.Series;
import java.util.stream.IntStream;

/** Draws a {@link Chart} with rows. */
final class RowChart {

    private static final double WIDTH = 400;
    private static final double ROW = 20;
    private static final double BAR = 13;
    private static final double DOT = 4;
    private static final double RIGHT = 14;
    private static final double BOTTOM = 22;
    private static final double GAP = 6;
    /** Width of a letter on average. */
    private static final double LETTER = 5.6;

    private static final int MOST_LETTERS = 26;

    private final Chart chart;
    private final double height;
    private final double left;
    private final Scale scale;
    private final Svg svg;

    private RowChart(Chart chart) {
        this.chart = chart;
        this.height = ROW * chart.labels().size() + BOTTOM;
        this.left = GAP
                + LETTER
                        * chart.labels().stream()
                                .mapToInt(label -> shown(label).length())
                                .max()
                                .orElse(0);
        this.scale = Scale.linear(
                "",
                IntStream.range(0, chart.labels().size())
                        .mapToDouble(this::most)
                        .max()
                        .orElse(1));
        this.svg = new Svg(WIDTH, height);
    }

    /** The chart as SVG; {@code label} says what it shows. */
    static String svg(Chart chart, String label) {
        return new RowChart(chart).drawn().html(label);
    }

    private Svg drawn() {
        for (var tick : scale.ticks()) {
            svg.line("class=\"grid\"", at(tick), 0, at(tick), height - BOTTOM);
            svg.text("class=\"tick\"", at(tick), height - BOTTOM + 13, "middle", Svg.number(tick));
        }
        for (var row = 0; row < chart.labels().size(); row++) {
            svg.text(
                    "class=\"label\"",
                    left - GAP,
                    middle(row) + DOT,
                    "end",
                    shown(chart.labels().get(row)));
            if (chart.kind() == Kind.BARS) {
                bar(row);
            }
        }
        if (chart.kind() == Kind.DOTS) {
            chart.series().stream().skip(1).forEach(this::dots);
            medians(chart.series().get(0));
        }
        return svg;
    }

    /** The end of the longest bar, or the largest value. */
    private double most(int row) {
        var values = chart.series().stream()
                .flatMapToDouble(one -> one.between(row, row + 1).values());
        return chart.kind() == Kind.BARS ? values.sum() : values.max().orElse(0);
    }

    private void bar(int row) {
        var from = 0.0;
        for (var part : chart.series()) {
            var value = part.y().get(row);
            if (value != null && value > 0) {
                svg.rectangle(
                        Svg.look("bar", part.colour()),
                        at(from),
                        middle(row) - BAR / 2,
                        at(from + value) - at(from),
                        BAR,
                        chart.labels().get(row) + ", " + part.name() + ": " + Chart.format(value));
                from += value;
            }
        }
    }

    private void dots(Series dots) {
        for (var i = 0; i < dots.x().size(); i++) {
            var row = dots.x().get(i).intValue();
            var value = dots.y().get(i);
            if (value != null) {
                svg.circle(
                        Svg.look("run-dot", dots.colour()),
                        at(value),
                        middle(row),
                        DOT,
                        chart.labels().get(row) + ": " + Chart.format(value));
            }
        }
    }

    private void medians(Series medians) {
        for (var row = 0; row < medians.y().size(); row++) {
            if (medians.y().get(row) != null) {
                var at = at(medians.y().get(row));
                svg.line("class=\"median\"", at, middle(row) - BAR / 2, at, middle(row) + BAR / 2);
            }
        }
    }

    private static String shown(String label) {
        return label.length() <= MOST_LETTERS ? label : label.substring(0, MOST_LETTERS - 1) + "…";
    }

    private static double middle(int row) {
        return ROW * (row + 0.5);
    }

    private double at(double value) {
        return left + scale.at(value) * (WIDTH - left - RIGHT);
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.report.Chart.Kind;
import dev.a2b.measure.report.Chart.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Draws a {@link Chart} of lines or areas. */
final class LineChart {

    private static final double WIDTH = 400;
    private static final double HEIGHT = 240;
    private static final double LEFT = 36;
    private static final double RIGHT = 12;
    private static final double TOP = 8;
    private static final double BOTTOM = 34;
    private static final double GAP = 4;
    private static final int MOST_TICKS = 8;
    private static final double DOT = 3;

    /** Where a logarithmic axis begins at the earliest, and a value of 0 is drawn. */
    private static final double LEAST = 0.5;

    private final Chart chart;
    private final Svg svg = new Svg(WIDTH, HEIGHT);
    private final Scale x;
    private final Scale y;

    private LineChart(Chart chart) {
        this.chart = chart;
        this.x = Scale.linear(
                "",
                chart.series().stream()
                        .flatMap(one -> one.x().stream())
                        .mapToDouble(Double::doubleValue)
                        .max()
                        .orElse(1));
        this.y = scale();
    }

    /** The chart as SVG; {@code label} says what it shows. */
    static String svg(Chart chart, String label) {
        return new LineChart(chart).drawn().html(label);
    }

    /** Class and attributes of a line or area, by its place in the chart. */
    static String look(Chart chart, int place) {
        var colour = chart.series().get(place).colour();
        return chart.kind() == Kind.AREAS ? Svg.look("area", colour) : Svg.look("line dash-" + place % 5, colour);
    }

    private Svg drawn() {
        axes();
        if (chart.kind() == Kind.AREAS) {
            areas();
        } else {
            IntStream.range(0, chart.series().size()).forEach(this::line);
        }
        var limit = chart.y().limit();
        if (limit != null) {
            svg.line("class=\"limit\"", LEFT, top(limit.value()), WIDTH - RIGHT, top(limit.value()));
            svg.text(
                    "class=\"limit\"",
                    LEFT + GAP,
                    top(limit.value()) - GAP,
                    "start",
                    limit.name() + " " + Svg.number(limit.value()));
        }
        return svg;
    }

    private Scale scale() {
        var values = values().toArray();
        var limit = chart.y().limit() == null
                ? DoubleStream.empty()
                : DoubleStream.of(chart.y().limit().value() * 1.1);
        var most = DoubleStream.concat(DoubleStream.of(values), limit).max().orElse(1);
        return chart.y().logarithmic()
                ? Scale.logarithmic(
                        "", Math.max(LEAST, DoubleStream.of(values).min().orElse(1)), Math.max(most, 1))
                : Scale.linear("", most);
    }

    /** What must be within the vertical axis. */
    private DoubleStream values() {
        return chart.kind() == Kind.AREAS
                ? totals(chart.series().size()).stream().mapToDouble(Double::doubleValue)
                : chart.series().stream().flatMapToDouble(Series::values);
    }

    /** The sums of the first series at each position. */
    private List<Double> totals(int count) {
        return IntStream.range(0, chart.series().get(0).x().size())
                .mapToObj(i -> chart.series().stream()
                        .limit(count)
                        .mapToDouble(one -> known(one.y().get(i)))
                        .sum())
                .toList();
    }

    private static double known(Double value) {
        return value == null ? 0 : value;
    }

    private void axes() {
        y.labelled(MOST_TICKS).forEach(tick -> {
            svg.line("class=\"grid\"", LEFT, top(tick), WIDTH - RIGHT, top(tick));
            svg.text("class=\"tick\"", LEFT - GAP, top(tick) + GAP, "end", Svg.number(tick));
        });
        if (chart.labels().isEmpty()) {
            chart.moments().forEach(at -> svg.line("class=\"moment\"", left(at), TOP, left(at), HEIGHT - BOTTOM));
            x.ticks().forEach(tick -> below(left(tick), Svg.number(tick)));
        } else {
            IntStream.range(0, chart.labels().size())
                    .forEach(i -> below(left(i), chart.labels().get(i)));
        }
        svg.text("class=\"title\"", WIDTH - RIGHT, HEIGHT - GAP, "end", chart.x());
    }

    private void below(double left, String text) {
        svg.text("class=\"tick\"", left, HEIGHT - BOTTOM + 13, "middle", text);
    }

    /** A line is interrupted where a value of a number is unknown, but not where that of a label is. */
    private void line(int place) {
        var series = chart.series().get(place);
        var known = new ArrayList<Integer>();
        for (var i = 0; i < series.x().size(); i++) {
            if (series.y().get(i) != null) {
                known.add(i);
            } else if (chart.labels().isEmpty()) {
                draw(place, known);
                known.clear();
            }
        }
        draw(place, known);
    }

    /** A single point is a dot, because a line without a length is invisible. */
    private void draw(int place, List<Integer> known) {
        var series = chart.series().get(place);
        if (known.size() == 1) {
            var x = series.x().get(known.get(0));
            var y = series.y().get(known.get(0));
            svg.circle(
                    Svg.look("run-dot", series.colour()), left(x), top(y), DOT, series.name() + ": " + Svg.number(y));
        } else if (!known.isEmpty()) {
            svg.points(
                    "polyline",
                    look(chart, place),
                    known.stream()
                            .map(i -> Svg.point(
                                    left(series.x().get(i)), top(series.y().get(i))))
                            .toList());
        }
    }

    /** All areas begin at 0, and each covers the lower part of those before it. */
    private void areas() {
        for (var place = chart.series().size() - 1; place >= 0; place--) {
            var points = new ArrayList<String>();
            var x = chart.series().get(place).x();
            var tops = totals(place + 1);
            points.add(Svg.point(left(x.get(0)), top(0)));
            IntStream.range(0, x.size()).forEach(i -> points.add(Svg.point(left(x.get(i)), top(tops.get(i)))));
            points.add(Svg.point(left(x.get(x.size() - 1)), top(0)));
            svg.points("polygon", look(chart, place), points);
        }
    }

    private double left(double value) {
        var width = WIDTH - LEFT - RIGHT;
        return LEFT
                + width
                        * (chart.labels().isEmpty()
                                ? x.at(value)
                                : (value + 0.5) / chart.labels().size());
    }

    private double top(double value) {
        return HEIGHT - BOTTOM - y.at(y.logarithmic() ? Math.max(LEAST, value) : value) * (HEIGHT - TOP - BOTTOM);
    }
}

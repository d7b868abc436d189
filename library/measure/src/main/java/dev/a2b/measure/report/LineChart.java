package dev.a2b.measure.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A chart of lines over seconds. Coordinates are those of the drawing.
 *
 * @param title what it shows, with the unit
 * @param says what may be concluded from it
 * @param saysNot what may not
 * @param xTicks labels of the horizontal axis
 * @param yTicks labels of the vertical axis
 * @param lines the lines
 * @param table the values, for those who do not see them
 */
record LineChart(
        String title,
        String says,
        String saysNot,
        List<Place> xTicks,
        List<Place> yTicks,
        List<Drawn> lines,
        Table table) {

    /** A label and its place on an axis. */
    record Place(String at, String label) {}

    /** A line, in parts if it has gaps: each part is a list of points, of which a single one is a dot. */
    record Drawn(String name, int look, List<List<String>> parts) {}

    /**
     * The values of a line.
     *
     * @param y one for each position; null where there is none
     */
    record Line(String name, List<Double> y) {}

    private static final int LEFT = 40;
    private static final int BOTTOM = 186;
    private static final int RIGHT = 388;
    private static final int TOP = 8;
    private static final int LOOKS = 8;
    private static final int MOST_ROWS = 12;
    /** More positions than these are not seen apart. */
    private static final int MOST = 360;

    /** Lines over seconds, of which the first position is 0; neighbours become one if they are too many. */
    static LineChart overSeconds(
            String title, boolean logarithmic, int every, List<Line> lines, String says, String saysNot) {
        var positions = lines.stream().mapToInt(line -> line.y.size()).max().orElse(0);
        var group = Math.max(1, (positions + MOST - 1) / MOST);
        var merged = lines.stream()
                .map(line -> new Line(line.name, merged(line.y, group)))
                .toList();
        var seconds = every * group;
        var count = (positions + group - 1) / group;
        var x = Axis.linear(Math.max(1, (count - 1) * seconds));
        var known = merged.stream()
                .flatMap(line -> line.y.stream())
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .summaryStatistics();
        var most = known.getCount() == 0 ? 1 : known.getMax();
        var y = logarithmic ? Axis.logarithmic(known.getCount() == 0 ? 1 : known.getMin(), most) : Axis.linear(most);
        var rows = Math.max(1, (count + MOST_ROWS - 1) / MOST_ROWS);
        return new LineChart(
                title,
                says,
                saysNot,
                ticks(x, LineChart::left),
                ticks(y, LineChart::top),
                IntStream.range(0, merged.size())
                        .mapToObj(i ->
                                new Drawn(merged.get(i).name, i % LOOKS + 1, parts(merged.get(i).y, seconds, x, y)))
                        .toList(),
                new Table(
                        title,
                        join("seconds", merged.stream().map(Line::name)),
                        IntStream.iterate(0, i -> i < count, i -> i + rows)
                                .mapToObj(i -> row(Integer.toString(i * seconds), merged, i))
                                .toList()));
    }

    private static List<Place> ticks(Axis axis, DoubleUnaryOperator coordinate) {
        return axis.ticks().stream()
                .map(tick -> new Place(Axis.coordinate(coordinate.applyAsDouble(axis.at(tick.value()))), tick.label()))
                .toList();
    }

    private static List<List<String>> parts(List<Double> values, int seconds, Axis x, Axis y) {
        var parts = new ArrayList<List<String>>();
        var open = false;
        for (var i = 0; i < values.size(); i++) {
            var value = values.get(i);
            if (value != null) {
                if (!open) {
                    parts.add(new ArrayList<>());
                }
                parts.get(parts.size() - 1)
                        .add(Axis.coordinate(left(x.at(i * seconds))) + "," + Axis.coordinate(top(y.at(value))));
            }
            open = value != null;
        }
        return parts;
    }

    private static List<Double> merged(List<Double> values, int group) {
        return IntStream.iterate(0, i -> i < values.size(), i -> i + group)
                .mapToObj(i -> values.subList(i, Math.min(values.size(), i + group)))
                .map(LineChart::mean)
                .toList();
    }

    private static Double mean(List<Double> values) {
        var known = values.stream()
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .average();
        return known.isPresent() ? known.getAsDouble() : null;
    }

    private static List<String> row(String head, List<Line> lines, int place) {
        return join(
                head, lines.stream().map(line -> place < line.y.size() ? Texts.number(line.y.get(place)) : Texts.NONE));
    }

    private static List<String> join(String head, Stream<String> cells) {
        return Stream.concat(Stream.of(head), cells).toList();
    }

    private static double left(double place) {
        return LEFT + place * (RIGHT - LEFT);
    }

    private static double top(double place) {
        return BOTTOM - place * (BOTTOM - TOP);
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.statistics.PairedInterval;
import dev.a2b.measure.statistics.Scale;
import dev.a2b.measure.statistics.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * How a figure of each build compares with that of the baseline: a row for each build, with a dot for each round and a
 * bar for the interval. Coordinates are those of the drawing.
 *
 * @param column what is compared
 * @param height height of the drawing, whose width is {@value #WIDTH}
 * @param ticks labels of the axis
 * @param band beginning and end of what is about the same
 * @param rows the rows, the control first
 */
record DotPlot(Column column, int height, List<Place> ticks, List<String> band, List<Row> rows) {

    /** A label and its place on the axis. */
    record Place(String x, String label) {}

    /**
     * A row.
     *
     * @param name name of the build
     * @param verdict its verdict in a word
     * @param look name of its colour
     * @param y its middle
     * @param dots places of the rounds
     * @param bar beginning, width and middle of the interval; empty if there is none
     * @param text what it shows, for those who do not see it
     */
    record Row(String name, String verdict, String look, int y, List<String> dots, List<String> bar, String text) {}

    /** A row of the comparison and its change in each round. */
    private record Compared(Comparison.Row row, double[] changes) {}

    static final int WIDTH = 400;

    private static final int SIDE = 16;
    private static final int TOP = 4;
    private static final int ROW = 40;
    private static final int MIDDLE = 28;
    private static final int BELOW = 22;
    /** How much of the range is left free at both ends. */
    private static final double AIR = 0.06;

    /** The plot; empty if the figure has no sampling error, or no two builds have it in one round. */
    static Optional<DotPlot> of(Comparison comparison, Column column) {
        var quantity = column.figure().quantity();
        var compared = comparison.rows().stream()
                .filter(row -> row.cell(column).verdict() != null)
                .map(row ->
                        new Compared(row, comparison.paired(column, row.build()).changes()))
                .filter(row -> row.changes.length > 0)
                .toList();
        if (quantity.exact() || compared.isEmpty()) {
            return Optional.empty();
        }
        var same = quantity.scale().ofPercent(Verdict.SAME);
        var axis = axis(quantity.scale(), same, compared);
        return Optional.of(new DotPlot(
                column,
                TOP + compared.size() * ROW + BELOW,
                axis.ticks().stream()
                        .map(tick -> new Place(x(axis, tick.value()), tick.label()))
                        .toList(),
                List.of(x(axis, -same), x(axis, same)),
                IntStream.range(0, compared.size())
                        .mapToObj(i -> row(axis, i, compared.get(i), column))
                        .toList()));
    }

    /** Width of the band. */
    public String bandWidth() {
        return Axis.coordinate(Double.parseDouble(band.get(1)) - Double.parseDouble(band.get(0)));
    }

    /** Where the axis is. */
    public int bottom() {
        return height - BELOW;
    }

    private static Row row(Axis axis, int number, Compared compared, Column column) {
        var cell = compared.row.cell(column);
        var interval = cell.verdict().interval();
        return new Row(
                compared.row.name(),
                cell.word(),
                cell.look(),
                TOP + number * ROW + MIDDLE,
                Arrays.stream(compared.changes)
                        .mapToObj(change -> x(axis, change))
                        .toList(),
                interval == null || interval.pairs() < 2 ? List.of() : bar(axis, interval),
                compared.row.name() + " " + cell.verdict().words());
    }

    private static List<String> bar(Axis axis, PairedInterval interval) {
        var from = left(axis, interval.low());
        return List.of(
                Axis.coordinate(from),
                Axis.coordinate(Math.max(1, left(axis, interval.high()) - from)),
                x(axis, interval.estimate()));
    }

    private static Axis axis(Scale scale, double same, List<Compared> compared) {
        var all = DoubleStream.concat(
                        DoubleStream.of(-same, same),
                        compared.stream().flatMapToDouble(row -> Arrays.stream(row.changes)))
                .summaryStatistics();
        var air = AIR * (all.getMax() - all.getMin());
        return Axis.ofChanges(scale, all.getMin() - air, all.getMax() + air);
    }

    private static String x(Axis axis, double change) {
        return Axis.coordinate(left(axis, change));
    }

    private static double left(Axis axis, double change) {
        return SIDE + Math.max(0, Math.min(1, axis.at(change))) * (WIDTH - 2 * SIDE);
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A chart. {@link LineChart} and {@link RowChart} draw it.
 *
 * @param kind what it looks like
 * @param title what it shows, without the unit
 * @param note a few words that help to read it; may be empty
 * @param x title of the horizontal axis; of a chart with rows, what a label names
 * @param y the axis of the values: the vertical one, but of a chart with rows the horizontal one
 * @param labels names of the rows, or of the positions of lines; empty if x is a number of at least 0
 * @param series the data
 * @param moments positions on the horizontal axis that are marked by thin vertical lines
 */
record Chart(
        Kind kind,
        String title,
        String note,
        String x,
        Axis y,
        List<String> labels,
        List<Series> series,
        List<Double> moments) {

    /** What a chart looks like. */
    enum Kind {
        /** Lines. */
        LINES,
        /** Areas on top of each other. */
        AREAS,
        /** A row for each label, with a dot for each value; the first series has the medians. */
        DOTS,
        /** A row for each label, with a bar of one part for each series. */
        BARS
    }

    /**
     * An axis of values.
     *
     * @param limit drawn as a line; null for none
     */
    record Axis(String title, boolean logarithmic, Limit limit) {

        static Axis linear(String title) {
            return new Axis(title, false, null);
        }

        static Axis logarithmic(String title) {
            return new Axis(title, true, null);
        }
    }

    /** A value that the figures should not exceed, or cannot. */
    record Limit(String name, double value) {}

    private static final int ROWS = 12;
    /** More values than these are not seen apart. */
    private static final int MOST = 720;

    /**
     * A part of the data.
     *
     * @param colour name of its colour in the style of the page
     * @param x positions on the horizontal axis, or indexes of labels
     * @param y values; null where there is none
     */
    record Series(String name, String colour, List<Double> x, List<Double> y) {

        /** The colour of what belongs to no build, for example a reference line. */
        static final String PLAIN = "quiet";

        /** One value for each label. */
        static Series row(String name, String colour, List<Double> y) {
            return new Series(
                    name,
                    colour,
                    IntStream.range(0, y.size()).mapToObj(i -> (double) i).toList(),
                    y);
        }

        /** The n-th colour, beginning with 0, of series that belong to no build. */
        static String colour(int number) {
            return "line-" + (number % 8 + 1);
        }

        /** Whether it has a value other than 0, so that there is something to draw. */
        boolean isDrawable() {
            return y.stream().anyMatch(value -> value != null && value != 0);
        }

        /** The part between two positions on the horizontal axis, the second one excluded. */
        Series between(double from, double to) {
            var kept = IntStream.range(0, x.size())
                    .filter(i -> from <= x.get(i) && x.get(i) < to)
                    .boxed()
                    .toList();
            return new Series(name, colour, kept.stream().map(x::get).toList(), pick(y, kept));
        }

        /** One value for so many neighbours: the largest one of response times, the mean of others. */
        private Series grouped(int size, boolean largest) {
            var first = IntStream.iterate(0, i -> i < x.size(), i -> i + size)
                    .boxed()
                    .toList();
            return new Series(
                    name,
                    colour,
                    pick(x, first),
                    first.stream()
                            .map(i -> {
                                var group = new Series("", "", List.of(), y.subList(i, Math.min(y.size(), i + size)))
                                        .values();
                                var value = largest ? group.max() : group.average();
                                return value.isPresent() ? value.getAsDouble() : null;
                            })
                            .toList());
        }

        /** Its values without the unknown ones. */
        DoubleStream values() {
            return y.stream().filter(Objects::nonNull).mapToDouble(Double::doubleValue);
        }

        /** Mean of the values between two positions; null if there are none. */
        private Double mean(double from, double to) {
            var mean = between(from, to).values().average();
            return mean.isPresent() ? mean.getAsDouble() : null;
        }

        private static List<Double> pick(List<Double> values, List<Integer> indexes) {
            return indexes.stream().map(values::get).toList();
        }
    }

    /** A chart of lines over seconds since the load began. */
    static Chart overTime(String title, Axis y, List<Series> series, List<Double> moments) {
        var loaded = series.stream()
                .map(one -> one.between(0, Double.MAX_VALUE))
                .filter(Series::isDrawable)
                .toList();
        var longest = loaded.stream().mapToInt(one -> one.x().size()).max().orElse(0);
        var group = (longest + MOST - 1) / MOST;
        var note = group < 2 ? "" : (y.logarithmic() ? "largest" : "mean") + " of " + group + " s each";
        return new Chart(
                Kind.LINES,
                title,
                note,
                "seconds since the load began",
                y,
                List.of(),
                group < 2
                        ? loaded
                        : loaded.stream()
                                .map(one -> one.grouped(group, y.logarithmic()))
                                .toList(),
                moments);
    }

    /** A chart of rows, each with a bar whose parts are the series. */
    static Chart bars(String title, String x, String unit, List<String> labels, List<Series> parts) {
        return new Chart(Kind.BARS, title, "", x, Axis.linear(unit), labels, parts, List.of());
    }

    /** The same with a note. */
    Chart with(String words) {
        return new Chart(kind, title, words, x, y, labels, series, moments);
    }

    /** The same as areas on top of each other. */
    Chart stacked() {
        return new Chart(Kind.AREAS, title, note, x, y, labels, series, moments);
    }

    /** Whether there is nothing to draw. */
    boolean isEmpty() {
        return series.stream().noneMatch(Series::isDrawable);
    }

    /** Whether it consists of rows. */
    boolean hasRows() {
        return kind == Kind.DOTS || kind == Kind.BARS;
    }

    /** Title with the unit of the values. */
    String heading() {
        var scale = y.logarithmic() ? ", logarithmic" : "";
        return y.title().isEmpty() ? title : title + " (" + y.title() + scale + ")";
    }

    /**
     * The figures as an HTML table: one row for each label, or means with at most a dozen rows, from the first to the
     * last position.
     */
    String table() {
        var names = series.stream().map(Series::name).toList();
        if (!labels.isEmpty()) {
            return Html.table(
                    heading(),
                    join(x, names),
                    IntStream.range(0, labels.size())
                            .mapToObj(row -> join(
                                    labels.get(row),
                                    series.stream()
                                            .map(one -> format(one.y().get(row)))
                                            .toList()))
                            .toList());
        }
        var all = series.stream()
                .flatMap(one -> one.x().stream())
                .mapToDouble(Double::doubleValue)
                .summaryStatistics();
        var from = Math.floor(all.getMin());
        var step = Math.max(1, Math.ceil((all.getMax() - from + 1) / ROWS));
        var rows = new ArrayList<List<String>>();
        for (var at = from; at <= all.getMax(); at += step) {
            rows.add(row(at, at + step));
        }
        return Html.table(heading() + ": means of " + (int) step + " s", join("seconds", names), rows);
    }

    /** The figures of dots as a sentence: all values of each row. */
    String sentence() {
        return IntStream.range(0, labels.size())
                .mapToObj(row -> labels.get(row) + " " + values(row))
                .collect(Collectors.joining("; ", "", "."));
    }

    private String values(int row) {
        var dots = series.stream()
                .skip(1)
                .flatMap(one -> one.between(row, row + 1).y().stream())
                .toList();
        return dots.isEmpty() ? "none" : dots.stream().map(Chart::format).collect(Collectors.joining(", "));
    }

    private List<String> row(double from, double to) {
        return join(
                (int) from + " to " + (int) to,
                series.stream().map(one -> format(one.mean(from, to))).toList());
    }

    private static List<String> join(String head, List<String> cells) {
        return Stream.concat(Stream.of(head), cells.stream()).toList();
    }

    /** A figure for people; an unknown one is a dash. */
    static String format(Double value) {
        return value == null ? "–" : Format.of(Math.abs(value) < 10 ? "%.2f" : "%.1f", value);
    }
}

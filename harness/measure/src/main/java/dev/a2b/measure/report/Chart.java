package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A chart that the script of the page draws. All decisions are made here; the script knows two kinds of charts only.
 *
 * @param bars whether the chart has horizontal bars with whiskers, one for each label; otherwise it has lines
 * @param title title of the chart
 * @param x title of the horizontal axis
 * @param y the vertical axis; for bars, its title says which figure is better
 * @param labels labels of the bars; empty for lines
 * @param best for each bar, whether it is the best one; empty for lines
 * @param series the lines; for bars, one series
 * @param moments positions on the horizontal axis that are marked by thin vertical lines
 */
record Chart(
    boolean bars, String title, String x, Axis y, List<String> labels, List<Boolean> best, List<Series> series,
    List<Double> moments) {

    /**
     * A vertical axis.
     *
     * @param limit drawn as a horizontal line; null for none
     */
    record Axis(String title, boolean logarithmic, Limit limit) {

        static Axis linear(String title) {
            return new Axis(title, false, null);
        }
    }

    /** A value that the figures should not exceed. */
    record Limit(String name, double value) {
    }

    private static final int ROWS = 12;

    /**
     * A line, or the bars.
     *
     * @param style number of its colour, dashes and points, or {@link #PLAIN}
     * @param dots whether each value has a dot
     * @param x positions on the horizontal axis; empty for bars
     * @param y values; null where there is none
     * @param low lower ends of the whiskers; empty for a line, null for a bar without a whisker
     * @param high upper ends of the whiskers; empty for a line, null for a bar without a whisker
     */
    record Series(
        String name, int style, boolean dots, List<Double> x, List<Double> y, List<Double> low, List<Double> high) {

        /** The style of a line that belongs to no build, for example a reference line. */
        static final int PLAIN = -1;

        static Series line(String name, int style, boolean dots, List<Double> x, List<Double> y) {
            return new Series(name, style, dots, x, y, List.of(), List.of());
        }

        /** Whether it has a value other than 0, so that there is something to draw. */
        boolean isDrawable() {
            return y.stream().anyMatch(value -> value != null && value != 0);
        }

        /** The part between two positions on the horizontal axis, the second one excluded. */
        Series between(double from, double to) {
            var kept = IntStream.range(0, x.size()).filter(i -> from <= x.get(i) && x.get(i) < to).boxed().toList();
            return line(name, style, dots, kept.stream().map(x::get).toList(), pick(y, kept));
        }

        /** Mean of the values between two positions; null if there are none. */
        private Double mean(double from, double to) {
            var part = between(from, to).y.stream().filter(Objects::nonNull).mapToDouble(Double::doubleValue);
            var mean = part.average();
            return mean.isPresent() ? mean.getAsDouble() : null;
        }

        private static List<Double> pick(List<Double> values, List<Integer> indexes) {
            return indexes.stream().map(values::get).toList();
        }
    }

    /** A chart of bars, with one value of the series for each label. */
    static Chart bars(
        String title, String x, String better, List<String> labels, List<Boolean> best, Series series) {
        return new Chart(true, title, x, Axis.linear(better), labels, best, List.of(series), List.of());
    }

    /** A chart of lines over a number. */
    static Chart lines(String title, String x, Axis y, List<Series> series) {
        return new Chart(false, title, x, y, List.of(), List.of(), series, List.of());
    }

    /** A chart of lines over seconds since the load began. */
    static Chart overTime(String title, String y, List<Series> series, List<Double> moments) {
        return new Chart(false, title, "seconds since the load began", Axis.linear(y), List.of(), List.of(), series,
            moments);
    }

    /** Whether there is nothing to draw. */
    boolean isEmpty() {
        return series.stream().noneMatch(Series::isDrawable);
    }

    /** The lines as an HTML table of means with at most a dozen rows, from the first to the last value. */
    String table() {
        var all = series.stream().flatMap(one -> one.x().stream()).mapToDouble(Double::doubleValue).summaryStatistics();
        var from = Math.floor(all.getMin());
        var step = Math.max(1, Math.ceil((all.getMax() - from + 1) / ROWS));
        var heads = Stream.concat(Stream.of("seconds"), series.stream().map(Series::name)).toList();
        var rows = new ArrayList<List<String>>();
        for (var at = from; at <= all.getMax(); at += step) {
            rows.add(row(at, at + step));
        }
        return Html.table(title + ", " + y.title() + ": means of " + (int) step + " s", heads, rows);
    }

    private List<String> row(double from, double to) {
        var cells = new ArrayList<>(List.of((int) from + " to " + (int) to));
        series.forEach(one -> cells.add(format(one.mean(from, to))));
        return cells;
    }

    private static String format(Double value) {
        return value == null ? "–" : Format.of("%.1f", value);
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the page's script draws. Everything is decided here; the script knows two kinds of charts and no figure.
 *
 * @param bars horizontal bars, one for each label, with whiskers; else lines over numbers
 * @param x title of the horizontal axis
 * @param y the vertical axis; of bars, its title says which figure is better
 * @param labels of the bars
 * @param best whether each bar is the best one
 * @param moments drawn as thin vertical lines
 */
record Chart(
    boolean bars, String title, String x, Axis y, List<String> labels, List<Boolean> best, List<Series> series,
    List<Double> moments) {

    /**
     * A vertical axis.
     *
     * @param limit drawn as a line across; null for none
     */
    record Axis(String title, boolean logarithmic, Limit limit) {

        static Axis linear(String title) {
            return new Axis(title, false, null);
        }
    }

    /** A value that figures should not exceed. */
    record Limit(String name, double value) {
    }

    private static final int ROWS = 12;

    /**
     * One line, or the bars.
     *
     * @param style number of its colour, dashes and points, or {@link #PLAIN}
     * @param dots whether each value is a dot
     * @param x empty for bars
     * @param y null where there is no value
     * @param low lower ends of the whiskers; empty for none, null where one has none
     */
    record Series(
        String name, int style, boolean dots, List<Double> x, List<Double> y, List<Double> low, List<Double> high) {

        /** The style of a line that stands for no build and no part. */
        static final int PLAIN = -1;

        static Series line(String name, int style, boolean dots, List<Double> x, List<Double> y) {
            return new Series(name, style, dots, x, y, List.of(), List.of());
        }

        /** Whether it has a value other than 0. */
        boolean isDrawable() {
            return y.stream().anyMatch(value -> value != null && value != 0);
        }

        /** Its part between two places on the horizontal axis. */
        Series between(double from, double to) {
            var kept = IntStream.range(0, x.size()).filter(i -> from <= x.get(i) && x.get(i) < to).boxed().toList();
            return line(name, style, dots, kept.stream().map(x::get).toList(), pick(y, kept));
        }

        /** Mean of its values between two places; null without any. */
        private Double mean(double from, double to) {
            var part = between(from, to).y.stream().filter(Objects::nonNull).mapToDouble(Double::doubleValue);
            var mean = part.average();
            return mean.isPresent() ? mean.getAsDouble() : null;
        }

        private static List<Double> pick(List<Double> values, List<Integer> indexes) {
            return indexes.stream().map(values::get).toList();
        }
    }

    /** Bars, a value of the series for each label. */
    static Chart bars(
        String title, String x, String better, List<String> labels, List<Boolean> best, Series series) {
        return new Chart(true, title, x, Axis.linear(better), labels, best, List.of(series), List.of());
    }

    /** Lines over a number. */
    static Chart lines(String title, String x, Axis y, List<Series> series) {
        return new Chart(false, title, x, y, List.of(), List.of(), series, List.of());
    }

    /** Lines over seconds from the beginning of the load. */
    static Chart overTime(String title, String y, List<Series> series, List<Double> moments) {
        return new Chart(false, title, "seconds since the load began", Axis.linear(y), List.of(), List.of(), series,
            moments);
    }

    /** Whether there is nothing to draw. */
    boolean isEmpty() {
        return series.stream().noneMatch(Series::isDrawable);
    }

    /** The lines as a table of means with a dozen rows, which begins where the first line does. */
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

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
 * @param logarithmic whether the vertical axis is
 * @param limit drawn as a line across; null for none
 * @param y title of the vertical axis; of bars, which of two is the better one
 * @param labels of the bars
 * @param moments drawn as thin vertical lines
 */
record Chart(
    boolean bars, String title, String x, String y, boolean logarithmic, Double limit, String limitName,
    List<String> labels, List<Series> series, List<Double> moments) {

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

        /** The style of a line that is no build's and no part's. */
        static final int PLAIN = -1;

        static Series line(String name, int style, boolean dots, List<Double> x, List<Double> y) {
            return new Series(name, style, dots, x, y, List.of(), List.of());
        }

        /** Whether it says anything: neither nothing is known nor nothing happened. */
        boolean isDrawable() {
            return y.stream().anyMatch(value -> value != null && value != 0);
        }

        /** The part of it between two places on its axis. */
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

    /** Bars; the builds in the order of the labels. */
    static Chart bars(String title, String x, String better, List<String> labels, Series series) {
        return new Chart(true, title, x, better, false, null, "", labels, List.of(series), List.of());
    }

    /** Lines over seconds from the beginning of the load. */
    static Chart overTime(String title, String y, List<Series> series, List<Double> moments) {
        return new Chart(false, title, "seconds since the load began", y, false, null, "", List.of(), series, moments);
    }

    /** Whether there is nothing to draw. */
    boolean isEmpty() {
        return series.stream().noneMatch(Series::isDrawable);
    }

    /** The lines as a table of means, a dozen rows; it begins where the first line does. */
    String table() {
        var all = series.stream().flatMap(one -> one.x().stream()).mapToDouble(Double::doubleValue).summaryStatistics();
        var from = Math.floor(all.getMin());
        var step = Math.max(1, Math.ceil((all.getMax() - from + 1) / ROWS));
        var heads = Stream.concat(Stream.of("seconds"), series.stream().map(Series::name)).toList();
        var rows = new ArrayList<List<String>>();
        for (var at = from; at <= all.getMax(); at += step) {
            rows.add(row(at, at + step));
        }
        return Html.table(title + ", " + y + ": means of " + (int) step + " s", heads, rows);
    }

    private List<String> row(double from, double to) {
        var cells = new ArrayList<>(List.of((int) from + " to " + (int) to));
        series.forEach(one -> cells.add(say(one.mean(from, to))));
        return cells;
    }

    private static String say(Double value) {
        return value == null ? "–" : Format.of("%.1f", value);
    }
}

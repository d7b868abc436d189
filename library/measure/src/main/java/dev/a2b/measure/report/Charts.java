package dev.a2b.measure.report;

import dev.a2b.measure.report.Chart.Kind;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Charts in the HTML page, each with a title, a key and a text alternative. */
final class Charts {

    private Charts() {}

    /** Charts, each with a table of its figures. Those with nothing to draw are left out. */
    static String withTables(List<Chart> all) {
        return grid(all.stream()
                .filter(chart -> !chart.isEmpty())
                .map(chart ->
                        figure(chart, "The table below it has its figures.", Html.details("Table", chart.table())))
                .toList());
    }

    /** Charts of dots, whose text alternatives say all figures. Those with nothing to draw are left out. */
    static String ofDots(List<Chart> all) {
        return grid(all.stream()
                .filter(chart -> !chart.isEmpty())
                .map(chart -> figure(chart, chart.sentence(), ""))
                .toList());
    }

    private static String grid(List<String> figures) {
        return Html.element("div class=\"charts\"", String.join("", figures));
    }

    private static String figure(Chart chart, String alternative, String table) {
        var label = "Chart: " + chart.heading() + ". " + alternative;
        return Html.element(
                "figure",
                Html.element(
                        "figcaption",
                        Html.text(chart.heading()),
                        chart.note().isEmpty() ? "" : Html.element("small", " ", Html.text(chart.note()))),
                chart.hasRows() ? RowChart.svg(chart, label) : LineChart.svg(chart, label),
                key(chart),
                table);
    }

    /** The names of the series, if their looks differ. */
    private static String key(Chart chart) {
        var colours =
                chart.series().stream().map(Chart.Series::colour).distinct().count();
        return colours < 2 || chart.kind() == Kind.DOTS
                ? ""
                : Html.element(
                        "ul class=\"key\"",
                        IntStream.range(0, chart.series().size())
                                .mapToObj(place -> Html.element(
                                        "li",
                                        Html.element(
                                                "svg class=\"sample\" aria-hidden=\"true\" viewBox=\"0 0 24 12\"",
                                                swatch(chart, place)),
                                        Html.text(chart.series().get(place).name())))
                                .collect(Collectors.joining()));
    }

    private static String swatch(Chart chart, int place) {
        return chart.kind() == Kind.LINES
                ? Html.element("line " + LineChart.look(chart, place) + " x1=\"0\" y1=\"6\" x2=\"24\" y2=\"6\"")
                : Html.element(
                        "rect " + Svg.look("bar", chart.series().get(place).colour())
                                + " x=\"6\" y=\"0\" width=\"12\" height=\"12\"");
    }
}

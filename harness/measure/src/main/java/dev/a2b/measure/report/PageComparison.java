package dev.a2b.measure.report;

import dev.a2b.measure.statistics.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The section of a comparison in the HTML page. */
final class PageComparison {

    private static final String LEGEND = "Each figure is the median of its runs. The range below it is the smallest "
        + "and the largest run, or from " + Range.ENOUGH + " runs on the bootstrap 95 % interval of the median. "
        + "★ best: "
        + "the best median, or one that reads the same. Tie: the range overlaps that of the best, so no difference is "
        + "shown. n=1: a single run, without a range. Unstable: the runs differ by more than 10 %.";

    private final Comparison comparison;
    private final Prices prices;

    PageComparison(Comparison comparison, Prices prices) {
        this.comparison = comparison;
        this.prices = prices;
    }

    /** The headline with the deciding figures. */
    String verdict() {
        var verdict = Verdict.of(comparison);
        return Html.element("p class=\"headline\"", Html.text(verdict.headline()))
            + Html.element("dl class=\"points\"", verdict.points().stream().map(PageComparison::point)
                .collect(Collectors.joining()));
    }

    /** The table, the remarks and the charts. */
    String body() {
        return table()
            + Html.list(Remarks.on(comparison))
            + Html.element("p class=\"legend\"", Html.text(LEGEND))
            + Html.element("h3", "Under rising load")
            + Html.element("p class=\"legend\"", "One run for each build: the one with the median saturation point.")
            + Html.details("Table", levels())
            + new PageDetails(comparison, prices).html();
    }

    private static String point(Verdict.Point point) {
        return Html.element("div",
            Html.element("dt", Html.text(point.metric().praise())),
            Html.element("dd class=\"build\"", Html.text(point.build())),
            Html.element("dd class=\"figure\"", Html.text(point.figure())),
            Html.element("dd", Html.text(point.standing())));
    }

    private String table() {
        var heads = new ArrayList<>(List.of("build"));
        comparison.builds().forEach(build -> heads.add(build.name()));
        var runs = Html.element("tr", Html.element("th scope=\"row\"", "runs"), comparison.builds().stream()
            .map(build -> Html.element("td", Html.text(build.runs()))).collect(Collectors.joining()));
        var caption = comparison.conditions().text();
        return Html.box(caption, Html.element("table class=\"comparison\"",
            Html.element("caption", Html.text(caption)),
            Html.element("thead", Html.head(heads)),
            Html.element("tbody", runs, Metric.ALL.stream().map(this::row).collect(Collectors.joining()))));
    }

    private String row(Metric metric) {
        return Html.element("tr", Html.element("th scope=\"row\"", Html.text(metric.head())),
            comparison.builds().stream().map(build -> cell(build.cell(metric))).collect(Collectors.joining()));
    }

    private static String cell(MetricSummary cell) {
        if (!cell.isFilled()) {
            return Html.element("td class=\"missing\"", Html.text(cell.note()));
        }
        var standing = cell.standing().words();
        var mark = cell.leads() ? Html.element("small class=\"mark\"", "★ ", Html.text(standing))
            : standing.isEmpty() ? "" : Html.element("small", Html.text(standing));
        var marks = cell.marks().stream().map(one -> Html.element("small", Html.text(one)))
            .collect(Collectors.joining());
        var ends = cell.ends().isEmpty() ? "" : Html.element("small", Html.text(cell.ends()));
        return Html.element(cell.leads() ? "td class=\"best\"" : "td", Html.element("b", Html.text(cell.figure())),
            ends, mark, marks);
    }

    private String levels() {
        return Html.table("Levels of load, one run for each build", LevelTable.HEAD, LevelTable.rows(comparison));
    }
}

package dev.a2b.measure.report;

import java.util.List;

/** The details of a comparison in the HTML page: all runs, and charts and tables of all builds. */
final class PageDetails {

    private final Comparison comparison;
    private final Prices prices;

    /** @param prices null for no money */
    PageDetails(Comparison comparison, Prices prices) {
        this.comparison = comparison;
        this.prices = prices;
    }

    String html() {
        var charts = new DetailCharts(comparison);
        var cost = new CostTable(comparison, prices);
        return Html.element("h3", "Every run")
                + Html.element("p class=\"legend\"", "A dot is a run, the vertical line the median of its build.")
                + Charts.ofDots(charts.repeats())
                + Html.element("h3", "The first minute")
                + Charts.withTables(charts.firstMinute())
                + Html.element("h3", "Response times, memory, processors and artifacts")
                + Charts.withTables(List.of(charts.percentiles(), charts.memory(), charts.processors(), charts.parts()))
                + Html.element("h3", "Cost")
                + Html.element("p class=\"legend\"", Html.text(cost.legend()))
                + Html.table("Cost", cost.heads(), cost.rows());
    }
}

package dev.a2b.measure.report;

import java.util.List;

/** The details of a comparison in the HTML page: all runs, and charts and tables of all builds. */
final class PageDetails {

    private final Comparison comparison;
    private final Prices prices;
    private final Charts figures;

    /** @param prices null for no money */
    PageDetails(Comparison comparison, Prices prices, Charts figures) {
        this.comparison = comparison;
        this.prices = prices;
        this.figures = figures;
    }

    String html() {
        var charts = new DetailCharts(comparison);
        var cost = new CostTable(comparison, prices);
        return Html.element("h3 class=\"repeated\"", "Every run")
            + Html.element("p class=\"legend repeated\"", "A dot is a run, the upright line the median of its build.")
            + figures.withoutTables(charts.repeats())
            + Html.element("h3", "The first minute")
            + figures.withTables(charts.firstMinute())
            + Html.element("h3", "Response times, memory, processors and artifacts")
            + figures.withTables(List.of(charts.percentiles(), charts.memory(), charts.processors(), charts.parts()))
            + Html.element("h3", "Cost")
            + Html.element("p class=\"legend\"", Html.text(cost.legend()))
            + Html.table("Cost", cost.heads(), cost.rows());
    }
}

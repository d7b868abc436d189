package dev.a2b.measure.report;

import java.util.List;
import java.util.stream.Collectors;

/** The section with the answers of special plans in the HTML page. */
final class PageExperiments {

    private PageExperiments() {}

    /** Empty without experiments. */
    static String html(List<Experiment> experiments) {
        return experiments.isEmpty()
                ? ""
                : Html.element(
                        "section id=\"experiments\"",
                        experiments.stream().map(PageExperiments::html).collect(Collectors.joining()));
    }

    private static String html(Experiment experiment) {
        return Html.element("h2", Html.text(experiment.title()))
                + Html.element("p class=\"legend\"", Html.text(experiment.question()))
                + Html.list(experiment.answers())
                + Charts.withTables(experiment.charts())
                + Html.details(
                        "Each run",
                        experiment.tables().stream()
                                .map(table -> Html.table(table.caption(), table.heads(), table.rows()))
                                .collect(Collectors.joining()));
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.report.MetricSummary.Standing;
import dev.a2b.measure.statistics.Range;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The section of a comparison in the HTML page. */
final class PageComparison {

    private final Comparison comparison;
    private final Prices prices;
    private final ComparisonPlots plots;

    /** @param prices null for no money */
    PageComparison(Comparison comparison, Prices prices) {
        this.comparison = comparison;
        this.prices = prices;
        this.plots = new ComparisonPlots(comparison);
    }

    /** A heading for a comparison that is not the first one. */
    String title() {
        var conditions = comparison.conditions();
        return "Plan " + conditions.plan().name() + ", " + conditions.limitsText() + ", "
                + conditions.machine().cpu();
    }

    /** A line for each use case. */
    String useCases() {
        var verdict = Verdict.of(comparison);
        return verdict.recommendations().isEmpty()
                ? Html.element("p class=\"headline\"", Html.text(verdict.headline()))
                : Html.element(
                        "dl class=\"use-cases\"",
                        verdict.recommendations().stream().map(this::useCase).collect(Collectors.joining()));
    }

    /** The plots that show the builds at a glance. */
    String plots() {
        return plots(plots.startupAndSaturation(), plots.responseTimes());
    }

    /** The table and the remarks, and the rest folded. */
    String body() {
        var rounds = ComparisonTable.rounds(comparison);
        return table(comparison.conditions().text(), Metric.DECIDING)
                + Html.element("p class=\"legend\"", Html.text(legend()))
                + Html.list(Remarks.on(comparison))
                + Html.details("Other metrics", table("Other metrics", Metric.OTHERS))
                + (rounds.isEmpty()
                        ? ""
                        : Html.details(
                                "Compared with " + baseline() + ", round by round",
                                Html.table("Ratios to " + baseline(), ComparisonTable.ROUNDS_HEAD, rounds)))
                + Html.details(
                        "Throughput under rising load, and the levels of one run of each build",
                        plots(plots.throughput())
                                + Html.table("Levels of load", LevelTable.HEAD, LevelTable.rows(comparison)));
    }

    /** All runs, and charts and tables of all builds. */
    String details() {
        return new PageDetails(comparison, prices).html();
    }

    private String useCase(Recommendation found) {
        return Html.element(
                "div",
                Html.element("dt", Html.text(found.useCase().text())),
                Html.element(
                        "dd",
                        found.build() == null
                                ? ""
                                : plots.swatch(found.build())
                                        + Html.element(
                                                "b", Html.text(found.build().name())) + " ",
                        Html.text(found.figures()),
                        found.certainty().isEmpty() ? "" : Html.element("small", Html.text(found.certainty()))));
    }

    private static String plots(String... figures) {
        var all = String.join("", figures);
        return all.isEmpty() ? "" : Html.element("div class=\"plots\"", all);
    }

    private String legend() {
        var text = "A figure is the median of its runs. The range below it is the smallest and the largest run, or "
                + "from " + Range.ENOUGH + " runs on the bootstrap 95 % interval of the median. ";
        return !comparison.isRanked()
                ? text
                : text + "★: the best. ☆: not known to be worse than the best. ×: how many times the figure of "
                        + baseline()
                        + " it is, compared within each round: median and range of the rounds. With fewer than "
                        + Range.ENOUGH
                        + " rounds, a difference is claimed if at least " + Difference.FEWEST
                        + " rounds are all on one side of "
                        + "1, and differ by a smaller factor from each other than from 1 (1.18 to 1.38 do: 1.38 / 1.18 is 1.17); "
                        + "from " + Range.ENOUGH + " rounds on, if the 95 % interval "
                        + "does not contain 1 and the sign test is significant at 1 %. n=1: a single run, from which the report "
                        + "cannot say whether builds differ.";
    }

    private String baseline() {
        return comparison.baseline().name();
    }

    private String table(String caption, List<Metric> all) {
        var metrics = ComparisonTable.measured(comparison, all);
        return Html.box(
                caption,
                Html.element(
                        "table class=\"comparison\"",
                        Html.element("caption", Html.text(caption)),
                        Html.element("thead", Html.head(ComparisonTable.heads(comparison, metrics))),
                        comparison.groups().stream()
                                .map(group -> group(group, metrics))
                                .collect(Collectors.joining())));
    }

    private String group(BuildGroup group, List<Metric> metrics) {
        var head = Html.element(
                "tr class=\"group\"",
                Html.element(
                        "th scope=\"rowgroup\" colspan=\"" + (metrics.size() + 2) + "\"", Html.text(group.text())));
        return Html.element(
                "tbody",
                comparison.groups().size() < 2 ? "" : head,
                comparison.builds(group).stream()
                        .map(build -> row(build, metrics))
                        .collect(Collectors.joining()));
    }

    private String row(ComparedBuild build, List<Metric> metrics) {
        return Html.element(
                "tr",
                Html.element("th scope=\"row\"", plots.swatch(build), Html.text(build.name())),
                metrics.stream().map(metric -> cell(build.cell(metric))).collect(Collectors.joining()),
                runs(build));
    }

    private static String runs(ComparedBuild build) {
        return build.runs().equals("1")
                ? Html.element("td class=\"single\"", "n=1")
                : Html.element("td", Html.text(build.runs()));
    }

    private static String cell(MetricSummary cell) {
        if (!cell.isFilled()) {
            return Html.element("td class=\"missing\"", Html.text(cell.note()));
        }
        var star = cell.leads() ? "★ " : cell.standing() == Standing.TIE ? "☆ " : "";
        var notes = Stream.of(cell.ends(), cell.comparedWithBaseline(), cell.note())
                .filter(note -> !note.isEmpty())
                .map(note -> Html.element("small", Html.text(note)))
                .collect(Collectors.joining());
        return Html.element(
                cell.leads() ? "td class=\"best\"" : "td", Html.element("b", star, Html.text(cell.figure())), notes);
    }
}

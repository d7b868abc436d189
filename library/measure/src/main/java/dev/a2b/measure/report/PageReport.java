package dev.a2b.measure.report;

import dev.a2b.measure.result.Phase;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The report as one self-contained HTML page without scripts. */
final class PageReport {

    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z]+)}}");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'");

    private final ReportModel model;

    private PageReport(ReportModel model) {
        this.model = model;
    }

    static String of(ReportModel model) throws IOException {
        return new PageReport(model).page();
    }

    private String page() throws IOException {
        var comparisons = model.comparisons().stream()
                .map(one -> new PageComparison(one, model.prices()))
                .toList();
        var parts = new HashMap<String, String>();
        parts.put("when", Html.text(when()));
        parts.put("usecases", useCases(comparisons));
        parts.put(
                "changes",
                model.limits().stream()
                        .map(LimitsComparison::changes)
                        .flatMap(Optional::stream)
                        .map(changes -> Html.element("p class=\"changes\"", Html.text(changes)))
                        .collect(Collectors.joining()));
        parts.put("plots", comparisons.isEmpty() ? "" : comparisons.get(0).plots());
        parts.put("joined", model.joined().stream().map(PageReport::joined).collect(Collectors.joining()));
        parts.put(
                "limits",
                model.limits().stream()
                        .map(limits -> Html.table("Limits side by side", limits.heads(), limits.rows())
                                + limits.missing()
                                        .map(missing -> Html.element("p", Html.text(missing)))
                                        .orElse(""))
                        .collect(Collectors.joining()));
        parts.put(
                "comparison",
                comparisons.isEmpty()
                        ? ""
                        : Html.element("h2", "Comparison") + "\n"
                                + comparisons.get(0).body() + comparisons.get(0).details());
        parts.put(
                "variations",
                model.variations().stream().map(PageReport::varied).collect(Collectors.joining()));
        parts.put("others", comparisons.stream().skip(1).map(PageReport::folded).collect(Collectors.joining()));
        var common = model.environment();
        parts.put(
                "runs",
                Html.list(model.missing())
                        + model.runs().stream()
                                .map(run -> new PageRun(run, model.folder()).html(common))
                                .collect(Collectors.joining()));
        parts.put(
                "environment",
                Html.table("Environment of all runs", List.of("setting", "value"), PageRun.rows(common)));
        var experiments = model.experiments();
        parts.put("experiments", PageExperiments.html(experiments));
        parts.put(
                "experimentslink", experiments.isEmpty() ? "" : Html.element("a href=\"#experiments\"", "Experiments"));
        var published = model.publishedTables();
        parts.put("published", PagePublished.html(published));
        parts.put(
                "publishedlink", published.isEmpty() ? "" : Html.element("a href=\"#published\"", "Published figures"));
        parts.put("style", resource("/report/report.css"));
        return PLACE.matcher(resource("/report/report.html"))
                .replaceAll(place -> Matcher.quoteReplacement(parts.get(place.group(1))));
    }

    private String useCases(List<PageComparison> comparisons) {
        if (!model.answers().isEmpty()) {
            return model.answers().stream()
                    .map(answer -> Html.element("p class=\"headline\"", Html.text(answer)))
                    .collect(Collectors.joining());
        }
        return comparisons.isEmpty()
                ? Html.element("p", Html.text(model.verdict().headline()))
                : comparisons.get(0).useCases();
    }

    /** The builds of several series as ratios to the baseline that all of them have. */
    private static String joined(JoinedSeries joined) {
        return Html.element(
                "section",
                Html.element("h2", JoinedSeries.TITLE),
                Html.element("p", Html.text(joined.legend())),
                Html.table(joined.conditions(), joined.heads(), joined.rows()),
                Html.list(joined.remarks()));
    }

    /** What each build does with each value of the setting that a plan varies. */
    private static String varied(VariationTable table) {
        return Html.element(
                "section",
                Html.element("h2", Html.text(table.title())),
                table.watermark().isEmpty() ? "" : Html.element("p", Html.text("Plan " + table.watermark() + ".")),
                Html.list(table.conclusions()),
                Html.table(table.conditions(), table.heads(), table.rows()),
                Charts.withTables(table.charts()),
                Html.list(table.remarks()));
    }

    /** A comparison that is not the first one, with its details folded. */
    private static String folded(PageComparison one) {
        return Html.element(
                "section",
                Html.element("h2", Html.text(one.title())),
                one.useCases(),
                one.plots(),
                one.body(),
                Html.details("All runs, the first minute, processors, artifacts and cost", one.details()));
    }

    private String when() {
        if (model.runs().isEmpty()) {
            return "No runs yet.";
        }
        var times = model.runs().stream()
                .flatMap(run -> run.context().phases().stream())
                .mapToLong(Phase::from)
                .summaryStatistics();
        var count = model.runs().size();
        return (count == 1 ? "1 run, " : count + " runs, ") + time(times.getMin()) + " to " + time(times.getMax())
                + ". "
                + model.comparisons().stream()
                        .findFirst()
                        .map(first -> first.conditions().text() + ".")
                        .orElse("");
    }

    private static String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
    }

    private static String resource(String name) throws IOException {
        try (var in = PageReport.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new FileNotFoundException(name + " is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}

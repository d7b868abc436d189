package dev.a2b.measure.report;

import dev.a2b.measure.report.MetricSummary.Standing;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The report as Markdown: the recommendations with a small table, the series that have the baseline in common, the
 * comparisons with a row for each build, the plans that vary a setting with a row for each value, the answers of
 * experiments, a table with a row for each run, and the environment that all runs have in common.
 */
final class MarkdownReport {

    private MarkdownReport() {}

    static String of(ReportModel model) {
        var lines = new ArrayList<>(List.of("# Measurements", ""));
        lines.addAll(summary(model));
        model.joined().forEach(joined -> lines.addAll(joined(joined)));
        model.limits().forEach(limits -> lines.addAll(limits(limits)));
        model.comparisons().forEach(comparison -> lines.addAll(comparison(comparison, model.prices())));
        model.variations().forEach(table -> lines.addAll(varied(table)));
        model.experiments().forEach(experiment -> lines.addAll(experiment(experiment)));
        model.publishedTables().forEach(table -> lines.addAll(published(table)));
        if (!model.runs().isEmpty()) {
            lines.addAll(List.of("", "## All runs", ""));
            lines.addAll(table(model.runs()));
        }
        lines.add("");
        model.remarks().forEach(remark -> lines.add("- " + plain(remark)));
        if (!model.runs().isEmpty()) {
            lines.addAll(List.of("", "## Environment of all runs", ""));
            lines.addAll(environment(model));
        }
        return String.join("\n", lines).stripTrailing() + "\n";
    }

    /** What a reader must see first; README.md of a project can take it over, up to the first heading. */
    private static List<String> summary(ReportModel model) {
        if (!model.answers().isEmpty()) {
            return model.answers().stream().map(answer -> "- " + plain(answer)).toList();
        }
        var verdict = model.verdict();
        if (verdict.recommendations().isEmpty()) {
            return List.of(plain(verdict.headline()));
        }
        var lines = new ArrayList<String>();
        verdict.recommendations().forEach(found -> lines.add("- " + recommendation(found)));
        model.limits().stream()
                .map(LimitsComparison::changes)
                .flatMap(Optional::stream)
                .forEach(changes -> lines.add("- " + plain(changes)));
        lines.add("");
        lines.addAll(atAGlance(model.comparisons().get(0)));
        return lines;
    }

    private static String recommendation(Recommendation found) {
        return plain("**" + found.title() + "** " + found.sentence());
    }

    private static List<String> atAGlance(Comparison comparison) {
        var metrics = ComparisonTable.atAGlance(comparison);
        var heads = Stream.concat(Stream.of("build"), metrics.stream().map(Metric::head))
                .toList();
        return table(
                heads,
                ComparisonTable.buildsAtAGlance(comparison).stream()
                        .map(build -> Stream.concat(
                                        Stream.of(build.name() + (build.counted() == 1 ? " (n=1)" : "")),
                                        metrics.stream().map(metric -> figure(build.cell(metric))))
                                .toList())
                        .toList());
    }

    private static List<String> joined(JoinedSeries joined) {
        var lines = new ArrayList<>(List.of("", "## " + JoinedSeries.TITLE, ""));
        lines.addAll(List.of(plain(joined.conditions() + ". " + joined.legend()), ""));
        lines.addAll(table(joined.heads(), joined.rows()));
        lines.add("");
        joined.remarks().forEach(remark -> lines.add("- " + plain(remark)));
        return lines;
    }

    private static List<String> limits(LimitsComparison limits) {
        var lines = new ArrayList<>(List.of("", "## Limits side by side", ""));
        lines.addAll(table(limits.heads(), limits.rows()));
        limits.missing().ifPresent(missing -> lines.addAll(List.of("", plain(missing))));
        return lines;
    }

    private static List<String> comparison(Comparison comparison, Prices prices) {
        var lines = new ArrayList<>(
                List.of("", "## " + plain(comparison.conditions().text()), ""));
        lines.addAll(table(comparison, Metric.DECIDING));
        lines.add("");
        Remarks.on(comparison).forEach(remark -> lines.add("- " + plain(remark)));
        lines.addAll(List.of("", "### Other metrics", ""));
        lines.addAll(table(comparison, Metric.OTHERS));
        var rounds = ComparisonTable.rounds(comparison);
        if (!rounds.isEmpty()) {
            var baseline = plain(comparison.baseline().name());
            lines.addAll(List.of("", "### Compared with " + baseline + ", round by round", ""));
            lines.addAll(table(ComparisonTable.ROUNDS_HEAD, rounds));
        }
        if (comparison.conditions().hasListedLevels()) {
            lines.addAll(List.of("", "### Levels, one run for each build", ""));
            lines.addAll(table(LevelTable.HEAD, LevelTable.rows(comparison)));
        }
        var cost = new CostTable(comparison, prices);
        lines.addAll(List.of("", "### Cost", "", plain(cost.legend()), ""));
        lines.addAll(table(cost.heads(), cost.rows()));
        return lines;
    }

    private static List<String> experiment(Experiment experiment) {
        var lines = new ArrayList<>(List.of("", "## " + experiment.title(), "", plain(experiment.question()), ""));
        experiment.answers().forEach(answer -> lines.add("- " + plain(answer)));
        experiment.tables().forEach(table -> {
            lines.addAll(List.of("", "### " + plain(table.caption()), ""));
            lines.addAll(table(table.heads(), table.rows()));
        });
        return lines;
    }

    private static List<String> varied(VariationTable varied) {
        var lines = new ArrayList<>(List.of("", "## " + plain(varied.title()), "", plain(varied.conditions()) + "."));
        if (!varied.watermark().isEmpty()) {
            lines.addAll(List.of("", "Plan " + plain(varied.watermark()) + "."));
        }
        lines.add("");
        varied.conclusions().forEach(sentence -> lines.add("- " + plain(sentence)));
        lines.add("");
        lines.addAll(table(varied.heads(), varied.rows()));
        lines.add("");
        varied.remarks().forEach(remark -> lines.add("- " + plain(remark)));
        return lines;
    }

    private static List<String> published(PublishedTable published) {
        var lines = new ArrayList<>(List.of("", "## " + PublishedTable.TITLE, "", plain(published.introduction()), ""));
        lines.addAll(table(published.heads(), published.rows()));
        lines.add("");
        lines.addAll(table(PublishedTable.CONDITIONS, published.conditions()));
        return lines;
    }

    private static List<String> table(List<String> heads, List<List<String>> rows) {
        var lines = new ArrayList<>(head(heads));
        rows.forEach(row -> lines.add(line(row)));
        return lines;
    }

    private static List<String> table(Comparison comparison, List<Metric> all) {
        var metrics = ComparisonTable.measured(comparison, all);
        return table(
                ComparisonTable.heads(comparison, metrics),
                comparison.builds().stream()
                        .map(build -> Stream.of(
                                        Stream.of(build.name()),
                                        metrics.stream().map(metric -> cell(build.cell(metric))),
                                        Stream.of(build.runs()))
                                .flatMap(parts -> parts)
                                .toList())
                        .toList());
    }

    private static String cell(MetricSummary cell) {
        if (!cell.isFilled()) {
            return cell.note();
        }
        var ends = cell.ends().isEmpty() ? "" : " (" + cell.ends() + ")";
        return Stream.of(figure(cell) + ends, cell.comparedWithBaseline(), cell.note())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** The figure alone: bold if it is the best, in italics if it is not known to be worse than the best. */
    private static String figure(MetricSummary cell) {
        if (!cell.isFilled()) {
            return cell.note();
        }
        var mark = cell.leads() ? "**" : cell.standing() == Standing.TIE ? "*" : "";
        return mark + cell.figure() + mark;
    }

    private static List<String> table(List<Run> runs) {
        var lines = new ArrayList<>(head(RunTable.of(runs.get(0)).keySet()));
        runs.forEach(run -> lines.add(line(RunTable.of(run).values())));
        return lines;
    }

    private static List<String> environment(ReportModel model) {
        var lines = new ArrayList<>(head(List.of("setting", "value")));
        model.environment().forEach((what, value) -> lines.add(line(List.of(what, value))));
        return lines;
    }

    private static List<String> head(Collection<String> cells) {
        return List.of(line(cells), cells.stream().map(cell -> "---").collect(Collectors.joining(" | ", "| ", " |")));
    }

    private static String line(Collection<String> cells) {
        return cells.stream()
                .map(cell -> plain(cell).replace("|", "\\|"))
                .collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** The text on one line, without HTML elements. */
    private static String plain(String text) {
        return text.replaceAll("\\s*\\R\\s*", " ").replace("<", "&lt;");
    }
}

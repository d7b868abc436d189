package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The report as Markdown: comparisons with a column for each build, a table with a row for each run, and the
 * environment that all runs have in common.
 */
final class MarkdownReport {

    private MarkdownReport() {
    }

    static String of(ReportModel model) {
        var lines = new ArrayList<>(List.of("# Measurements", "", plain(model.headline())));
        model.comparisons().forEach(comparison -> lines.addAll(comparison(comparison, model.prices())));
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

    private static List<String> comparison(Comparison comparison, Prices prices) {
        var lines = new ArrayList<>(List.of("",
            "## " + plain(comparison.conditions().text()), ""));
        lines.addAll(head(row("build", comparison, ComparedBuild::name)));
        lines.add(line(row("runs", comparison, ComparedBuild::runs)));
        Metric.ALL.forEach(metric ->
            lines.add(line(row(metric.head(), comparison, build -> cell(build.cell(metric))))));
        lines.add("");
        Remarks.on(comparison).forEach(remark -> lines.add("- " + plain(remark)));
        if (comparison.conditions().hasListedLevels()) {
            lines.addAll(List.of("", "### Levels, one run for each build", ""));
            lines.addAll(head(LevelTable.HEAD));
            LevelTable.rows(comparison).forEach(row -> lines.add(line(row)));
        }
        var cost = new CostTable(comparison, prices);
        lines.addAll(List.of("", "### Cost", "", plain(cost.legend()), ""));
        lines.addAll(table(cost.heads(), cost.rows()));
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

    private static List<String> row(
        String head, Comparison comparison, Function<ComparedBuild, String> cell) {
        return Stream.concat(Stream.of(head), comparison.builds().stream().map(cell)).toList();
    }

    private static String cell(MetricSummary cell) {
        if (!cell.isFilled()) {
            return cell.note();
        }
        var figure = cell.leads() ? "**" + cell.figure() + "**" : cell.figure();
        var ends = cell.ends().isEmpty() ? "" : " (" + cell.ends() + ")";
        return Stream.concat(Stream.of(figure + ends, cell.standing().words()), cell.marks().stream())
            .filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
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
        return cells.stream().map(cell -> plain(cell).replace("|", "\\|"))
            .collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** The text on one line, without HTML elements. */
    private static String plain(String text) {
        return text.replaceAll("\\s*\\R\\s*", " ").replace("<", "&lt;");
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The report as Markdown: comparisons with a column a build, all runs with a row each, and where they were made. */
final class MarkdownReport {

    private MarkdownReport() {
    }

    static String of(ReportModel findings) {
        var lines = new ArrayList<>(List.of("# Measurements", "", plain(findings.headline())));
        findings.comparisons().forEach(comparison -> lines.addAll(comparison(comparison)));
        if (!findings.runs().isEmpty()) {
            lines.addAll(List.of("", "## All runs", ""));
            lines.addAll(table(findings.runs()));
        }
        lines.add("");
        findings.remarks().forEach(remark -> lines.add("- " + plain(remark)));
        if (!findings.runs().isEmpty()) {
            lines.addAll(List.of("", "## The same in all runs", ""));
            lines.addAll(environment(findings));
        }
        return String.join("\n", lines).stripTrailing() + "\n";
    }

    private static List<String> comparison(Comparison comparison) {
        var conditions = comparison.conditions();
        var lines = new ArrayList<>(List.of("",
            "## Plan " + plain(conditions.planName()) + " on " + plain(conditions.machine()), ""));
        lines.addAll(head(row("build", comparison, ComparedBuild::name)));
        lines.add(line(row("runs", comparison, ComparedBuild::runs)));
        Metric.ALL.forEach(column ->
            lines.add(line(row(column.head(), comparison, build -> cell(build.cell(column))))));
        lines.add("");
        Remarks.on(comparison).forEach(remark -> lines.add("- " + plain(remark)));
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
        return figure + ends + cell.marks().stream().map(mark -> ", " + mark).collect(Collectors.joining());
    }

    private static List<String> table(List<Run> runs) {
        var lines = new ArrayList<>(head(Row.of(runs.get(0)).keySet()));
        runs.forEach(run -> lines.add(line(Row.of(run).values())));
        return lines;
    }

    private static List<String> environment(ReportModel findings) {
        var lines = new ArrayList<>(head(List.of("what", "value")));
        findings.environment().forEach((what, value) -> lines.add(line(List.of(what, value))));
        return lines;
    }

    private static List<String> head(Collection<String> cells) {
        return List.of(line(cells), cells.stream().map(cell -> "---").collect(Collectors.joining(" | ", "| ", " |")));
    }

    private static String line(Collection<String> cells) {
        return cells.stream().map(cell -> plain(cell).replace("|", "\\|"))
            .collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** One line, and nothing that a browser would take for an element. */
    private static String plain(String text) {
        return text.replaceAll("\\s*\\R\\s*", " ").replace("<", "&lt;");
    }
}

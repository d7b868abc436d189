package dev.a2b.measure.report;

import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The report as CSV (<a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>): one row for each run, with plain
 * numbers; a cell without a figure is empty.
 */
final class CsvReport {

    private CsvReport() {}

    static String of(ReportModel model) {
        var rows = new ArrayList<List<String>>();
        var head = new ArrayList<>(List.of("run", "build", "sha256", "plan", "seed", "database", "counts"));
        Metric.ALL.forEach(metric -> head.add(metric.head()));
        head.add("remarks");
        rows.add(head);
        model.runs().forEach(run -> rows.add(row(run)));
        return rows.stream()
                .map(row -> row.stream().map(CsvReport::quoted).collect(Collectors.joining(",")))
                .collect(Collectors.joining("\r\n", "", "\r\n"));
    }

    private static List<String> row(Run run) {
        var row = new ArrayList<>(List.of(
                run.id(),
                run.build().name(),
                run.build().sha256(),
                RunTable.plan(run),
                Long.toString(run.plan().seed()),
                run.context().database().text(),
                Boolean.toString(run.counts(Figures.LOAD))));
        Metric.ALL.forEach(metric -> row.add(
                run.counts(metric.figures()) && metric.of(run).isPresent()
                        ? metric.format(metric.of(run).getAsDouble())
                        : ""));
        row.add(String.join(" ", Remarks.on(run)));
        return row;
    }

    private static String quoted(String value) {
        return value.matches("[^\",\r\n]*") ? value : '"' + value.replace("\"", "\"\"") + '"';
    }
}

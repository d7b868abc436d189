package dev.a2b.measure.report;

import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The report as CSV (<a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>): one row for each run, with plain
 * numbers; a cell without a figure is empty.
 */
final class CsvReport {

    private static final List<String> HEADS =
            List.of("run", "build", "series", "round", "sha256", "plan", "seed", "limits", "database", "counts");

    private CsvReport() {}

    static String of(ReportModel model) {
        var rows = new ArrayList<List<String>>();
        var heads = new ArrayList<>(HEADS);
        model.columns().forEach(column -> heads.add(column.head()));
        heads.addAll(List.of("requests", "failed (%)", "remarks"));
        rows.add(heads);
        model.views().forEach(view -> rows.add(row(view)));
        return rows.stream()
                .map(row -> row.stream().map(CsvReport::quoted).collect(Collectors.joining(",")))
                .collect(Collectors.joining("\r\n", "", "\r\n"));
    }

    private static List<String> row(RunView view) {
        var run = view.run();
        var round = run.context().round();
        var row = new ArrayList<>(List.of(
                run.id(),
                run.build().name(),
                round == null ? "" : round.series(),
                round == null ? "" : Integer.toString(round.number()),
                run.build().sha256(),
                plan(run),
                Long.toString(run.plan().seed()),
                run.context().limits() == null ? "" : run.context().limits().text(),
                run.context().database().text(),
                Boolean.toString(view.counts())));
        for (var column : Column.values()) {
            var figure = run.figures().get(column.figure());
            row.add(figure.isKnown() ? column.number(figure.value()) : "");
        }
        row.addAll(List.of(
                Long.toString(run.load().totals().requests()),
                Format.of("%.2f", run.load().totals().failedPercent()),
                String.join(" ", view.remarks())));
        return row;
    }

    private static String plan(Run run) {
        var variation = run.context().variation();
        return run.plan().name() + (variation == null ? "" : " " + variation);
    }

    private static String quoted(String value) {
        return value.matches("[^\",\r\n]*") ? value : '"' + value.replace("\"", "\"\"") + '"';
    }
}

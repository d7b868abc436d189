package dev.a2b.measure.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Verdict;

/** The report as JSON: the comparisons with their verdicts, and the runs. The raw figures are in {@code run.json}. */
final class JsonReport {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private JsonReport() {}

    static String of(ReportModel model) throws JsonProcessingException {
        var report = JSON.createObjectNode();
        var comparisons = report.putArray("comparisons");
        model.parts().forEach(part -> comparisons.add(of(part)));
        var runs = report.putArray("runs");
        model.views().forEach(view -> runs.add(of(view)));
        report.putPOJO("unreadable", model.unreadable());
        return JSON.writeValueAsString(report) + "\n";
    }

    private static ObjectNode of(ReportModel.Part part) {
        var comparison = part.comparison();
        var node = JSON.createObjectNode()
                .put("title", part.title())
                .put("fault", comparison.fault())
                .put("baseline", comparison.baseline().name());
        node.putPOJO("conditions", comparison.conditions())
                .putPOJO("answers", comparison.answers())
                .putPOJO("trust", part.trust())
                .putPOJO("experiments", part.experiments());
        var rows = node.putArray("builds");
        comparison.rows().forEach(row -> rows.add(of(row)));
        return node;
    }

    private static ObjectNode of(Comparison.Row row) {
        var node = JSON.createObjectNode().put("build", row.name()).put("role", row.role());
        node.putPOJO("runs", row.build().runs().stream().map(Run::id).toList());
        var figures = node.putObject("figures");
        row.cells().forEach(cell -> figures.set(cell.column().head(), of(cell)));
        return node;
    }

    private static ObjectNode of(Cell cell) {
        var node = JSON.createObjectNode();
        if (cell.isKnown()) {
            node.put("median", cell.median());
        } else {
            node.put("reason", cell.figure());
        }
        return cell.verdict() == null ? node : node.setAll(of(cell.verdict()));
    }

    private static ObjectNode of(Verdict verdict) {
        var node = JSON.createObjectNode().put("verdict", verdict.kind().name()).put("words", verdict.words());
        return node.putPOJO("interval", verdict.interval());
    }

    private static ObjectNode of(RunView view) {
        var node = JSON.createObjectNode()
                .put("run", view.id())
                .put("build", view.run().build().name())
                .put("counts", view.counts());
        return node.putPOJO("figures", view.figures()).putPOJO("remarks", view.remarks());
    }
}

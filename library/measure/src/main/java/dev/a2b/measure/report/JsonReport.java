package dev.a2b.measure.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;

/**
 * The report as JSON: the comparisons, the tables of plans that vary a setting, the answers of experiments, and the
 * table of the runs. The raw figures are in {@code run.json} of each run.
 */
final class JsonReport {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private JsonReport() {}

    static String of(ReportModel model) throws JsonProcessingException {
        var report = JSON.createObjectNode().put("headline", model.verdict().headline());
        var comparisons = report.putArray("comparisons");
        model.comparisons().forEach(comparison -> comparisons.add(of(comparison, model.prices())));
        var experiments = report.putArray("experiments");
        model.experiments().forEach(experiment -> experiments.add(of(experiment)));
        var variations = report.putArray("variations");
        model.variations().forEach(table -> variations.add(of(table)));
        var runs = report.putArray("runs");
        model.runs().forEach(run -> runs.add(of(run)));
        report.putPOJO("unreadable", model.unreadable());
        return JSON.writeValueAsString(report) + "\n";
    }

    private static ObjectNode of(Comparison comparison, Prices prices) {
        var conditions = comparison.conditions();
        var node = JSON.createObjectNode().put("machine", conditions.machine().text());
        node.set("plan", JSON.<ObjectNode>valueToTree(conditions.plan()).without("repeats"));
        node.put("limits", conditions.limitsText())
                .put("baseline", comparison.baseline().name());
        node.put("headline", Verdict.of(comparison).headline()).putPOJO("remarks", Remarks.on(comparison));
        var builds = node.putArray("builds");
        var cost = new CostTable(comparison, prices);
        comparison.builds().forEach(build -> builds.add(of(build).putPOJO("cost", cost.medians(build))));
        return node;
    }

    private static ObjectNode of(Experiment experiment) {
        return JSON.createObjectNode()
                .put("title", experiment.title())
                .put("question", experiment.question())
                .putPOJO("answers", experiment.answers())
                .putPOJO("tables", experiment.tables());
    }

    private static ObjectNode of(VariationTable table) {
        var node = JSON.createObjectNode()
                .put("title", table.title())
                .put("conditions", table.conditions())
                .put("watermark", table.watermark());
        return node.putPOJO("conclusions", table.conclusions())
                .putPOJO("remarks", table.remarks())
                .putPOJO("heads", table.heads())
                .putPOJO("rows", table.rows());
    }

    private static ObjectNode of(ComparedBuild build) {
        var node = JSON.createObjectNode()
                .put("build", build.name())
                .put("sha256", build.repeats().newest().build().sha256())
                .put("database", build.repeats().newest().context().database().text());
        node.putPOJO(
                "runs",
                build.repeats().counting(Figures.LOAD).stream().map(Run::id).toList());
        node.putPOJO(
                "notCounted",
                build.repeats().notCounting(Figures.LOAD).stream().map(Run::id).toList());
        var figures = node.putObject("figures");
        build.cells().forEach(cell -> figures.set(cell.metric().head(), of(cell)));
        return node;
    }

    private static ObjectNode of(MetricSummary cell) {
        var node = JSON.createObjectNode();
        if (cell.isFilled()) {
            var range = cell.range();
            node.put("median", range.median())
                    .put("low", range.low())
                    .put("high", range.high())
                    .put("repeats", range.repeats())
                    .put("range", range.isInterval() ? "bootstrap 95 % interval of the median" : "smallest and largest")
                    .put("unstable", range.isUnstable())
                    .put("standing", cell.standing().name())
                    .put("at least", cell.isOpenEnded());
        }
        if (cell.difference() != null) {
            node.set("times the baseline", of(cell.difference()));
        }
        return cell.note().isEmpty() ? node : node.put("note", cell.note());
    }

    private static ObjectNode of(Difference difference) {
        var range = difference.range();
        var node = JSON.createObjectNode()
                .put("median", range.median())
                .put("low", range.low())
                .put("high", range.high())
                .put("claimed", difference.isClaimed());
        return node.putPOJO("rounds", difference.ratios());
    }

    private static ObjectNode of(Run run) {
        var node = JSON.createObjectNode()
                .put("run", run.id())
                .put("build", run.build().name())
                .put("plan", RunTable.plan(run))
                .put("counts", run.counts(Figures.LOAD));
        node.putPOJO("cells", RunTable.of(run));
        node.putPOJO("remarks", Remarks.on(run));
        return node;
    }
}

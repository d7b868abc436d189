package dev.a2b.measure.report;

import dev.a2b.measure.result.Context;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.result.ValidityCheck;
import dev.a2b.measure.result.ValidityCheck.Kind;
import dev.a2b.measure.statistics.Format;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Published figures of builds beside those of the runs of a comparison. */
final class PublishedTable {

    static final String TITLE = "Published figures beside these";
    static final List<String> CONDITIONS = List.of("condition", "published", "here");

    private final PublishedResults published;
    private final Comparison comparison;
    private final List<PublishedFigure> figures;

    PublishedTable(PublishedResults published, Comparison comparison) {
        this.published = published;
        this.comparison = comparison;
        this.figures = Arrays.stream(PublishedFigure.values())
                .filter(figure -> published.rows().stream().anyMatch(row -> row.containsKey(figure.column())))
                .toList();
    }

    String introduction() {
        return published.introduction();
    }

    List<String> heads() {
        return Stream.concat(Stream.of("build"), figures.stream().map(PublishedFigure::head))
                .toList();
    }

    /** Two rows for each published build: the published figures, then the medians of the runs here. */
    List<List<String>> rows() {
        return published.rows().stream()
                .flatMap(row -> Stream.of(published(row), own(row)))
                .toList();
    }

    /** The conditions of the published figures and of the runs here, with the name first. */
    List<List<String>> conditions() {
        var own = ownConditions();
        return published.conditions().entrySet().stream()
                .map(condition -> List.of(
                        condition.getKey(),
                        condition.getValue(),
                        own.getOrDefault(condition.getKey(), PublishedFigure.NONE)))
                .toList();
    }

    private List<String> published(Map<String, String> row) {
        return join(
                row.get(PublishedResults.BUILD) + ", published",
                figures.stream()
                        .map(figure -> row.getOrDefault(figure.column(), ""))
                        .map(cell -> cell.isEmpty() ? PublishedFigure.NONE : cell)
                        .toList());
    }

    private List<String> own(Map<String, String> row) {
        var name = row.get(PublishedResults.BUILD);
        var runs = comparison.runs().stream()
                .filter(run -> run.build().name().equals(name))
                .toList();
        return join(
                name + ", here" + (runs.isEmpty() ? ": not measured" : ", n=" + counted(runs)),
                figures.stream().map(figure -> figure.own(runs)).toList());
    }

    private static long counted(List<Run> runs) {
        return runs.stream().filter(run -> run.counts(Figures.LOAD)).count();
    }

    private Map<String, String> ownConditions() {
        var conditions = comparison.conditions();
        var load = conditions.plan().load();
        var ramp = load.ramp();
        return Map.of(
                "machine", conditions.machine().text(),
                "load",
                        ramp == null
                                ? PublishedFigure.NONE
                                : Format.of(
                                        "%.0f to %.0f users/s over %d s, at most %d s in all",
                                        ramp.from(), ramp.to(), ramp.seconds(), load.seconds()),
                "load generator", generator());
    }

    /** What limits the load generator, and whether it had faults of its own. */
    private String generator() {
        var files = distinct(comparison.runs().stream()
                .map(run -> run.context().environment().get(Context.OPEN_FILES))
                .filter(limit -> limit != null)
                .map(limit -> "it may open " + limit + " files"));
        var faults = distinct(
                comparison.runs().stream().flatMap(run -> fault(run).stream()).map(ValidityCheck::finding));
        return Stream.of(files, faults).filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
    }

    private static Optional<ValidityCheck> fault(Run run) {
        return run.findings().checks().stream()
                .filter(check -> check.kind() == Kind.GENERATOR_FAULTS)
                .findFirst();
    }

    private static String distinct(Stream<String> texts) {
        return texts.distinct().collect(Collectors.joining("; "));
    }

    private static List<String> join(String head, List<String> cells) {
        var row = new ArrayList<>(List.of(head));
        row.addAll(cells);
        return row;
    }
}

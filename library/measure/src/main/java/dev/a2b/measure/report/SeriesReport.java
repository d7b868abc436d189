package dev.a2b.measure.report;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.report.Comparison.Row;
import dev.a2b.measure.result.Context;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Figures;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a series has found so far. */
public final class SeriesReport {

    private final List<Run> runs;
    private final List<Comparison> comparisons;

    private SeriesReport(List<Run> runs, List<Comparison> comparisons) {
        this.runs = runs;
        this.comparisons = comparisons;
    }

    /**
     * Reads the runs of a series.
     *
     * @param measurements the folder of all runs
     * @param series id of the series
     * @param rounds the number of rounds to read; later ones are left out
     * @throws MeasureException if the folder cannot be read
     */
    public static SeriesReport of(Path measurements, String series, int rounds) {
        try {
            var runs = Files.isDirectory(measurements)
                    ? ReportModel.of(measurements).runs()
                    : List.<Run>of();
            return of(runs, series, rounds);
        } catch (IOException e) {
            throw new MeasureException("The runs in " + measurements + " cannot be read: " + e + ".");
        }
    }

    static SeriesReport of(List<Run> runs, String series, int rounds) {
        var ofSeries = runs.stream()
                .filter(run -> run.context().round() != null)
                .filter(run -> run.context().round().series().equals(series))
                .filter(run -> run.context().round().number() <= rounds)
                .toList();
        return new SeriesReport(ofSeries, Comparison.of(ofSeries));
    }

    /**
     * For each build about which something is open, the titles of these figures. A figure that one of the two builds
     * never has is not open, because more rounds tell nothing about it.
     *
     * @return empty if nothing is compared
     */
    public Optional<Map<String, List<String>>> open() {
        return comparisons.stream()
                .findFirst()
                .filter(comparison -> comparison.fault().isEmpty())
                .map(SeriesReport::open);
    }

    /** Whether runs that count had different conditions, such as another machine. */
    public boolean isMixed() {
        return runs.stream()
                        .filter(run -> run.counts(Figures.LOAD))
                        .map(Conditions::of)
                        .distinct()
                        .count()
                > 1;
    }

    /** The conditions of the newest run; empty if there is none. */
    public Optional<Context> context() {
        return runs.stream().max(Comparator.comparing(Run::id)).map(Run::context);
    }

    /** A figure of each run of a build, by rounds. */
    public Rounds rounds(String build, DecidingFigure figure) {
        return measured(build).rounds(figure);
    }

    /** The 95th percentile of the response times of each request in the loaded stage, in ms, by rounds. */
    public SortedMap<String, Rounds> responseTimes(String build) {
        var measured = measured(build);
        return measured.runs().stream()
                .flatMap(run -> run.decidingStep().endpoints().keySet().stream())
                .distinct()
                .collect(Collectors.toMap(
                        name -> name,
                        name -> measured.rounds(run -> responseTime(run, name)),
                        (one, same) -> one,
                        TreeMap::new));
    }

    private static Figure responseTime(Run run, String name) {
        var endpoint = run.decidingStep().endpoints().get(name);
        return run.findings()
                .counted(
                        Figures.LOAD,
                        endpoint == null || endpoint.successful() == 0
                                ? Figure.none("no request succeeded")
                                // Less than a millisecond has no ratio.
                                : Figure.of(Math.max(1, endpoint.percentiles().p95Millis()), "ms"));
    }

    /** The runs of a build. */
    public List<Run> runs(String build) {
        return runs.stream().filter(run -> run.build().name().equals(build)).toList();
    }

    private MeasuredBuild measured(String build) {
        return new MeasuredBuild(build, runs(build));
    }

    private static Map<String, List<String>> open(Comparison comparison) {
        var open = new LinkedHashMap<String, List<String>>();
        for (var row : comparison.rows()) {
            var titles = Stream.of(Column.values())
                    .filter(column -> row.role().isEmpty() && isOpen(comparison, row, column))
                    .map(Column::title)
                    .toList();
            if (!titles.isEmpty()) {
                open.put(row.name(), titles);
            }
        }
        return open;
    }

    private static boolean isOpen(Comparison comparison, Row row, Column column) {
        return !row.cell(column).verdict().isDecided()
                && isKnown(row.build(), column.figure())
                && isKnown(comparison.baseline(), column.figure());
    }

    private static boolean isKnown(MeasuredBuild build, DecidingFigure figure) {
        return build.figures(figure).stream().anyMatch(Figure::isKnown);
    }

    /** What is known, one sentence for each use case, or why nothing is compared. */
    public List<String> sentences() {
        return comparisons.stream().flatMap(SeriesReport::sentences).toList();
    }

    private static Stream<String> sentences(Comparison comparison) {
        return comparison.fault().isEmpty()
                ? comparison.answers().entrySet().stream().map(answer -> answer.getKey() + ": " + answer.getValue())
                : Stream.of(comparison.fault());
    }
}

package dev.a2b.measure.report;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.report.Comparison.Row;
import dev.a2b.measure.result.DecidingFigure;
import dev.a2b.measure.result.Run;
import dev.a2b.measure.statistics.Figure;
import dev.a2b.measure.statistics.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
            throw new MeasureException("The runs in " + measurements + " cannot be read: " + e + ".", e);
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

    /** A figure of each run of a build, by rounds. */
    public Rounds rounds(String build, DecidingFigure figure) {
        var named =
                runs.stream().filter(run -> run.build().name().equals(build)).toList();
        return new MeasuredBuild(build, named).rounds(figure);
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

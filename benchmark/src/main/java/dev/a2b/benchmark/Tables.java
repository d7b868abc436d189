package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Statistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The tables of the page: the figures of a build are medians of its rounds.
 *
 * @param builds heading of the builds
 * @param rows all lines of a file
 */
record Tables(String builds, List<Row> rows) {

    static final int COLD_SECONDS = 20;
    private static final double FAST_MILLIS = 100;
    private static final double MEGABYTE = 1e6;

    /** Fills the page with a table for each file of the folder, between the two comments with its name. */
    static void write(Path results, Page page) throws IOException {
        try (var files = Files.newDirectoryStream(results, "*.csv")) {
            for (var file : files) {
                page.fill(
                        file.getFileName().toString().replace(".csv", ""),
                        read(file).table());
            }
        }
        page.fill("aims", Aims.table(results));
    }

    static Tables read(Path file) throws IOException {
        var lines = Files.readAllLines(file);
        return new Tables(
                lines.get(0).split(",")[1], lines.stream().skip(1).map(Row::of).toList());
    }

    /**
     * A figure of a build divided by that of another one, within each round: the median, the smallest and the largest.
     *
     * @param from seconds after the start, see {@link #warmSince} for the last third
     */
    String ratio(String build, String to, int from, int until, ToDoubleFunction<List<Row>> figure) {
        var own = figures(build, from, until, figure).toArray();
        var others = figures(to, from, until, figure).toArray();
        var ratios = IntStream.range(0, own.length)
                .mapToDouble(round -> own[round] / others[round])
                .sorted()
                .toArray();
        return Format.of(
                "%.2f (%.2f to %.2f)",
                Statistics.median(DoubleStream.of(ratios)), ratios[0], ratios[ratios.length - 1]);
    }

    /** Seconds until p95 stays low: the median of the rounds. */
    private double secondsUntilFast(String build) {
        return median(
                build,
                0,
                end(),
                windows -> windows.stream()
                        .filter(row -> row.responses().p95() >= FAST_MILLIS)
                        .mapToInt(Row::until)
                        .max()
                        .orElse(0));
    }

    int end() {
        return rows.stream().mapToInt(Row::until).max().orElseThrow();
    }

    private String table() {
        var end = end();
        var head = Format.of("""
            | %1$s | CPU per request, first %2$d s (ms) | ratio | CPU per request, %3$d s to %4$d s (ms) | ratio \
            | requests/s | p95 (ms) | p95 below %5$.0f ms after | memory (MB) | failed |
            | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
            """, builds, COLD_SECONDS, warmSince(end), end, FAST_MILLIS);
        return rows.stream()
                .map(Row::build)
                .distinct()
                .map(build -> line(build, end))
                .collect(Collectors.joining("", head, ""));
    }

    private String line(String build, int end) {
        var warm = warmSince(end);
        if (rows.stream().anyMatch(row -> row.build().equals(build) && row.isYardstick())) {
            return Format.of("| %s | | | | | %.0f | | | | |%n", build, median(build, warm, end, Tables::rate));
        }
        return Format.of(
                "| %s | %.2f | %s | %.2f | %s | %.0f | %.0f | %s | %s | %d |%n",
                build,
                median(build, 0, COLD_SECONDS, Tables::cpuPerRequest),
                cpuRatio(build, 0, COLD_SECONDS),
                median(build, warm, end, Tables::cpuPerRequest),
                cpuRatio(build, warm, end),
                median(build, warm, end, Tables::rate),
                median(build, warm, end, Tables::p95),
                fastAfter(build, end),
                memory(build, warm, end),
                rows.stream()
                        .filter(row -> row.build().equals(build))
                        .mapToInt(row -> row.responses().failed())
                        .sum());
    }

    /** The begin of the last third, a multiple of ten. */
    static int warmSince(int end) {
        return end * 2 / 3 / 10 * 10;
    }

    private double median(String build, int from, int until, ToDoubleFunction<List<Row>> figure) {
        return Statistics.median(figures(build, from, until, figure));
    }

    private DoubleStream figures(String build, int from, int until, ToDoubleFunction<List<Row>> figure) {
        var rounds = rows.stream().mapToInt(Row::round).max().orElseThrow();
        return IntStream.rangeClosed(1, rounds)
                .mapToDouble(round -> figure.applyAsDouble(rows.stream()
                        .filter(row -> row.round() == round && row.build().equals(build))
                        .filter(row -> row.until() > from && row.until() <= until)
                        .toList()));
    }

    private String cpuRatio(String build, int from, int until) {
        var first = rows.get(0).build();
        return build.equals(first) ? "1" : ratio(build, first, from, until, Tables::cpuPerRequest);
    }

    private String fastAfter(String build, int end) {
        var seconds = secondsUntilFast(build);
        return seconds == end ? "never" : Format.of("%.0f s", seconds);
    }

    private String memory(String build, int from, int until) {
        var megabytes = median(
                build,
                from,
                until,
                windows -> windows.stream()
                                .mapToLong(row -> row.usage().memoryBytes())
                                .max()
                                .orElse(0)
                        / MEGABYTE);
        return megabytes == 0 ? "" : Format.of("%.0f", megabytes);
    }

    static double cpuPerRequest(List<Row> rows) {
        return rows.stream().mapToDouble(row -> row.usage().serviceCpu()).sum() / successful(rows);
    }

    private static double successful(List<Row> rows) {
        return rows.stream().mapToInt(row -> row.responses().successful()).sum();
    }

    static double rate(List<Row> rows) {
        return successful(rows) / rows.stream().mapToDouble(Row::seconds).sum();
    }

    private static double p95(List<Row> rows) {
        return Statistics.median(
                rows.stream().mapToDouble(row -> row.responses().p95()));
    }
}

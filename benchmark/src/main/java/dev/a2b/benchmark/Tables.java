package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Range;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The tables of the page: the figures of a build are medians of its rounds. */
record Tables(List<Row> rows) {

    private static final int COLD_SECONDS = 20;
    private static final double FAST_MILLIS = 100;
    private static final double MEGABYTE = 1e6;

    /** Fills the page with a table for each file of the folder, between the two comments with its name. */
    static void write(Path results, Page page) throws IOException {
        try (var files = Files.newDirectoryStream(results, "*.csv")) {
            for (var file : files) {
                var rows = Files.readAllLines(file).stream().skip(1).map(Row::of).toList();
                page.fill(file.getFileName().toString().replace(".csv", ""), new Tables(rows).table());
            }
        }
    }

    private String table() {
        var end = rows.stream().mapToInt(Row::until).max().orElseThrow();
        var head = Format.of("""
            | build | CPU per request, first %1$d s (ms) | ratio | CPU per request, %2$d s to %3$d s (ms) | ratio \
            | requests/s | p95 (ms) | p95 below %4$.0f ms after | memory (MB) | failed |
            | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
            """, COLD_SECONDS, warmSince(end), end, FAST_MILLIS);
        return rows.stream().map(Row::build).distinct().map(build -> line(build, end))
            .collect(Collectors.joining("", head, ""));
    }

    private String line(String build, int end) {
        var warm = warmSince(end) + 1;
        if (rows.stream().anyMatch(row -> row.build().equals(build) && row.isYardstick())) {
            return Format.of("| %s | | | | | %.0f | | | | |%n", build, median(build, warm, end, Tables::rate));
        }
        return Format.of("| %s | %.2f | %s | %.2f | %s | %.0f | %.0f | %s | %s | %d |%n", build,
            median(build, 0, COLD_SECONDS, Tables::cpuPerRequest), ratio(build, 0, COLD_SECONDS),
            median(build, warm, end, Tables::cpuPerRequest), ratio(build, warm, end),
            median(build, warm, end, Tables::rate), median(build, warm, end, Tables::p95), fastAfter(build, end),
            memory(build, warm, end),
            rows.stream().filter(row -> row.build().equals(build)).mapToInt(Row::failed).sum());
    }

    /** The last third, from a multiple of ten on. */
    private static int warmSince(int end) {
        return end * 2 / 3 / 10 * 10;
    }

    private double median(String build, int from, int until, ToDoubleFunction<List<Row>> figure) {
        return Range.of(figures(build, from, until, figure).toArray()).median();
    }

    private DoubleStream figures(String build, int from, int until, ToDoubleFunction<List<Row>> figure) {
        var rounds = rows.stream().mapToInt(Row::round).max().orElseThrow();
        return IntStream.rangeClosed(1, rounds).mapToDouble(round -> figure.applyAsDouble(rows.stream()
            .filter(row -> row.round() == round && row.build().equals(build))
            .filter(row -> row.until() >= from && row.until() <= until).toList()));
    }

    /** To the first build, within each round: the median, the smallest and the largest ratio. */
    private String ratio(String build, int from, int until) {
        var first = figures(rows.get(0).build(), from, until, Tables::cpuPerRequest).toArray();
        var own = figures(build, from, until, Tables::cpuPerRequest).toArray();
        var ratios = IntStream.range(0, own.length).mapToDouble(round -> own[round] / first[round]).sorted().toArray();
        return build.equals(rows.get(0).build()) ? "1"
            : Format.of("%.2f (%.2f to %.2f)", Range.of(ratios).median(), ratios[0], ratios[ratios.length - 1]);
    }

    private String fastAfter(String build, int end) {
        var seconds = median(build, 0, end, windows -> windows.stream()
            .filter(row -> row.p95() >= FAST_MILLIS).mapToInt(Row::until).max().orElse(0));
        return seconds == end ? "never" : Format.of("%.0f s", seconds);
    }

    private String memory(String build, int from, int until) {
        var megabytes = median(build, from, until, windows ->
            windows.stream().mapToLong(Row::memoryBytes).max().orElse(0) / MEGABYTE);
        return megabytes == 0 ? "" : Format.of("%.0f", megabytes);
    }

    private static double cpuPerRequest(List<Row> rows) {
        return rows.stream().mapToDouble(Row::serviceCpu).sum() / rows.stream().mapToInt(Row::successful).sum();
    }

    private static double rate(List<Row> rows) {
        return rows.stream().mapToInt(Row::successful).sum() / rows.stream().mapToDouble(Row::seconds).sum();
    }

    private static double p95(List<Row> rows) {
        return Range.of(rows.stream().mapToDouble(Row::p95).toArray()).median();
    }
}

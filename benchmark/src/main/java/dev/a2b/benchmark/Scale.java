package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Statistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** The tables of the page on several load generators: what one costs, and what large loads need therefore. */
final class Scale {

    private static final int ENOUGH = 5;
    private static final double[] LOADS = {1e5, 1e6};
    private static final int LOAD_SECONDS = 600;

    /** How much of its processors a load generator uses. */
    private static final double USED = 0.5;

    /** The ports of Linux for connections to one address, and for how long each is kept after its connection. */
    private static final double PORTS = 28_232;

    private static final double KEPT_SECONDS = 60;

    /** How long the coordinator waits for the logs after the load. */
    private static final double DELIVERY_SECONDS = 60;

    private final List<Cost> costs;
    private final List<LogReading> readings;

    /**
     * What a level cost its load generator, a line of {@code costs.csv}.
     *
     * @param rate offered requests per second
     * @param millis CPU time of the load generator per request, in milliseconds
     * @param requestsPerJourney requests of a user
     * @param processors number of processors of its machine
     */
    private record Cost(long rate, double millis, double requestsPerJourney, int processors) {

        static Cost of(String line) {
            var columns = line.split(",");
            return new Cost(
                    Long.parseLong(columns[0]),
                    Double.parseDouble(columns[1]),
                    Double.parseDouble(columns[2]),
                    Integer.parseInt(columns[3]));
        }
    }

    /** A line of the file of {@code docs/benchmark --logs}. */
    private record LogReading(
            int logs,
            double requests,
            double bytes,
            double keptBytes,
            double peakBytes,
            double heapBytes,
            double cpuSeconds) {

        static LogReading of(String line) {
            var columns = Stream.of(line.split(","))
                    .limit(8)
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            return new LogReading(
                    (int) columns[0], columns[1], columns[3], columns[4], columns[5], columns[6], columns[7]);
        }
    }

    /** @param results the folder with both files of figures */
    Scale(Path results) throws IOException {
        costs = lines(results.resolve("costs.csv")).map(Cost::of).toList();
        readings = lines(results.resolve("logs.csv")).map(LogReading::of).toList();
    }

    /** The lines below the heads. */
    private static Stream<String> lines(Path file) throws IOException {
        return Files.readAllLines(file).stream().skip(1);
    }

    void write(Page page) throws IOException {
        page.fill("costs", costs());
        page.fill("loads", loads());
        page.fill("logs", logs());
    }

    private String costs() {
        var processors = costs.get(0).processors();
        var head = Format.of("""
            | requests/s of one | CPU per request (ms) | levels | load generators for %s requests/s | for %s |
            | --- | --- | --- | --- | --- |
            """, grouped(LOADS[0]), grouped(LOADS[1]));
        return byRate().entrySet().stream()
                .map(level -> {
                    var millis = level.getValue();
                    var median = median(millis);
                    var range = millis.stream().mapToDouble(one -> one).summaryStatistics();
                    return Format.of(
                            "| %s | %.2f (%.2f to %.2f) | %d | %s |%n",
                            grouped(level.getKey()),
                            median,
                            range.getMin(),
                            range.getMax(),
                            millis.size(),
                            cells(load -> byProcessors(load, median, processors)));
                })
                .collect(Collectors.joining("", head, ""));
    }

    /** The CPU times per request at each rate that was offered often enough. */
    private TreeMap<Long, List<Double>> byRate() {
        var byRate = costs.stream()
                .collect(Collectors.groupingBy(
                        Cost::rate, TreeMap::new, Collectors.mapping(Cost::millis, Collectors.toList())));
        byRate.values().removeIf(millis -> millis.size() < ENOUGH);
        return byRate;
    }

    private static double median(List<Double> values) {
        return Statistics.median(values.stream().mapToDouble(value -> value));
    }

    private static double byProcessors(double load, double millis, int processors) {
        return Math.ceil(load * millis / 1000 / (USED * processors));
    }

    private String loads() {
        var millis = median(byRate().lastEntry().getValue());
        var journey = costs.get(0).requestsPerJourney();
        var most = readings.stream()
                .max(Comparator.comparing(LogReading::requests))
                .orElseThrow();
        var bytes = most.bytes() / most.requests();
        return Format.of(
                        "| | %s requests/s | %s requests/s |%n| --- | --- | --- |%n",
                        grouped(LOADS[0]), grouped(LOADS[1]))
                + line("users per second", load -> load / journey)
                + line("processors that are busy with the load", load -> load * millis / 1000)
                + line("load generators with 2 processors", load -> byProcessors(load, millis, 2))
                + line("load generators with 8 processors", load -> byProcessors(load, millis, 8))
                + line(
                        "load generators that have enough ports",
                        load -> Math.ceil(load / journey * KEPT_SECONDS / PORTS))
                + line(
                        Format.of("requests in %d minutes (million)", LOAD_SECONDS / 60),
                        load -> load * LOAD_SECONDS / 1e6)
                + line("their logs (GB)", load -> load * LOAD_SECONDS * bytes / 1e9)
                + line(
                        "network to deliver them in time (Mbit/s)",
                        load -> load * LOAD_SECONDS * bytes * 8 / 1e6 / DELIVERY_SECONDS)
                + line("CPU to read them (s)", load -> load * LOAD_SECONDS / most.requests() * most.cpuSeconds());
    }

    private static String line(String name, DoubleFunction<Double> figure) {
        return Format.of("| %s | %s |%n", name, cells(figure));
    }

    private static String cells(DoubleFunction<Double> figure) {
        return DoubleStream.of(LOADS)
                .mapToObj(load -> figure.apply(load))
                .map(value -> value < 10 && value % 1 > 0 ? Format.of("%.1f", value) : grouped(value))
                .collect(Collectors.joining(" | "));
    }

    private static String grouped(double value) {
        return Format.of("%,.0f", value).replace(',', ' ');
    }

    private String logs() {
        var head = Format.of("""
            | requests | logs (MB) | memory that the counts take (MB) | most memory in use, of %.0f MB | CPU (s) \
            | requests per second of CPU (million) |
            | --- | --- | --- | --- | --- | --- |
            """, readings.get(0).heapBytes() / 1e6);
        return readings.stream()
                .map(one -> Format.of(
                        "| %s | %s | %.0f | %.0f | %.1f | %.1f |%n",
                        grouped(one.requests()),
                        grouped(one.bytes() / 1e6),
                        one.keptBytes() / 1e6,
                        one.peakBytes() / 1e6,
                        one.cpuSeconds(),
                        one.requests() / one.cpuSeconds() / 1e6))
                .collect(Collectors.joining("", head, ""));
    }
}

package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Statistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** Where the CPU time of the service goes: by layer of its code, and by part of the library. */
final class Profile {

    private static final String SAMPLE = "jdk.CPUTimeSample";
    private static final String OTHER = "other";
    private static final String NOTHING = "nothing";

    /** A sample belongs to the layer of its innermost frame that is in one. */
    private static final Map<String, Pattern> LAYERS = new LinkedHashMap<>();

    static {
        layer("gzip", "java\\.util\\.zip\\.|dev\\.a2b\\.http\\.Gzip");
        layer("sockets", "sun\\.nio\\.ch\\.");
        layer("JSON", "com\\.fasterxml\\.jackson|io\\.micronaut\\.(serde|json)");
        layer("Vert.x", "io\\.vertx\\.");
        layer("R2DBC", "io\\.r2dbc\\.");
        layer("A2B's library", "dev\\.a2b\\.");
        layer("the service", "com\\.example\\.");
        layer("Micronaut", "io\\.micronaut\\.");
        layer("Reactor", "reactor\\.");
        layer("Netty", "io\\.netty\\.");
    }

    private Profile() {}

    private static void layer(String name, String prefix) {
        LAYERS.put(name, Pattern.compile(prefix));
    }

    /** Fills the page with the tables of the folder, each between the two comments with its name. */
    static void fill(Path profiles, Page page) throws IOException {
        page.fill("switches", savings(profiles.resolve("switches.csv")));
        page.fill("read", shares(Map.of("share of the CPU time", profiles.resolve("read.csv"))));
        var threads = new LinkedHashMap<String, Path>();
        threads.put("start until the first response", profiles.resolve("start.csv"));
        threads.put("start and first 20 s of load", profiles.resolve("first.csv"));
        page.fill("threads", shares(threads));
    }

    /** Writes how many samples of a recording belong to each layer. */
    static void write(Path recording, Path file) throws IOException {
        var samples = new TreeMap<String, Integer>();
        try (var events = new RecordingFile(recording)) {
            while (events.hasMoreEvents()) {
                var event = events.readEvent();
                if (event.getEventType().getName().equals(SAMPLE)) {
                    samples.merge(layer(event), 1, Integer::sum);
                }
            }
        }
        var lines = new ArrayList<>(List.of("layer,samples"));
        samples.forEach((layer, count) -> lines.add(layer + "," + count));
        Files.write(file, lines);
    }

    private static String layer(RecordedEvent sample) {
        if (sample.getStackTrace() == null) {
            return OTHER;
        }
        return sample.getStackTrace().getFrames().stream()
                .map(frame -> frame.getMethod().getType().getName())
                .flatMap(type -> LAYERS.entrySet().stream()
                        .filter(layer -> layer.getValue().matcher(type).lookingAt())
                        .map(Map.Entry::getKey))
                .findFirst()
                .orElse(OTHER);
    }

    /** The share of each name in files of {@code name,amount}, largest in the first one first. */
    static String shares(Map<String, Path> files) throws IOException {
        var shares = new ArrayList<Map<String, Double>>();
        for (var file : files.values()) {
            shares.add(shares(file));
        }
        return shares.stream()
                .flatMap(of -> of.keySet().stream())
                .distinct()
                .sorted(Comparator.comparing(part -> -shares.get(0).getOrDefault(part, 0.0)))
                .map(part ->
                        row(part, shares.stream().map(of -> Format.of("%.0f %%", 100 * of.getOrDefault(part, 0.0)))))
                .collect(Collectors.joining(
                        "",
                        row("part", files.keySet().stream())
                                + row("---", files.keySet().stream().map(of -> "---")),
                        ""));
    }

    private static Map<String, Double> shares(Path file) throws IOException {
        var amounts = columns(file).stream()
                .collect(Collectors.groupingBy(
                        line -> line[0], Collectors.summingDouble(line -> Double.parseDouble(line[1]))));
        var sum = amounts.values().stream().mapToDouble(Double::doubleValue).sum();
        amounts.replaceAll((part, amount) -> amount / sum);
        return amounts;
    }

    private static String row(String name, Stream<String> cells) {
        return Stream.concat(Stream.of(name), cells).collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    /** What a request costs less with a part switched off: lines of {@code round,off,requests,cpu_ms}. */
    static String savings(Path file) throws IOException {
        var table = new StringBuilder("| switched off | CPU per request (µs) | saved (µs) |\n| --- | --- | --- |\n");
        var costs = costs(file);
        for (var off : costs.keySet()) {
            var saved = off.equals(NOTHING) ? "" : saved(costs, off) + " ";
            table.append(Format.of(
                    "| %s | %.1f | %s|%n",
                    off, Statistics.median(costs.get(off).stream().mapToDouble(Double::doubleValue)), saved));
        }
        return table.toString();
    }

    /** What a request costs less with a part switched off: median, smallest and largest of the rounds. */
    static String saved(Path file, String off) throws IOException {
        return saved(costs(file), off);
    }

    private static String saved(Map<String, List<Double>> costs, String off) {
        var saved = IntStream.range(0, costs.get(off).size())
                .mapToDouble(
                        round -> costs.get(NOTHING).get(round) - costs.get(off).get(round))
                .sorted()
                .toArray();
        return Format.of(
                "%.1f (%.1f to %.1f)", Statistics.median(DoubleStream.of(saved)), saved[0], saved[saved.length - 1]);
    }

    /** CPU time per request in microseconds: by part that is switched off, and by round. */
    private static Map<String, List<Double>> costs(Path file) throws IOException {
        var costs = new LinkedHashMap<String, List<Double>>();
        for (var line : columns(file)) {
            costs.computeIfAbsent(line[1], off -> new ArrayList<>())
                    .add(1000 * Double.parseDouble(line[3]) / Double.parseDouble(line[2]));
        }
        return costs;
    }

    private static List<String[]> columns(Path file) throws IOException {
        try (var lines = Files.lines(file)) {
            return lines.skip(1).map(line -> line.split(",")).toList();
        }
    }
}

package dev.a2b.benchmark;

import dev.a2b.measure.statistics.Format;
import dev.a2b.measure.statistics.Statistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** Where the CPU time of the service goes: by layer of its code, and by part of the library. */
final class Profile {

    private static final String SAMPLE = "jdk.CPUTimeSample";
    private static final String OTHER = "other";

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

    /** Fills the page with a table for each file of the folder, between the two comments with its name. */
    static void fill(Path profiles, Page page) throws IOException {
        page.fill("switches", savings(profiles.resolve("switches.csv")));
        for (var name : List.of("read", "start")) {
            page.fill(name, shares(profiles.resolve(name + ".csv")));
        }
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

    /** The share of each name in a file of {@code name,amount}, largest first. */
    static String shares(Path file) throws IOException {
        var amounts = columns(file).stream()
                .collect(Collectors.groupingBy(
                        line -> line[0], Collectors.summingDouble(line -> Double.parseDouble(line[1]))));
        var sum = amounts.values().stream().mapToDouble(Double::doubleValue).sum();
        return amounts.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .map(part -> Format.of("| %s | %.0f %% |%n", part.getKey(), 100 * part.getValue() / sum))
                .collect(Collectors.joining("", "| part | share of the CPU time |\n| --- | --- |\n", ""));
    }

    /** What a request costs less with a part switched off: lines of {@code round,off,requests,cpu_ms}. */
    static String savings(Path file) throws IOException {
        var micros = new LinkedHashMap<String, List<Double>>();
        for (var line : columns(file)) {
            micros.computeIfAbsent(line[1], off -> new ArrayList<>())
                    .add(1000 * Double.parseDouble(line[3]) / Double.parseDouble(line[2]));
        }
        var all = micros.values().iterator().next();
        return micros.entrySet().stream()
                .map(off -> savings(off.getKey(), off.getValue(), all))
                .collect(Collectors.joining(
                        "", "| switched off | CPU per request (µs) | saved (µs) |\n| --- | --- | --- |\n", ""));
    }

    private static String savings(String off, List<Double> micros, List<Double> all) {
        var saved = new double[micros.size()];
        for (var round = 0; round < saved.length; round++) {
            saved[round] = all.get(round) - micros.get(round);
        }
        var cost = Statistics.median(micros.stream().mapToDouble(Double::doubleValue));
        if (micros == all) {
            return Format.of("| %s | %.1f | |%n", off, cost);
        }
        Arrays.sort(saved);
        return Format.of(
                "| %s | %.1f | %.1f (%.1f to %.1f) |%n",
                off, cost, Statistics.median(DoubleStream.of(saved)), saved[0], saved[saved.length - 1]);
    }

    private static List<String[]> columns(Path file) throws IOException {
        try (var lines = Files.lines(file)) {
            return lines.skip(1).map(line -> line.split(",")).toList();
        }
    }
}

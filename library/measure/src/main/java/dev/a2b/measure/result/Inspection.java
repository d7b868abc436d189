package dev.a2b.measure.result;

import dev.a2b.measure.statistics.Format;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The result of a tool that inspects an image.
 *
 * @param subject what the tool examines: {@code layers}, {@code packages} or {@code vulnerabilities}
 * @param counts numbers of what it found, by their names; empty if the tool was not run
 * @param layerBytes sizes of the layers, from the lowest up; empty if the tool does not know them
 * @param wastedBytes size of what a higher layer replaces or deletes; negative if the tool does not know it
 * @param notRun why the tool was not run; empty if it was run
 */
public record Inspection(
        String subject, SortedMap<String, Long> counts, List<Long> layerBytes, long wastedBytes, String notRun) {

    private static final String LAYERS = "layers";
    private static final long SMALL = 1_000_000;
    private static final long UNKNOWN = -1;

    /** The result of a tool that counts. */
    public static Inspection of(String subject, SortedMap<String, Long> counts) {
        return new Inspection(subject, counts, List.of(), UNKNOWN, "");
    }

    /** The result of a tool that examines the layers of an image. */
    public static Inspection ofLayers(List<Long> bytes, long wastedBytes) {
        var count = new TreeMap<>(Map.of(LAYERS, (long) bytes.size()));
        return new Inspection(LAYERS, count, bytes, wastedBytes, "");
    }

    /** The result of a tool that could not be run. */
    public static Inspection notRun(String subject, String why) {
        return new Inspection(subject, Collections.emptySortedMap(), List.of(), UNKNOWN, why);
    }

    /** One line for people. It leaves out layers below 1 MB, because they are many and matter little. */
    public String text() {
        return subject + ": " + (notRun.isEmpty() ? listed() : "not run, " + notRun);
    }

    private String listed() {
        var layers = IntStream.range(0, layerBytes.size())
                .filter(layer -> layerBytes.get(layer) >= SMALL)
                .mapToObj(layer -> Format.of("layer %02d %.1f MB", layer + 1, layerBytes.get(layer) / 1e6));
        var counted = counts.entrySet().stream().map(count -> count.getKey() + " " + count.getValue());
        var wasted = Stream.of(wastedBytes)
                .filter(bytes -> bytes >= 0)
                .map(bytes -> Format.of("wasted %.1f MB", bytes / 1e6));
        return Stream.of(layers, counted, wasted).flatMap(Function.identity()).collect(Collectors.joining(", "));
    }
}

package dev.a2b.measure.result;

import dev.a2b.measure.statistics.Format;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The result of a tool that inspects an image.
 *
 * @param subject what the tool examines: {@code layers}, {@code packages} or {@code vulnerabilities}
 * @param figures counts and bytes by their names; empty if the tool was not run
 * @param notRun why the tool was not run; empty if it was run
 */
public record Inspection(String subject, SortedMap<String, Long> figures, String notRun) {

    private static final String BYTES = "bytes";
    private static final long SMALL = 1_000_000;

    /** The result of a tool that was run. */
    public static Inspection of(String subject, SortedMap<String, Long> figures) {
        return new Inspection(subject, figures, "");
    }

    /** The result of a tool that could not be run. */
    public static Inspection notRun(String subject, String why) {
        return new Inspection(subject, new TreeMap<>(), why);
    }

    /** One line for people. It leaves out layers below 1 MB, because they are many and matter little. */
    public String text() {
        return subject + ": " + (notRun.isEmpty() ? listed() : "not run, " + notRun);
    }

    private String listed() {
        return figures.entrySet().stream()
            .filter(figure -> !figure.getKey().startsWith("layer ") || figure.getValue() >= SMALL)
            .map(Inspection::listed).collect(Collectors.joining(", "));
    }

    private static String listed(Map.Entry<String, Long> figure) {
        var name = figure.getKey();
        return name.endsWith(BYTES)
            ? Format.of("%s%.1f MB", name.substring(0, name.length() - BYTES.length()),
                figure.getValue() / 1e6)
            : name + " " + figure.getValue();
    }
}

package dev.a2b.measure.series;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What one call of Maven printed. */
final class MavenLog {

    private static final String ERROR = "[ERROR] ";
    private static final String MEASURING = "[measure] ";
    private static final String FAULT = MEASURING + "The service is at fault";
    private static final String LOAD = "Gatling failed";
    private static final Pattern RUN = Pattern.compile("\\[measure] run (\\S+) of ");
    private static final Pattern REQUIREMENT =
        Pattern.compile("\\[ERROR] Failed to execute goal \\S+ \\(require[\\w-]*\\) ");
    private static final Pattern FRAME = Pattern.compile(
        "^Failed to execute goal \\S+( \\([^)]*\\))? on project \\S+: (An Ant BuildException has occur+ed: )?"
            + "|^\\S+\\.xml:\\d+: | -> \\[Help \\d+]$");

    private final List<String> lines;

    MavenLog(Path file) {
        try {
            lines = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The run that was measured. */
    Optional<String> run() {
        return lines.stream().flatMap(line -> RUN.matcher(line).results()).map(found -> found.group(1)).findFirst();
    }

    /** Whether the build ended because this machine lacks what a profile requires. */
    boolean isRequirement() {
        return lines.stream().anyMatch(line -> REQUIREMENT.matcher(line).lookingAt());
    }

    /** The first error, as one sentence. */
    String error() {
        return lines.stream().filter(line -> line.startsWith(FAULT)).findFirst()
            .map(fault -> fault.substring(MEASURING.length()))
            .or(this::firstError)
            .orElse("Maven told no error");
    }

    private Optional<String> firstError() {
        var errors = lines.stream()
            .filter(line -> line.startsWith(ERROR))
            .map(line -> line.substring(ERROR.length()))
            // The compiler, Ant and jib begin with a heading; what happened is in a line below it.
            .filter(line -> !line.stripTrailing().endsWith(":") && !line.startsWith(" "))
            .findFirst();
        return errors.filter(error -> error.contains(LOAD)).flatMap(error -> lastWords())
            .or(() -> errors.map(error -> FRAME.matcher(error).replaceAll("").strip()));
    }

    /** Measuring or Gatling prints what ended it, Maven only that it failed. */
    private Optional<String> lastWords() {
        return lines.stream()
            .takeWhile(line -> !line.startsWith("[INFO] Reactor Summary"))
            .map(line -> line.startsWith(MEASURING) ? line.substring(MEASURING.length()) : line)
            .filter(line -> !line.isBlank() && !line.startsWith("["))
            .reduce((before, last) -> last);
    }
}

package com.example.a2b.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * The artifact that is measured, as its build described it.
 *
 * @param variant names the build, as in {@code jar}
 * @param profiles the Maven profiles that made it
 * @param command program and arguments that start it
 * @param artifact the file
 * @param bytes its size
 * @param sha256 its checksum when it was built
 * @param millis how long the build took, tests not counted; negative when the description does not say
 * @param incremental whether the build found work of an earlier one done
 */
record Build(
    String variant, String profiles, List<String> command, Path artifact, long bytes, String sha256, long millis,
    boolean incremental) {

    private static final List<String> REQUIRED = List.of("variant", "command", "artifact", "sha256");
    private static final String UNKNOWN = "0";

    /** Reads the description that the service's build left, and looks whether the artifact is the one described. */
    static Build read(Path description) {
        if (!Files.isRegularFile(description)) {
            throw missing(description);
        }
        var settings = complete(description, new Settings(load(description), new Properties()));
        if (!settings.find("kind").orElse("process").equals("process")) {
            throw new MeasureException("The build described in " + description + " is of the kind "
                + settings.text("kind") + ", and only processes can be measured so far.");
        }
        var artifact = settings.path("artifact");
        if (!Files.isRegularFile(artifact)) {
            throw missing(artifact);
        }
        var build = new Build(settings.text("variant"), settings.find("profiles").orElse(""),
            command(settings.text("command"), artifact), artifact, size(artifact), settings.text("sha256"),
            millis(settings), settings.find("incremental").map(Boolean::valueOf).orElse(false));
        if (!build.isUnchanged()) {
            throw new MeasureException("The artifact " + artifact + " is not the one that its build described in "
                + description + ": build it again with ./mvnw package.");
        }
        return build;
    }

    private static Settings complete(Path description, Settings settings) {
        for (var name : REQUIRED) {
            if (settings.find(name).isEmpty()) {
                throw new MeasureException("The build description " + description + " does not tell the " + name
                    + ": build again with ./mvnw package.");
            }
        }
        return settings;
    }

    /** Whether the artifact still is what was built. */
    boolean isUnchanged() {
        return Files.isRegularFile(artifact) && Checksum.sha256(artifact).equalsIgnoreCase(sha256);
    }

    /** The words of a command; an artifact's path is one word even when there are spaces in it. */
    private static List<String> command(String line, Path artifact) {
        return Stream.of(line.replace(artifact.toString(), "\0").split(" +"))
            .map(word -> word.replace("\0", artifact.toString()))
            .toList();
    }

    private static long millis(Settings settings) {
        var started = settings.find("started");
        var finished = settings.find("finished");
        if (started.isEmpty() || finished.isEmpty()) {
            return -1;
        }
        try {
            return Long.parseLong(finished.get()) - Long.parseLong(started.get())
                - Long.parseLong(settings.find("tests.finished").orElse(UNKNOWN))
                + Long.parseLong(settings.find("tests.started").orElse(UNKNOWN));
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private static Properties load(Path description) {
        try (var reader = Files.newBufferedReader(description, StandardCharsets.UTF_8)) {
            var properties = new Properties();
            properties.load(reader);
            return properties;
        } catch (IOException | IllegalArgumentException e) {
            throw new MeasureException("The build description " + description + " cannot be read (" + e.getMessage()
                + "): build again with ./mvnw package.", e);
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MeasureException missing(Path file) {
        return new MeasureException(
            "There is no artifact to measure at " + file + ": build one first with ./mvnw package.");
    }
}

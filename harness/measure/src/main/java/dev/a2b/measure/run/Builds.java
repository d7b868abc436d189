package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.target.Address;
import dev.a2b.measure.target.Checksum;
import dev.a2b.measure.target.Engine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** Finds out what is measured. */
final class Builds {

    private static final List<String> REQUIRED = List.of("variant", "sha256");
    private static final String UNKNOWN = "0";
    private static final String GIVEN = "given";

    private Builds() {
    }

    /** Reads the description that the service's build left, and looks whether the artifact is the one described. */
    static Build read(Path description) {
        if (!Files.isRegularFile(description)) {
            throw missing(description.toString());
        }
        var settings = new Settings(load(description), new Properties());
        demand(description, settings, REQUIRED);
        var build = switch (settings.find("kind").orElse(Build.PROCESS)) {
            case Build.PROCESS -> process(description, settings);
            case Build.IMAGE -> image(description, settings);
            default -> throw new MeasureException("The build described in " + description + " is of the kind "
                + settings.text("kind") + ", and only a process or an image can be measured.");
        };
        if (!isUnchanged(build)) {
            throw new MeasureException("The artifact " + build.artifact()
                + " is not the one that its build described in " + description + ": build it again with ./mvnw package.");
        }
        return build;
    }

    /** A program that another build made; it is known by the checksum that it has now. */
    static Build given(String label, List<String> command, Path artifact) {
        return new Build(label, GIVEN, Build.PROCESS, command, artifact.toString(),
            new Build.Size(size(artifact), 0, 0), Checksum.sha256(artifact), Build.Creation.UNKNOWN);
    }

    /** An image that another build made; it is known by the id that it has now. */
    static Build given(String label, String image) {
        var found = Engine.image(image).orElseThrow(() -> new MeasureException("The container engine has no image "
            + image + ": fetch it with docker pull " + image + ", or load it."));
        return new Build(label, GIVEN, Build.IMAGE, List.of("docker", "run", image), image,
            new Build.Size(found.getSize(), 0, 0), found.getId(), Build.Creation.UNKNOWN);
    }

    /** A service that someone else started: of its artifact nothing is known. */
    static Build given(String label, Address address) {
        return new Build(label, GIVEN, Build.ADDRESS, List.of(), address.uri().toString(),
            new Build.Size(-1, 0, 0), "", Build.Creation.UNKNOWN);
    }

    /** Whether the artifact still is what was built. */
    static boolean isUnchanged(Build build) {
        if (build.isImage()) {
            return Engine.image(build.artifact()).filter(found -> found.getId().equals(build.sha256())).isPresent();
        }
        var artifact = Path.of(build.artifact());
        return Files.isRegularFile(artifact) && Checksum.sha256(artifact).equalsIgnoreCase(build.sha256());
    }

    private static Build process(Path description, Settings settings) {
        demand(description, settings, List.of("command", "artifact"));
        var artifact = settings.path("artifact");
        if (!Files.isRegularFile(artifact)) {
            throw missing(artifact.toString());
        }
        return of(settings, Build.PROCESS, command(settings.text("command"), artifact), artifact.toString(),
            size(artifact));
    }

    private static Build image(Path description, Settings settings) {
        demand(description, settings, List.of("image"));
        var name = settings.text("image");
        var found = Engine.image(name).orElseThrow(() -> new MeasureException("The container engine has no image "
            + name + ": build it with ./mvnw package, and so that it goes to the engine."));
        return of(settings, Build.IMAGE, List.of("docker", "run", name), name, found.getSize());
    }

    private static Build of(Settings settings, String kind, List<String> command, String artifact, long bytes) {
        return new Build(settings.text("variant"), settings.find("profiles").orElse(""), kind, command, artifact,
            new Build.Size(bytes, bytes(settings, "size.compressed"), bytes(settings, "size.cache")),
            settings.text("sha256"), new Build.Creation(millis(settings),
                settings.find("incremental").map(Boolean::valueOf).orElse(false), settings.find("builder").orElse("")));
    }

    private static long bytes(Settings settings, String name) {
        return settings.find(name).map(Long::valueOf).orElse(0L);
    }

    private static void demand(Path description, Settings settings, List<String> names) {
        for (var name : names) {
            if (settings.find(name).isEmpty()) {
                throw new MeasureException("The build description " + description + " does not tell the " + name
                    + ": build again with ./mvnw package.");
            }
        }
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

    private static MeasureException missing(String file) {
        return new MeasureException(
            "There is no artifact to measure at " + file + ": build one first with ./mvnw package.");
    }
}

package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * The last step of a build: writes {@code build.properties} into the build's folder. The arguments are the command that
 * starts the artifact, a word each; an image brings its own. The rest comes as system properties:
 *
 * <pre>
 * describe.directory      the build's folder
 * describe.variant, describe.profiles
 *                         what was built
 * describe.kind           process; image, which the engine has; or what jib made: jib-dockerBuild (the engine has it),
 *                         jib-buildTar (an archive) or jib-build (a registry has it)
 * describe.artifact       the file of a process
 * describe.image          the name of an image
 * describe.cache          the file of an AOT cache; empty when none was made
 * describe.builder        empty for the JDK that runs this, graalvm for the one in GRAALVM_HOME or JAVA_HOME, or a name
 * describe.reused         true when the build was told to take over what an earlier one made
 * describe.started, describe.tests.started, describe.tests.finished
 *                         milliseconds since 1970
 * </pre>
 */
public final class DescribeBuild {

    private final Properties settings;
    private final Map<String, String> environment;

    DescribeBuild(Properties settings, Map<String, String> environment) {
        this.settings = settings;
        this.environment = environment;
    }

    /** @param command program and arguments that start the artifact */
    public static void main(String[] command) {
        var finished = System.currentTimeMillis();
        new DescribeBuild(System.getProperties(), System.getenv()).describe(List.of(command), finished);
    }

    /** @param finished when all of the artifact was there, in milliseconds since 1970 */
    void describe(List<String> command, long finished) {
        var artifact = artifact(command);
        var times = new BuildDescription.Times(number("started"), finished, number("tests.started"),
            number("tests.finished"));
        new BuildDescription(text("variant"), text("profiles"), artifact, sizes(artifact), times, builder(),
            isIncremental(times.started())).write(directory().resolve("build.properties"));
    }

    private BuildDescription.Artifact artifact(List<String> command) {
        return switch (text("kind")) {
            case "process" -> BuildDescription.Artifact.process(Path.of(text("artifact")), command);
            case "image", "jib-dockerBuild" -> BuildDescription.Artifact.image(text("image"), image().id());
            case "jib-buildTar" -> jibImage().inArchive(directory().resolve("jib-image.tar"));
            case "jib-build" -> jibImage();
            default -> throw new MeasureException("A build of the kind " + text("kind")
                + " cannot be described: give process, image or a goal of jib, as in jib-buildTar.");
        };
    }

    private BuildDescription.Artifact jibImage() {
        return BuildDescription.Artifact.image(text("image"), read(directory().resolve("jib-image.id")));
    }

    private BuildDescription.Sizes sizes(BuildDescription.Artifact artifact) {
        var cache = text("cache").isEmpty() ? 0 : size(Path.of(text("cache")));
        return switch (text("kind")) {
            case "image", "jib-dockerBuild" ->
                new BuildDescription.Sizes(image().bytes(), image().compressedBytes(), cache);
            case "jib-buildTar" -> new BuildDescription.Sizes(0, size(Path.of(artifact.archive())), cache);
            default -> new BuildDescription.Sizes(0, 0, cache);
        };
    }

    private DockerImage image() {
        return DockerImage.find(text("image")).orElseThrow(() -> new MeasureException(
            "The container engine has no image " + text("image") + ", though this build just made it: build again."));
    }

    private String builder() {
        return switch (text("builder")) {
            case "" -> System.getProperty("java.vendor") + " " + System.getProperty("java.runtime.version");
            case "graalvm" -> graalvm();
            default -> text("builder");
        };
    }

    private String graalvm() {
        var release = Homes.of(environment, "GRAALVM_HOME", "JAVA_HOME")
            .map(home -> home.resolve("release"))
            .filter(Files::isRegularFile)
            .findFirst()
            .map(Homes::release)
            .orElseGet(Properties::new);
        return "GraalVM " + release.getProperty("GRAALVM_VERSION") + ", " + release.getProperty("IMPLEMENTOR_VERSION");
    }

    /** A class that is older than the build was compiled by an earlier one. */
    private boolean isIncremental(long started) {
        return Boolean.parseBoolean(text("reused")) || hasClassBefore(started);
    }

    private boolean hasClassBefore(long started) {
        try (var files = Files.walk(directory().resolve("classes"))) {
            return files.filter(file -> file.toString().endsWith(".class"))
                .anyMatch(file -> file.toFile().lastModified() < started);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path directory() {
        return Path.of(text("directory"));
    }

    private String text(String name) {
        return settings.getProperty("describe." + name, "").strip();
    }

    private long number(String name) {
        return Long.parseLong(text(name));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

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
 * The last step of a build: writes the {@link BuildDescription} into the folder of the build. The arguments are the
 * words of the command that starts the artifact; there are none for an image, which has its own. These system
 * properties give the rest:
 *
 * <pre>
 * describe.directory      the folder of the build
 * describe.name, describe.profiles
 *                         what was built
 * describe.kind           process; image (in the engine); or an image of jib: jib-dockerBuild (in the engine),
 *                         jib-buildTar (in an archive) or jib-build (in a registry)
 * describe.runtime        native for native code, jit for a program that a JVM runs
 * describe.artifact       the file of a process
 * describe.image          the name of an image
 * describe.cache          the file of an AOT cache; empty if there is none
 * describe.builder        empty for the JDK that runs this, graalvm for the one in GRAALVM_HOME or JAVA_HOME, or a name
 * </pre>
 */
public final class DescribeBuild {

    private final Properties settings;
    private final Map<String, String> environment;

    DescribeBuild(Properties settings, Map<String, String> environment) {
        this.settings = settings;
        this.environment = environment;
    }

    /**
     * Maven calls this.
     *
     * @param command program and arguments that start the artifact; empty for an image
     * @throws MeasureException if the kind is unknown, or the container engine does not have the image
     */
    public static void main(String[] command) {
        new DescribeBuild(System.getProperties(), System.getenv()).describe(List.of(command));
    }

    void describe(List<String> command) {
        var artifact = artifact(command);
        new BuildDescription(
                        text("name"),
                        text("profiles"),
                        text("runtime").equals("native"),
                        artifact,
                        sizes(artifact),
                        builder())
                .write(directory().resolve(BuildDescription.FILE));
    }

    private BuildDescription.Artifact artifact(List<String> command) {
        return switch (text("kind")) {
            case "process" -> BuildDescription.Artifact.process(Path.of(text("artifact")), command);
            case "image", "jib-dockerBuild" -> BuildDescription.Artifact.image(text("image"), image().id());
            case "jib-buildTar" -> jibImage().inArchive(directory().resolve("jib-image.tar"));
            case "jib-build" -> jibImage();
            default ->
                throw new MeasureException("A build of the kind " + text("kind")
                        + " cannot be described: give process, image or a goal of jib, as in jib-buildTar.");
        };
    }

    private BuildDescription.Artifact jibImage() {
        return BuildDescription.Artifact.image(text("image"), read(directory().resolve("jib-image.id")));
    }

    private BuildDescription.Sizes sizes(BuildDescription.Artifact artifact) {
        var cache = text("cache").isEmpty() ? 0 : ArtifactFiles.bytes(Path.of(text("cache")));
        return switch (text("kind")) {
            case "image", "jib-dockerBuild" ->
                new BuildDescription.Sizes(image().bytes(), image().compressedBytes(), cache);
            case "jib-buildTar" ->
                new BuildDescription.Sizes(0, ArtifactFiles.bytes(Path.of(artifact.archive())), cache);
            default -> new BuildDescription.Sizes(0, 0, cache);
        };
    }

    private DockerImage image() {
        return DockerImage.find(text("image"))
                .orElseThrow(() -> new MeasureException("The container engine has no image " + text("image")
                        + ", though this build just made it: build again."));
    }

    private String builder() {
        return switch (text("builder")) {
            case "" -> System.getProperty("java.vendor") + " " + System.getProperty("java.runtime.version");
            case "graalvm" -> graalvm();
            default -> text("builder");
        };
    }

    private String graalvm() {
        var release = Homes.graalVm(environment)
                .map(home -> home.resolve("release"))
                .filter(Files::isRegularFile)
                .findFirst()
                .map(Homes::release)
                .orElseGet(Properties::new);
        return "GraalVM " + release.getProperty("GRAALVM_VERSION") + ", " + release.getProperty("IMPLEMENTOR_VERSION");
    }

    private Path directory() {
        return Path.of(text("directory"));
    }

    private String text(String name) {
        return settings.getProperty("describe." + name, "").strip();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

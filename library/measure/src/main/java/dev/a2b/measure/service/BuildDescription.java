package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The description of an artifact and its build, for programs that start or measure the artifact. It is in the file
 * {@code build.properties} beside the artifact. Only this class reads and writes that file:
 *
 * <pre>
 * name, profiles        what was built
 * kind                  process or image
 * native                true for native code, false for a program that a JVM runs
 * command.1, .2, ...    of a process: how a user starts it, one word for each key
 * artifact              of a process: the file or folder
 * image                 of an image: its name and tag
 * archive               of an image that is in no engine: the file that contains it
 * sha256                of the files of a process; of an image its id
 * size.uncompressed     of an image: its layers unpacked, in bytes
 * size.compressed       of an image: the whole image compressed with gzip, in bytes
 * size.cache            of an AOT cache, in bytes
 * builder               the JDK, GraalVM or builder image that made it
 * </pre>
 *
 * @param name name of the build, as in {@code native-aot}
 * @param profiles the Maven profiles of the build, separated by commas
 * @param nativeCode whether the program is native code, which needs no JVM
 * @param artifact the artifact
 * @param sizes sizes of the artifact
 * @param builder the JDK, GraalVM or builder image that made the artifact
 */
public record BuildDescription(
        String name, String profiles, boolean nativeCode, Artifact artifact, Sizes sizes, String builder) {

    /** Name of the file, in the output folder of the build. */
    public static final String FILE = "build.properties";

    /**
     * The artifact of a build.
     *
     * @param isImage whether a container engine starts it; otherwise it is started as a process of this machine
     * @param command program and arguments that start a process; empty for an image
     * @param name path of the file or folder of a process; name and tag of an image
     * @param archive path of the file that contains an image which is in no engine; empty if there is none
     * @param sha256 checksum of the files of a process when it was built, see {@link ArtifactFiles}; id of an image
     */
    public record Artifact(boolean isImage, List<String> command, String name, String archive, String sha256) {

        /**
         * A program, with its present checksum.
         *
         * @param artifact its file or folder
         * @param command program and arguments that start it
         */
        public static Artifact process(Path artifact, List<String> command) {
            var sha256 = ArtifactFiles.sha256(artifact, command);
            return new Artifact(false, List.copyOf(command), artifact.toString(), "", sha256);
        }

        /** An image in an engine or a registry. */
        static Artifact image(String name, String id) {
            return new Artifact(true, List.of(), name, "", id);
        }

        Artifact inArchive(Path file) {
            return new Artifact(isImage, command, name, file.toString(), sha256);
        }

        /**
         * Whether the artifact is still the one that was built. Asks the container engine about an image.
         *
         * @throws MeasureException if the artifact is an image and the command {@code docker} cannot be started
         * @throws UncheckedIOException if the file cannot be read
         */
        public boolean isUnchanged() {
            if (isImage) {
                return DockerImage.find(name)
                        .filter(found -> found.id().equals(sha256))
                        .isPresent();
            }
            var artifact = Path.of(name);
            return Files.exists(artifact)
                    && ArtifactFiles.sha256(artifact, command).equalsIgnoreCase(sha256);
        }
    }

    /**
     * Sizes in bytes; 0 if unknown or not applicable.
     *
     * @param uncompressed uncompressed layers of an image
     * @param compressed the whole image compressed with gzip, as a registry transfers it
     * @param cache the AOT cache
     */
    public record Sizes(long uncompressed, long compressed, long cache) {}

    /**
     * Reads a description without checking the artifact.
     *
     * @param file path of {@code build.properties}
     * @throws MeasureException if there is no description, or it is incomplete or wrong
     */
    public static BuildDescription read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw missing(file.toString());
        }
        var keys = new Keys(file, load(file));
        return new BuildDescription(
                keys.text("name"),
                keys.text("profiles"),
                Boolean.parseBoolean(keys.text("native")),
                artifact(file, keys),
                new Sizes(
                        keys.number("size.uncompressed", 0),
                        keys.number("size.compressed", 0),
                        keys.number("size.cache", 0)),
                keys.text("builder"));
    }

    /**
     * Reads a description and checks that the artifact has not changed since its build.
     *
     * @param file path of {@code build.properties}
     * @throws MeasureException if the artifact is missing or has changed, or the description cannot be read
     */
    public static BuildDescription readUnchanged(Path file) {
        var description = read(file);
        var artifact = description.artifact;
        if (!artifact.isImage() && !Files.exists(Path.of(artifact.name))) {
            throw missing(artifact.name);
        }
        if (artifact.isImage() && DockerImage.find(artifact.name).isEmpty()) {
            throw new MeasureException("The container engine has no image " + artifact.name + ": build it again.");
        }
        if (!artifact.isUnchanged()) {
            throw new MeasureException("The artifact " + artifact.name + " is not the one that its build described in "
                    + file + ": build it again with ./mvnw package.");
        }
        return description;
    }

    /** Writes the description in one step, so that no program can read an incomplete file. */
    void write(Path file) {
        var properties = new Properties();
        properties.setProperty("name", name);
        properties.setProperty("profiles", profiles);
        properties.setProperty("kind", artifact.isImage ? "image" : "process");
        properties.setProperty("native", String.valueOf(nativeCode));
        properties.setProperty("sha256", artifact.sha256);
        properties.setProperty(artifact.isImage() ? "image" : "artifact", artifact.name);
        for (var i = 0; i < artifact.command.size(); i++) {
            properties.setProperty("command." + (i + 1), artifact.command.get(i));
        }
        if (!artifact.archive.isEmpty()) {
            properties.setProperty("archive", artifact.archive);
        }
        setKnown(properties, "size.uncompressed", sizes.uncompressed);
        setKnown(properties, "size.compressed", sizes.compressed);
        setKnown(properties, "size.cache", sizes.cache);
        properties.setProperty("builder", builder);
        store(properties, file);
    }

    private static void setKnown(Properties properties, String key, long value) {
        if (value > 0) {
            properties.setProperty(key, String.valueOf(value));
        }
    }

    private static Artifact artifact(Path file, Keys keys) {
        var kind = keys.text("kind");
        var sha256 = keys.text("sha256");
        return switch (kind) {
            case "process" -> new Artifact(false, keys.list("command"), keys.text("artifact"), "", sha256);
            case "image" ->
                new Artifact(
                        true,
                        List.of(),
                        keys.text("image"),
                        keys.find("archive").orElse(""),
                        sha256);
            default ->
                throw new MeasureException("The build described in " + file + " is of the kind " + kind
                        + ", and only a process or an image can be measured.");
        };
    }

    private static Properties load(Path file) {
        try (var reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            var properties = new Properties();
            properties.load(reader);
            return properties;
        } catch (IOException | IllegalArgumentException e) {
            throw new MeasureException("The build description " + file + " cannot be read (" + e.getMessage()
                    + "): build again with ./mvnw package.");
        }
    }

    private static void store(Properties properties, Path file) {
        try {
            AtomicFile.write(file, properties);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MeasureException missing(String file) {
        return new MeasureException(
                "There is no artifact to measure at " + file + ": build one first with ./mvnw package.");
    }

    /** The keys of a file. The exception for a missing or wrong key contains the name of the file. */
    private record Keys(Path file, Properties properties) {

        Optional<String> find(String key) {
            return Optional.ofNullable(properties.getProperty(key))
                    .map(String::strip)
                    .filter(text -> !text.isEmpty());
        }

        String text(String key) {
            return find(key).orElseThrow(() -> unusable("has no key " + key));
        }

        List<String> list(String key) {
            var first = Stream.of(text(key + ".1"));
            var others = IntStream.iterate(2, i -> i + 1)
                    .mapToObj(i -> properties.getProperty(key + "." + i))
                    .takeWhile(word -> word != null);
            return Stream.concat(first, others).toList();
        }

        long number(String key, long otherwise) {
            return find(key).map(text -> number(key, text)).orElse(otherwise);
        }

        private long number(String key, String text) {
            try {
                return Long.parseLong(text);
            } catch (NumberFormatException e) {
                throw unusable("has the value \"" + text + "\" for " + key + ", which is not a number");
            }
        }

        private MeasureException unusable(String why) {
            return new MeasureException(
                    "The build description " + file + " " + why + ": build again with ./mvnw package.");
        }
    }
}

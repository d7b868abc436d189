package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Describes what a build made, for whoever starts or measures it. It is kept in {@code build.properties} beside the
 * artifact, and this class alone reads and writes that file:
 *
 * <pre>
 * variant, profiles     what was built
 * kind                  process or image
 * command.1, .2, ...    of a process: how a user starts it, one word a key
 * artifact              of a process: the file
 * image                 of an image: its name and tag
 * archive               of an image that no engine took: the file that holds it
 * sha256                of the file; of an image its id
 * size.uncompressed     of an image: its layers unpacked, in bytes
 * size.compressed       of an image: all of it by gzip, in bytes
 * size.cache            of an AOT cache, in bytes
 * started, finished, tests.started, tests.finished
 *                       in milliseconds since 1970
 * builder               the JDK, GraalVM or builder image that made it
 * incremental           true where the build took over work of an earlier one
 * </pre>
 *
 * @param variant names the build, as in {@code native-aot}
 * @param profiles the Maven profiles that made it, separated by commas
 * @param artifact what was made
 * @param sizes of the artifact
 * @param times when it was made
 * @param builder the JDK, GraalVM or builder image that made it
 * @param incremental whether the build took over work of an earlier one
 */
public record BuildDescription(
    String variant, String profiles, Artifact artifact, Sizes sizes, Times times, String builder,
    boolean incremental) {

    /** Whether the build made a program or an image. */
    public enum Kind {
        /** A program, started as a process of this machine. */
        PROCESS,
        /** An image, started by a container engine. */
        IMAGE;

        private String key() {
            return this == PROCESS ? "process" : "image";
        }
    }

    /**
     * What a build made.
     *
     * @param kind process or image
     * @param command program and arguments that start a process; of an image none
     * @param name the file of a process; the name and tag of an image
     * @param archive the file that holds an image that no engine took; empty when there is none
     * @param sha256 the file's checksum when it was built; of an image its id
     */
    public record Artifact(Kind kind, List<String> command, String name, String archive, String sha256) {

        /** A program. */
        static Artifact process(Path file, List<String> command) {
            return new Artifact(Kind.PROCESS, List.copyOf(command), file.toString(), "", Checksum.sha256(file));
        }

        /** An image in an engine or a registry. */
        static Artifact image(String name, String id) {
            return new Artifact(Kind.IMAGE, List.of(), name, "", id);
        }

        Artifact inArchive(Path file) {
            return new Artifact(kind, command, name, file.toString(), sha256);
        }

        /** Whether a container engine starts it. */
        public boolean isImage() {
            return kind == Kind.IMAGE;
        }

        /** Whether the artifact still is what was built; asks the container engine for an image. */
        public boolean isUnchanged() {
            if (isImage()) {
                return DockerImage.find(name).filter(found -> found.id().equals(sha256)).isPresent();
            }
            var file = Path.of(name);
            return Files.isRegularFile(file) && Checksum.sha256(file).equalsIgnoreCase(sha256);
        }
    }

    /**
     * Sizes in bytes; 0 where the description does not tell.
     *
     * @param uncompressed an image's layers, unpacked
     * @param compressed an image as it travels
     * @param cache an AOT cache
     */
    public record Sizes(long uncompressed, long compressed, long cache) {
    }

    /**
     * Milliseconds since 1970.
     *
     * @param testsStarted 0 where no tests are told
     * @param testsFinished 0 where no tests are told
     */
    public record Times(long started, long finished, long testsStarted, long testsFinished) {

        /** How long the build took, in milliseconds, tests not counted. */
        public long buildMillis() {
            return finished - started - (testsFinished - testsStarted);
        }
    }

    /**
     * Reads a description, and does not look at the artifact.
     *
     * @throws MeasureException when there is none, or one that does not tell all
     */
    public static BuildDescription read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw missing(file.toString());
        }
        var keys = new Keys(file, load(file));
        return new BuildDescription(keys.text("variant"), keys.text("profiles"), artifact(file, keys),
            new Sizes(keys.number("size.uncompressed", 0), keys.number("size.compressed", 0),
                keys.number("size.cache", 0)),
            new Times(keys.number("started"), keys.number("finished"), keys.number("tests.started", 0),
                keys.number("tests.finished", 0)),
            keys.text("builder"), Boolean.parseBoolean(keys.text("incremental")));
    }

    /**
     * Reads a description, and makes sure that the artifact is the described one.
     *
     * @throws MeasureException when it is not, or the description cannot be read
     */
    public static BuildDescription readUnchanged(Path file) {
        var description = read(file);
        var artifact = description.artifact;
        if (!artifact.isImage() && !Files.isRegularFile(Path.of(artifact.name))) {
            throw missing(artifact.name);
        }
        if (artifact.isImage() && DockerImage.find(artifact.name).isEmpty()) {
            throw new MeasureException("The container engine has no image " + artifact.name
                + ": build it with ./mvnw package, and so that it goes to the engine.");
        }
        if (!artifact.isUnchanged()) {
            throw new MeasureException("The artifact " + artifact.name + " is not the one that its build described in "
                + file + ": build it again with ./mvnw package.");
        }
        return description;
    }

    /** What a user stores or pulls, in bytes: a process's file, an image's layers unpacked. */
    public long bytes() {
        if (artifact.isImage()) {
            return sizes.uncompressed;
        }
        try {
            return Files.size(Path.of(artifact.name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the description in one step, so that nobody ever reads half of it. */
    void write(Path file) {
        var properties = new Properties();
        properties.setProperty("variant", variant);
        properties.setProperty("profiles", profiles);
        properties.setProperty("kind", artifact.kind.key());
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
        setKnown(properties, "started", times.started);
        setKnown(properties, "finished", times.finished);
        setKnown(properties, "tests.started", times.testsStarted);
        setKnown(properties, "tests.finished", times.testsFinished);
        properties.setProperty("builder", builder);
        properties.setProperty("incremental", String.valueOf(incremental));
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
            case "process" -> new Artifact(Kind.PROCESS, keys.list("command"), keys.text("artifact"), "", sha256);
            case "image" -> new Artifact(Kind.IMAGE, List.of(), keys.text("image"), keys.find("archive").orElse(""),
                sha256);
            default -> throw new MeasureException("The build described in " + file + " is of the kind " + kind
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
                + "): build again with ./mvnw package.", e);
        }
    }

    private static void store(Properties properties, Path file) {
        var draft = file.resolveSibling(file.getFileName() + ".draft");
        try {
            try (var writer = Files.newBufferedWriter(draft, StandardCharsets.UTF_8)) {
                properties.store(writer, null);
            }
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MeasureException missing(String file) {
        return new MeasureException(
            "There is no artifact to measure at " + file + ": build one first with ./mvnw package.");
    }

    /** The keys of one file; a key that is missing or wrong is told with the file's name. */
    private record Keys(Path file, Properties properties) {

        Optional<String> find(String key) {
            return Optional.ofNullable(properties.getProperty(key)).map(String::strip).filter(text -> !text.isEmpty());
        }

        String text(String key) {
            return find(key).orElseThrow(() -> unusable("does not tell the " + key));
        }

        List<String> list(String key) {
            var first = Stream.of(text(key + ".1"));
            var others = IntStream.iterate(2, i -> i + 1)
                .mapToObj(i -> properties.getProperty(key + "." + i))
                .takeWhile(word -> word != null);
            return Stream.concat(first, others).toList();
        }

        long number(String key) {
            return number(key, text(key));
        }

        long number(String key, long otherwise) {
            return find(key).map(text -> number(key, text)).orElse(otherwise);
        }

        private long number(String key, String text) {
            try {
                return Long.parseLong(text);
            } catch (NumberFormatException e) {
                throw unusable("tells the " + key + " \"" + text + "\", which is not a number");
            }
        }

        private MeasureException unusable(String why) {
            return new MeasureException(
                "The build description " + file + " " + why + ": build again with ./mvnw package.");
        }
    }
}

package com.example.a2b.artifact;

import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the build made, as its description (build.properties) tells.
 *
 * @param image     name of the image, or null where it is a process
 * @param command   how a user starts the process, a word each; empty where it is an image
 * @param options   of {@code docker run}, where it is an image
 * @param arguments of the image
 */
record Artifact(String image, List<String> command, List<String> options, List<String> arguments) {

    private static final String URL = "R2DBC_DATASOURCES_DEFAULT_URL";
    private static final String USERNAME = "R2DBC_DATASOURCES_DEFAULT_USERNAME";
    private static final String PASSWORD = "R2DBC_DATASOURCES_DEFAULT_PASSWORD";

    static Artifact built() {
        var description = new Properties();
        try (var reader = Files.newBufferedReader(Path.of(System.getProperty("build.description")))) {
            description.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException("There is nothing to test: build it first, with ./mvnw package.", e);
        }
        return description.containsKey("image")
            ? image(description.getProperty("image"), List.of("--rm", "--read-only"))
            : process(command(description));
    }

    /** A program, started with this command, a word each. */
    static Artifact process(List<String> command) {
        return new Artifact(null, command, List.of(), List.of());
    }

    /** An image, started with these options of {@code docker run} and these arguments. */
    static Artifact image(String name, List<String> options, String... arguments) {
        return new Artifact(name, List.of(), options, List.of(arguments));
    }

    /** The same where memory is scarce: 400 MB for a container, a heap of 128 MB for a process. */
    Artifact withLittleMemory() {
        if (isImage()) {
            var limited = Stream.concat(options.stream(), Stream.of("--memory=400m")).toList();
            return new Artifact(image, command, limited, arguments);
        }
        var words = new ArrayList<>(command);
        words.add(words.contains("-jar") ? words.indexOf("-jar") : words.size(), "-Xmx128m");
        return process(words);
    }

    boolean isImage() {
        return image != null;
    }

    /** The kind of database that the artifact can reach. */
    DatabaseKind database() {
        return isImage() ? DatabaseKind.CONTAINER : DatabaseKind.EMBEDDED;
    }

    /** Starts it in the foreground, an image on the database's network. */
    List<String> command(String name, int port, Database database) {
        if (!isImage()) {
            return command;
        }
        var words = new ArrayList<>(List.of("docker", "run", "--name", name,
            "--network", database.network().orElseThrow(), "--publish", "127.0.0.1:" + port + ":8080"));
        for (var variable : List.of(URL, USERNAME, PASSWORD)) {
            words.addAll(List.of("--env", variable)); // the value comes from the environment, where nobody lists it
        }
        words.addAll(options);
        words.add(image);
        words.addAll(arguments);
        return words;
    }

    /** Asks the one that runs under this name, or with this environment, whether it is alive. */
    List<String> healthCommand(String name) {
        var question = new ArrayList<>(isImage()
            ? List.of("docker", "run", "--rm", "--network", "container:" + name, image)
            : command);
        question.add("health");
        return question;
    }

    Map<String, String> environment(int port, Database database) {
        return Map.of(
            "MICRONAUT_SERVER_PORT", String.valueOf(port),
            URL, isImage() ? database.containerUrl() : database.r2dbcUrl(),
            USERNAME, database.username(),
            PASSWORD, database.password());
    }

    private static List<String> command(Properties description) {
        return IntStream.iterate(1, i -> i + 1)
            .mapToObj(i -> description.getProperty("command." + i))
            .takeWhile(Objects::nonNull)
            .toList();
    }
}

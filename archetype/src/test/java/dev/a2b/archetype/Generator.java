package dev.a2b.archetype;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Generates projects from the archetype just built, without installing it where other builds would find it. */
final class Generator {

    private static final String PLUGIN =
        "org.apache.maven.plugins:maven-archetype-plugin:" + System.getProperty("archetype.plugin");
    private static final String VERSION = System.getProperty("archetype.version");

    private final Path directory;
    private final Path repository;

    private Generator(Path directory, Path repository) {
        this.directory = directory;
        this.repository = repository;
    }

    /** Puts the archetype into a local repository of its own, in an emptied directory for generated projects. */
    static Generator publish(Path directory) throws IOException {
        delete(directory);
        var repository = directory.resolve("repository");
        var jar = repository.resolve("dev/a2b/a2b-archetype/%1$s/a2b-archetype-%1$s.jar".formatted(VERSION));
        Files.createDirectories(jar.getParent());
        Files.copy(Path.of(System.getProperty("archetype.jar")), jar);
        return new Generator(directory, repository);
    }

    /** Where a project with this artifactId is made. */
    Path directory(String artifactId) {
        return directory.resolve(artifactId);
    }

    /** Runs the generator in batch mode; all but the two ids is left to the archetype's defaults unless named. */
    Project generate(String groupId, String artifactId, String... more) throws IOException, InterruptedException {
        var arguments = new ArrayList<>(Maven.repositoryBefore(repository));
        arguments.addAll(List.of(
            PLUGIN + ":generate",
            "-DarchetypeCatalog=local",
            "-DarchetypeGroupId=dev.a2b",
            "-DarchetypeArtifactId=a2b-archetype",
            "-DarchetypeVersion=" + VERSION,
            "-DgroupId=" + groupId,
            "-DartifactId=" + artifactId));
        arguments.addAll(List.of(more));
        var run = Maven.run(Path.of("..").toAbsolutePath().normalize(), directory, arguments.toArray(String[]::new));
        return new Project(directory(artifactId), run);
    }

    private static void delete(Path directory) throws IOException {
        if (Files.notExists(directory)) {
            return;
        }
        try (Stream<Path> files = Files.walk(directory)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /** Where a project was made, if it was, by a run of the generator. */
    record Project(Path directory, Maven.Run run) {
    }
}

package dev.a2b.archetype;

import static java.util.stream.Stream.concat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Generates projects in a copy of this repository, from what that copy deployed; nothing is installed for others. */
final class Generator {

    private static final String SETTINGS = """
        <settings>
          <profiles>
            <profile>
              <id>company</id>
              <activation>
                <activeByDefault>true</activeByDefault>
              </activation>
              <repositories>
                <repository>
                  <id>company</id>
                  <url>%1$s</url>
                </repository>
              </repositories>
              <pluginRepositories>
                <pluginRepository>
                  <id>company</id>
                  <url>%1$s</url>
                </pluginRepository>
              </pluginRepositories>
            </profile>
          </profiles>
        </settings>
        """;

    private static Generator shared;

    private final Path root;
    private final Path deployed;
    private final Path settings;
    private final Path installed;
    private final Path downloads;

    private Generator(Path directory) {
        this.root = directory.resolve("our projects").resolve("clone of a2b");
        this.deployed = directory.resolve("deployed");
        this.settings = directory.resolve("settings.xml");
        this.installed = directory.resolve("local repository of the clone");
        this.downloads = directory.resolve("local repository of a project");
    }

    /** The generator of this repository, for all tests: to publish it takes long. */
    static synchronized Generator shared() throws IOException, InterruptedException {
        if (shared == null) {
            shared = publish(Tree.ROOT, Path.of("target", "it").toAbsolutePath());
        }
        return shared;
    }

    /** Copies a repository into an emptied directory, and deploys it as its README says, to a folder. */
    private static Generator publish(Path repository, Path directory) throws IOException, InterruptedException {
        delete(directory);
        var generator = new Generator(directory);
        Tree.of(repository, "").write(generator.root);
        Files.writeString(generator.settings, SETTINGS.formatted(generator.deployed.toUri()), StandardCharsets.UTF_8);

        var deployment = Maven.run(generator.root, with(generator.installed, Stream.of("deploy", "-DskipTests",
            "-DaltDeploymentRepository=company::" + generator.deployed.toUri())));

        assertEquals(0, deployment.exitCode(), deployment::summary);
        return generator;
    }

    /** Arguments of Maven: the command of the README. */
    static List<String> command(String groupId, String artifactId) {
        return List.of("-N", "-B", "archetype:generate", "-DgroupId=" + groupId, "-DartifactId=" + artifactId);
    }

    /** The copy of the repository. */
    Path root() {
        return root;
    }

    /** Where a project with this artifactId is made. */
    Path directory(String artifactId) {
        return root.resolveSibling(artifactId);
    }

    /** What was deployed: paths of POMs and jars, without their version's folder and the version. */
    List<String> published() throws IOException {
        try (Stream<Path> files = Files.walk(deployed)) {
            return files.map(file -> deployed.relativize(file).toString().replace('\\', '/'))
                .filter(name -> name.endsWith(".pom") || name.endsWith(".jar"))
                .map(name -> name.replaceAll("/[^/]+/[^/]+/(a2b-[a-z]+)-[-.\\d]+\\d", "/$1"))
                .sorted()
                .toList();
        }
    }

    /** Runs the command of the README with more options; these win. */
    Project generate(String groupId, String artifactId, String... more) throws IOException, InterruptedException {
        var arguments = concat(command(groupId, artifactId).stream(), Stream.of(more));
        return new Project(directory(artifactId), Maven.run(root, with(installed, arguments)));
    }

    /** Runs Maven in a project with settings that name the deployed repository; -U: not an installed harness. */
    Maven.Run runWithRepository(Path project, String... arguments) throws IOException, InterruptedException {
        var settings = Stream.of("-U", "-gs", this.settings.toString());
        return Maven.run(project, with(downloads, concat(settings, Stream.of(arguments))));
    }

    /** Whether such a run downloaded an artifact of the harness. */
    boolean downloaded(String artifactId) {
        return Files.isDirectory(downloads.resolve("dev/a2b").resolve(artifactId));
    }

    private static String[] with(Path localRepository, Stream<String> arguments) {
        return concat(Maven.repositoryBefore(localRepository).stream(), arguments).toArray(String[]::new);
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

        Tree tree() throws IOException {
            return Tree.of(directory, "");
        }
    }
}

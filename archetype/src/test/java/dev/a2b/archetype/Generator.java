package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.APPEND;
import static java.util.stream.Stream.concat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Generates projects in a copy of this repository, from what that copy deployed; nothing is installed for others. */
final class Generator {

    /** What a company has anyway: its repository is the mirror of Maven Central. */
    private static final String MIRROR = """
        <settings>
          <mirrors>
            <mirror><id>company</id><mirrorOf>central</mirrorOf><url>%s</url></mirror>
          </mirrors>
        </settings>
        """;

    /** What stands for the address of a company's repository in docs/publishing.md. */
    private static final String COMPANY = "https://repository.example.com/maven";

    /** It signs nothing but what these tests publish. */
    private static final Path KEY =
            Path.of("src/test/resources/throw-away-key.asc").toAbsolutePath();

    /** Where a POM has the version of the archetype and the library. */
    static final String VERSION =
            "(<artifactId>a2b-(?:build|library)</artifactId>\\s*<version>|<library\\.version>)([^<]+)";

    /** It replaces the version by one that no other build installs. */
    static final String OWN = "$1$2.1";

    private static Generator shared;

    private final Path root;
    private final Path deployed;
    private final CompanyRepository company;
    private final Path settings;
    private final Path mirror;
    private final Path installed;
    private final Path downloads;

    private Generator(Path directory) throws IOException {
        this.root = directory.resolve("our projects").resolve("clone of a2b");
        this.deployed = directory.resolve("deployed");
        this.company = CompanyRepository.start(deployed);
        this.settings = directory.resolve("settings.xml");
        this.mirror = directory.resolve("settings with a mirror.xml");
        this.installed = directory.resolve("local repository of the clone");
        this.downloads = directory.resolve("local repository of a project");
    }

    /** The generator of this repository, for all tests: to publish it takes long. */
    static synchronized Generator shared() throws IOException, InterruptedException {
        if (shared == null) {
            shared = publish(Path.of("target", "it").toAbsolutePath());
        }
        return shared;
    }

    /** Copies this repository into an emptied directory, and publishes it as docs/publishing.md says, on loopback. */
    private static Generator publish(Path directory) throws IOException, InterruptedException {
        delete(directory);
        var generator = new Generator(directory);
        repository().write(generator.root);
        var address = generator.company.address();
        Files.writeString(generator.settings, page().listing("<settings>").replace(COMPANY, address), UTF_8);
        Files.writeString(generator.mirror, MIRROR.formatted(address), UTF_8);

        var deploy = page().commands("Deploy")
                .replace("./mvnw ", "")
                .replace(COMPANY, address)
                .split(" ");
        var sign = Stream.of("-Psign", "-Dgpg.signer=bc", "-Dgpg.keyFilePath=" + KEY);
        var deployment = Maven.run(generator.root, with(generator.installed, concat(Stream.of(deploy), sign)));

        assertEquals(0, deployment.exitCode(), deployment::summary);
        var catalog = "archetype-catalog.xml";
        Files.copy(generator.root.resolve("archetype/target").resolve(catalog), generator.deployed.resolve(catalog));
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
        return deployed(file -> true);
    }

    /** What of it has no signature. */
    List<String> unsigned() throws IOException {
        return deployed(file -> Files.notExists(Path.of(file + ".asc")));
    }

    private List<String> deployed(Predicate<Path> condition) throws IOException {
        try (Stream<Path> files = Files.walk(deployed)) {
            return files.filter(condition)
                    .map(file -> deployed.relativize(file).toString().replace('\\', '/'))
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

    /** Another copy of the repository in a folder; its Maven finds the archetype where this one installed it. */
    Path copy(Path folder) throws IOException {
        var copy = folder.resolve("clone of a2b");
        repository().write(copy);
        Files.write(copy.resolve(".mvn/maven.config"), Maven.repositoryBefore(installed), UTF_8, APPEND);
        return copy;
    }

    /**
     * Generates a project in interactive mode, also where the environment asks for batch mode.
     *
     * @param answers a line for each question of the generator, as {@code printf} writes them
     */
    Project answer(String artifactId, String answers, String... options) throws IOException, InterruptedException {
        var arguments = with(
                installed,
                concat(
                        Stream.of("-N", "archetype:generate", "-DinteractiveMode=true", "-DartifactId=" + artifactId),
                        Stream.of(options)));
        var command = "printf '" + answers + "' | ./mvnw '" + String.join("' '", arguments) + "'";
        return new Project(directory(artifactId), Maven.shell(root, command));
    }

    /** Runs the command of docs/publishing.md in a folder, with nothing but the company's repository. */
    Maven.Run generateWithoutClone(Path folder) throws IOException, InterruptedException {
        return generateWithoutClone(folder, root.resolve("mvnw").toString(), "");
    }

    /** Runs the command of docs/publishing.md, and then more commands, in which {@code mvn} is this Maven. */
    Maven.Run generateWithoutClone(Path folder, String maven, String more) throws IOException, InterruptedException {
        var function = "mvn() { command '%s' -ntp -gs '%s' -s '%s' -Dmaven.repo.local='%s' \"$@\"; }%n"
                .formatted(maven, mirror, settings, folder.resolveSibling("local repository of a team"));
        return Maven.shell(folder, function + page().commands("Generate without a clone") + "\n" + more);
    }

    /** Runs Maven in a project that takes the library from the deployed repository. */
    Maven.Run runWithRepository(Path project, String... arguments) throws IOException, InterruptedException {
        return Maven.run(
                project,
                concat(repositoryOptions().stream(), Stream.of(arguments)).toArray(String[]::new));
    }

    /** Options of Maven: settings that name the deployed repository. */
    List<String> repositoryOptions() {
        return List.of(with(downloads, Stream.of("-gs", settings.toString())));
    }

    /** Whether such a run downloaded an artifact of the library. */
    boolean downloaded(String artifactId) {
        return Files.isDirectory(downloads.resolve("dev/a2b").resolve(artifactId));
    }

    /** This repository with a version of its own, because another build may have installed the same version. */
    private static Tree repository() throws IOException {
        return Tree.of(Tree.ROOT, "").replaceAll(VERSION, OWN);
    }

    private static Guide page() throws IOException {
        return Guide.read(Tree.ROOT.resolve("docs/publishing.md"));
    }

    private static String[] with(Path localRepository, Stream<String> arguments) {
        return concat(Maven.repositoryBefore(localRepository).stream(), arguments)
                .toArray(String[]::new);
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

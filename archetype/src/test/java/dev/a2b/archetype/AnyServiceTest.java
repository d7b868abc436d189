package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.APPEND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Services that A2B did not build, measured in a generated project by the commands of docs/any-service.md. */
class AnyServiceTest {

    /**
     * The page's plan, only shorter, with less load and data, and any level counts, because this machine may be busy.
     * Maven reads these options in the project.
     */
    private static final List<String> OPTIONS = Stream.concat(
                    Maven.LITTLE_LOAD.stream(),
                    Stream.of(
                            "-B",
                            "-Dplan.scale=0.01",
                            "-Dplan.warmup.seconds=1",
                            "-Dplan.level.seconds=10",
                            "-Dplan.settle.seconds=2",
                            "-Dplan.pass.throughput=0.1",
                            "-Dplan.pass.p95.ms=60000",
                            "-Dplan.generator.starts=0.1",
                            "-Dplan.generator.late.ms=60000"))
            .toList();

    /** MB: more than a shell needs, less than any JVM. */
    private static final int SMALLEST_JVM = 20;

    private static Path project;

    @BeforeAll
    static void prepare() throws Exception {
        var generator = Generator.shared();
        project = generator
                .generate("com.acme-corp", "any-service.v2", "-Dpackage=com.example.a2b", "-Dlibrary=repository")
                .directory();
        Tree.of(Path.of("src", "test", "resources", "services"), "services/").write(project);
        Files.writeString(
                project.resolve("gatling/src/test/java/com/example/a2b/load/GreetingSimulation.java"),
                readme().listing("class GreetingSimulation"),
                UTF_8);
        Files.write(project.resolve(".mvn/maven.config"), generator.repositoryOptions(), UTF_8, APPEND);
        Files.write(project.resolve(".mvn/maven.config"), OPTIONS, UTF_8, APPEND);
    }

    @Test
    void a_service_of_another_framework_is_measured() throws Exception {
        var page = Guide.read(Tree.ROOT.resolve("docs/any-service.md"));

        var run = Maven.shell(project, page.commands("Measure it"));

        assertEquals(0, run.exitCode(), run::summary);
        assertMeasured("spring-boot", "services/spring-boot/target/greeting.jar");
    }

    @Test
    void the_service_in_the_readme_of_a_project_is_measured() throws Exception {
        Files.writeString(project.resolve("Greeting.java"), readme().listing("class Greeting "), UTF_8);

        var run = Maven.shell(project, readme().commands("Load another service"));

        assertEquals(0, run.exitCode(), run::summary);
        assertMeasured("Greeting.java", "Greeting.java");
        assertTrue(Generator.shared().downloaded("a2b-measure"), "the library is not from the repository");
    }

    @Test
    void a_project_that_takes_the_library_from_a_repository_has_none() throws IOException {
        assertFalse(Files.exists(project.resolve("library")));
        assertFalse(Files.readString(project.resolve("pom.xml")).contains("<module>library</module>"));
    }

    /** WorkshopTest runs all tests of a project with the sample, so only those that meet its names are run here. */
    @Test
    void a_project_with_dots_and_dashes_that_takes_the_library_from_a_repository_passes_its_tests() throws Exception {
        var run = Maven.run(project, "test", "-Dtest=ArchitectureTest,ContractTest,BookingTest");

        assertEquals(0, run.exitCode(), run::summary);
    }

    private static Guide readme() throws IOException {
        return Guide.read(project.resolve("gatling/README.md"));
    }

    private static void assertMeasured(String label, String artifact) throws Exception {
        var row = CsvRow.of(project.resolve("measurements/report.csv"), "build", label);

        assertTrue(row.number("startup (ms)") > 0, row::toString);
        assertTrue(row.number("requests") > 0, row::toString);
        assertEquals(0, row.number("failed (%)"), row::toString);
        assertTrue(row.number("shipped size (MB)") >= bytes(project.resolve(artifact)) / 1e6 - 0.05, row::toString);
        assertTrue(row.number("peak memory (MB)") > SMALLEST_JVM, row::toString);
        assertEquals(List.of(), running(artifact));
    }

    private static long bytes(Path artifact) throws IOException {
        try (Stream<Path> files = Files.walk(artifact)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    /** What was started in the project, or from the artifact, and still runs. What ends with Maven gets a moment. */
    private static List<String> running(String artifact) throws InterruptedException {
        for (var attempt = 0; attempt < 3000 && !commands(artifact).isEmpty(); attempt++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        return commands(artifact);
    }

    private static List<String> commands(String artifact) {
        return ProcessHandle.allProcesses()
                .map(process -> process.info().commandLine().orElse(""))
                .filter(command -> command.contains(project.toString()) || command.contains(artifact))
                .toList();
    }
}

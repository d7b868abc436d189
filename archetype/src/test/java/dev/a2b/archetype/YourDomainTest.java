package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.APPEND;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The steps of docs/your-domain.md, made in a new project. Where a patch no longer applies, make the steps before it in
 * a project, make its change there by hand, and write {@code git diff --cached} over the patch.
 */
class YourDomainTest {

    /** Maven reads these options in the project. All tests and the whole plan would take longer; the page says so. */
    private static final List<String> OPTIONS = Stream.of(
                    Maven.LITTLE_LOAD,
                    List.of(
                            "-B",
                            Maven.REPOSITORY,
                            "-Dtest=OrderTest,UserTest,ContractTest,ProblemTest,SecurityTest,RequestLimitTest,SchemaMigrationTest,"
                                    + "FaultTest,MalformedRequestTest,SlowClientTest,ComposeTest,DashboardTest,DeploymentTest,WorkflowTest,"
                                    + "PlansTest",
                            "-Dit.test=*DataSetIT,ArtifactIT#answers*"))
            .flatMap(List::stream)
            .toList();

    private static final String FIRST_COMMAND = " package gatling:test -DskipTests";
    private static final int LOG_LINES = 400;

    /** Gatling prints it every ten seconds, so a slow machine has more of it. */
    private static final Pattern PROGRESS = Pattern.compile("(?ms)^=+\\R[^\\n]+s elapsed\\R.*?^=+\\R");

    private static final String ENVIRONMENT = """
        export A2B='%s'
        export GIT_AUTHOR_NAME=Team GIT_AUTHOR_EMAIL=team@example.com
        export GIT_COMMITTER_NAME=Team GIT_COMMITTER_EMAIL=team@example.com
        """;

    private static final Pattern SAMPLE = Pattern.compile(
            "(?i)booking|travell|countr(y|ies)|\\bcit(y|ies)\\b|transfers\\b|partner|idempoten|\\bseats?\\b"
                    + "|sample: (begin|end)");

    private static Guide page;

    @BeforeAll
    static void read() throws IOException {
        page = Guide.read(Tree.ROOT.resolve("docs/your-domain.md"));
    }

    @Test
    void its_steps_replace_the_domain_of_the_sample() throws Exception {
        var project = generate();
        var steps = page.sections("Step ");

        for (var step : steps) {
            var run = Maven.shell(
                    project, ENVIRONMENT.formatted(Generator.shared().root()) + page.commands(step));
            assertEquals(0, run.exitCode(), () -> step + ": " + run.summary());
            assertReadable(page.commands(step), run);
        }

        assertTrue(steps.stream().anyMatch(step -> page.commands(step).contains(FIRST_COMMAND)), steps::toString);
        assertRecorded(project);
        var own = Tree.of(project, "").without(Pattern.compile("^library/"));
        assertEquals(List.of(), own.matching(SAMPLE));
    }

    @Test
    void each_line_of_its_listings_is_in_a_patch() throws IOException {
        var added = patches().files().values().stream()
                .flatMap(String::lines)
                .filter(line -> line.startsWith("+"))
                .map(line -> line.substring(1).strip())
                .collect(toSet());

        var others = page.code().stream().filter(line -> !added.contains(line)).toList();

        assertFalse(page.code().isEmpty());
        assertEquals(List.of(), others);
    }

    @Test
    void it_applies_each_patch() throws IOException {
        for (var patch : patches().names()) {
            assertTrue(page.text().contains("git apply --index \"$A2B/docs/your-domain/" + patch + "\""), patch);
        }
    }

    private static Tree patches() throws IOException {
        return Tree.of(Tree.ROOT.resolve("docs/your-domain"), "");
    }

    /** The project of the README in a folder of its own, because other tests generate it, too. */
    private static Path generate() throws Exception {
        var folder = Files.createDirectories(Generator.shared().root().resolveSibling("your domain"));
        var generated = Generator.shared().generate("com.acme", "order-desk", "-DoutputDirectory=" + folder);
        assertEquals(0, generated.run().exitCode(), generated.run()::summary);
        var project = folder.resolve("order-desk");
        Files.write(project.resolve(".mvn/maven.config"), OPTIONS, UTF_8, APPEND);
        return project;
    }

    /** The first command of the README prints few lines, without those of downloads and of the progress of the load. */
    private static void assertReadable(String commands, Maven.Run run) {
        var lines = PROGRESS.matcher(run.log()).replaceAll("").lines().count();
        assertTrue(!commands.contains(FIRST_COMMAND) || lines <= LOG_LINES, () -> lines + " lines, see " + run.file());
    }

    private static void assertRecorded(Path project) throws IOException {
        var response = Files.readString(project.resolve("service/src/test/resources/golden/products.txt"), UTF_8);
        assertTrue(response.startsWith("GET /api/v1/products?size=2\n200 application/json\n[{\"id\":1,"), response);
        var sizes = Files.readString(project.resolve("gatling/src/test/resources/response-sizes.txt"), UTF_8);
        assertTrue(sizes.matches("[1-9]\\d+ /products\n"), sizes);
    }
}

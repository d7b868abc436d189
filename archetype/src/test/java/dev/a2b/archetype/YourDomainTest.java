package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.APPEND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * The first day of a team: the steps of docs/your-domain.md in a new project, and nothing else. It runs on the JDK of
 * the tests; {@code -Dfirst.day.profiles=native} adds {@code -Pnative} to the project's builds.
 */
@Order(1) // as in ArchetypeTest
class YourDomainTest {

    /** What a green build does not print. */
    private static final Pattern NOISE =
            Pattern.compile("\\[(ERROR|WARN)\\].*|Established active environments|Downloading from");

    private static final String PROFILES = System.getProperty("first.day.profiles", "");

    @Test
    void a_new_project_gets_another_resource_by_the_steps_of_the_page_alone() throws Exception {
        var page = Guide.read(Tree.ROOT.resolve("docs/your-domain.md"));
        var project = generate(page);
        var generated = Tree.of(project, "");
        var edits = 0;

        for (var step : page.sections("Step ")) {
            for (var edit : page.edits(step)) {
                edit.apply(project);
                edits++;
            }
            var run = Maven.shell(project, page.commands(step));
            assertEquals(0, run.exitCode(), () -> step + ": " + run.summary());
            assertEquals(
                    List.of(),
                    NOISE.matcher(run.log()).results().map(MatchResult::group).toList(),
                    step);
        }

        assertEquals(page.listings(), edits, "listings of the page, and those that were typed");
        assertEquals(library(generated), library(Tree.of(project, "")));
        assertRecorded(project);
        keep(project);
    }

    /** For the test of later upgrades, see docs/publishing.md: without the options that {@link #generate} added. */
    private static void keep(Path project) throws Exception {
        type(
                project,
                "git add . ':!.mvn/maven.config'",
                "git commit -qm 'Add vehicles'",
                "git bundle create -q ../fleet.bundle HEAD main first");
    }

    /** Types commands in a folder, as somebody whom Git knows. */
    static void type(Path folder, String... commands) throws Exception {
        var run = Maven.shell(folder, WorkshopTest.IDENTITY + String.join("\n", commands));
        assertEquals(0, run.exitCode(), run::log);
    }

    private static Tree library(Tree project) {
        return project.without(Pattern.compile("^(?!library/)"));
    }

    /** The blank project fleet, in a folder of its own. */
    static Path generate(Path folder) throws Exception {
        Files.createDirectories(folder);
        var generated =
                Generator.shared().generate("com.acme", "fleet", "-Dsample=blank", "-DoutputDirectory=" + folder);
        assertEquals(0, generated.run().exitCode(), generated.run()::summary);
        return folder.resolve("fleet");
    }

    /** With options for all builds there. */
    private static Path generate(Guide page) throws Exception {
        var project = generate(Generator.shared().root().resolveSibling("your domain"));
        type(
                project,
                page.commands("Prepare")
                        .lines()
                        .filter(line -> line.startsWith("git "))
                        .toArray(String[]::new));
        var options = new ArrayList<>(List.of("-B", Maven.REPOSITORY));
        options.addAll(Maven.LITTLE_LOAD);
        if (!PROFILES.isEmpty()) {
            options.add("-P" + PROFILES);
        }
        Files.write(project.resolve(".mvn/maven.config"), options, UTF_8, APPEND);
        return project;
    }

    private static void assertRecorded(Path project) throws IOException {
        var response = Files.readString(project.resolve("service/src/test/resources/golden/vehicles.txt"), UTF_8);
        assertTrue(response.contains("\n200 application/json\n[{\"id\":11,"), response);
        var sizes = Files.readString(project.resolve("gatling/src/test/resources/response-sizes.txt"), UTF_8);
        assertTrue(sizes.matches("(?s).*\n[1-9]\\d+ /vehicles\n"), sizes);
        assertTrue(Files.exists(project.resolve("measurements/report.html")), "no report");
        var document = "service/target/jar/classes/META-INF/swagger/openapi.json";
        assertTrue(PROFILES.contains("native") || Files.exists(project.resolve(document)), "lost by gatling:test");
    }
}

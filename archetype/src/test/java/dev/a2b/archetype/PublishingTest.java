package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What docs/publishing.md says, tried with a company's repository on loopback. */
class PublishingTest {

    @Test
    void the_command_of_the_page_makes_a_project_without_a_clone(@TempDir Path temporary) throws Exception {
        var folder = Files.createDirectories(temporary.resolve("our projects"));

        var run = Generator.shared().generateWithoutClone(folder);

        assertEquals(0, run.exitCode(), run::summary);
        assertTrue(run.log().contains("found in catalog remote"), "the version is not from the catalog");
        var project = folder.resolve("order-desk");
        var names = Tree.of(project, "").names();
        assertTrue(names.contains("service/src/main/java/com/acme/order_desk/Application.java"), names::toString);
        assertTrue(names.contains("gatling/pom.xml"), names::toString);
        assertTrue(Files.isExecutable(project.resolve("mvnw")), "mvnw is not executable");
        assertFalse(Files.exists(project.resolve("library")), "the project contains the library");
    }

    /** Skipped where no older Maven is on the path. */
    @Test
    void maven_3_8_makes_a_project_whose_build_then_asks_for_its_wrapper(@TempDir Path temporary) throws Exception {
        assumeTrue(Maven.shell(temporary, "mvn --version | grep -F 'Maven 3.8'").exitCode() == 0, "no Maven 3.8");
        var folder = Files.createDirectories(temporary.resolve("our projects"));

        var run = Generator.shared().generateWithoutClone(folder, "mvn", "cd order-desk\nmvn validate");

        assertTrue(Files.exists(folder.resolve("order-desk/service/pom.xml")), run::summary);
        assertEquals(1, run.exitCode(), run::summary);
        assertTrue(run.log().contains("run ./mvnw"), run::summary);
    }

    @Test
    void the_archetype_and_the_library_have_one_version_and_the_change_log_has_its_section() throws IOException {
        var changes = Guide.read(Tree.ROOT.resolve("CHANGELOG.md")).text();

        var version = version("pom.xml");

        assertEquals(version, version("library/pom.xml"));
        assertEquals(version, version("profiles/pom.xml"), "library.version");
        var section = version.endsWith("-SNAPSHOT") ? "Unreleased" : version;
        assertTrue(changes.contains("\n## [" + section + "]"), () -> "CHANGELOG.md has no section " + section);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pom.xml",
                "archetype/pom.xml",
                "library/pom.xml",
                "library/measure/pom.xml",
                "library/postgres/pom.xml",
                "library/runtime/pom.xml",
                "library/testkit/pom.xml"
            })
    void a_pom_has_what_public_repositories_demand(String pom) throws IOException {
        var text = Files.readString(Tree.ROOT.resolve(pom), UTF_8);
        var inherited =
                Files.readString(Tree.ROOT.resolve(pom.startsWith("library") ? "library/pom.xml" : "pom.xml"), UTF_8);

        List.of("name", "description").forEach(element -> assertTrue(text.contains("\n  <" + element + ">"), element));
        List.of("url", "licenses", "developers", "scm")
                .forEach(element -> assertTrue(inherited.matches("(?s).*\n  <" + element + "[ >].*"), element));
    }

    private static String version(String pom) throws IOException {
        var matcher = Pattern.compile(Generator.VERSION).matcher(Files.readString(Tree.ROOT.resolve(pom), UTF_8));
        assertTrue(matcher.find(), () -> pom + " names no version");
        return matcher.group(2);
    }
}

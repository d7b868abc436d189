package dev.a2b.archetype;

import static dev.a2b.archetype.Tree.ROOT;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a team gets, made in a clone of this repository by the commands of its README, on a path with spaces. */
class ArchetypeTest {

    /** The harness keeps its name: the package dev.a2b and three artifacts. */
    private static final Pattern OUR_NAMES =
        Pattern.compile("(?<!dev[./])\\ba2b\\b(?!-(harness|postgres|measure)\\b)|com[./]example");

    private static Generator generator;

    @BeforeAll
    static void publish() throws Exception {
        generator = Generator.shared();
    }

    @Test
    void the_reference_s_own_coordinates_give_the_reference_itself() throws Exception {
        var expected = Tree.of(ROOT.resolve("reference-a2b"), "")
            .with(Tree.of(ROOT.resolve("profiles"), "profiles/"))
            .with(Tree.of(ROOT.resolve("harness"), "harness/").without(Pattern.compile("/src/test/")))
            .with(Tree.of(ROOT.resolve(".mvn"), ".mvn/"))
            .with(Tree.of(ROOT, "", List.of("mvnw", "mvnw.cmd", ".gitignore", ".gitattributes", ".editorconfig")))
            .with(Tree.of(ROOT, "harness/", List.of("LICENSE")))
            .replace("pom.xml", "<relativePath>../profiles/pom.xml<", "<relativePath>profiles/pom.xml<")
            .replace("pom.xml", "<module>../harness<", "<module>harness<");

        var generated = generator.generate("com.example", "a2b");

        assertEquals("", expected.differences(generated.tree()), generated.run()::summary);
        assertTrue(Files.isExecutable(generated.directory().resolve("mvnw")), "mvnw is not executable");
    }

    @Test
    void a_project_with_dots_and_dashes_in_its_names_passes_its_tests_and_is_measured() throws Exception {
        var generated = generator.generate("com.acme-corp", "order-desk.v2");

        var build = Maven.run(generated.directory(), "verify", "gatling:test", "-Dplan=smoke", Maven.REPOSITORY);

        assertEquals(0, build.exitCode(), build::summary);
        assertMeasured(generated.directory());
    }

    @Test
    void a_project_that_takes_the_harness_from_a_repository_measures_a_series_that_varies_the_load() throws Exception {
        var generated = generator.generate("com.acme-corp", "order-desk.jars", "-Dharness=repository");

        var build = generator.runWithRepository(generated.directory(), "-Pmeasure-all", "verify", "-Dbuilds=jar",
            "-Dbeans=9", "-Dplan=resources", "-Dplan.vary.values=5,10", "-Dmeasure.pause=0", "-Dplan.scale=0.1",
            "-Dplan.warmup.seconds=5", "-Dplan.level.seconds=8", "-Dplan.settle.seconds=2");

        assertEquals(0, build.exitCode(), build::summary);
        assertEquals(2, runs(generated.directory()));
        var report = Files.readString(generated.directory().resolve("measurements/report.md"), UTF_8);
        assertTrue(report.contains("## CPU and memory at each load\n"), report);
        assertTrue(report.contains("| jar-beans-9 | 10 |"), report);
        assertTrue(generator.downloaded("a2b-measure"), "the harness is not from the repository");
        assertFalse(Files.exists(generated.directory().resolve("harness")));
        assertEquals(List.of(), generated.tree().matching(Pattern.compile("<module>harness</module>")));
    }

    @Test
    void no_name_of_the_reference_is_left_in_a_project() throws Exception {
        var generated = generator.generate("com.acme-corp", "renamed", "-Dpackage=io.acme.booking", "-Dversion=3.1");

        var own = generated.tree().without(Pattern.compile("^harness/"));

        assertEquals(List.of(), own.matching(OUR_NAMES));
        assertEquals(List.of(), own.matching(Pattern.compile("1\\.0\\.0-SNAPSHOT")));
        assertTrue(own.names().contains("service/src/main/java/io/acme/booking/Application.java"));
    }

    @Test
    void a_team_owns_little_code_and_none_of_our_measurements() throws Exception {
        var own = generator.generate("com.acme", "small").tree().without(Pattern.compile("^harness/"));

        assertTrue(javaFiles(own, "main") <= 90, () -> javaFiles(own, "main") + " Java files under main");
        assertTrue(javaFiles(own, "test") <= 70, () -> javaFiles(own, "test") + " Java files under test");
        assertEquals(List.of(), own.matching(Pattern.compile("measured: begin")));
    }

    @Test
    void the_command_of_the_readme_makes_a_project_beside_the_clone_and_changes_nothing_in_it() throws Exception {
        var command = "./mvnw " + String.join(" ", Generator.command("com.acme", "order-desk"));
        var readme = Files.readString(ROOT.resolve("README.md"), UTF_8);
        var before = Tree.of(generator.root(), "");

        var generated = generator.generate("com.acme", "order-desk");

        assertTrue(readme.contains(command), () -> "README.md does not show " + command);
        assertEquals("", before.differences(Tree.of(generator.root(), "")));
        assertEquals(generator.root().getParent(), generated.directory().getParent());
        assertTrue(Files.exists(generated.directory().resolve("pom.xml")), generated.run()::summary);
    }

    @Test
    void a_deployment_publishes_the_harness_and_the_archetype_and_nothing_of_the_reference() throws Exception {
        var published = generator.published();

        assertEquals(List.of(
            "dev/a2b/a2b-archetype.jar", "dev/a2b/a2b-archetype.pom",
            "dev/a2b/a2b-build.pom",
            "dev/a2b/a2b-harness.pom",
            "dev/a2b/a2b-measure-javadoc.jar", "dev/a2b/a2b-measure-sources.jar",
            "dev/a2b/a2b-measure.jar", "dev/a2b/a2b-measure.pom",
            "dev/a2b/a2b-postgres-javadoc.jar", "dev/a2b/a2b-postgres-sources.jar",
            "dev/a2b/a2b-postgres.jar", "dev/a2b/a2b-postgres.pom"), published);
    }

    @ParameterizedTest
    @CsvSource({
        "-DgroupId=com acme,               groupId 'com acme' is no Maven group id",
        "-Dversion=1.0 beta,               version '1.0 beta' is no Maven version",
        "-Dpackage=com.acme.order-desk,    package 'com.acme.order-desk' is no Java package name",
        "-Dpackage=com.acme.new,           package 'com.acme.new' is no Java package name",
        "-Dpackage=com.Acme.orders,        package 'com.Acme.orders' has a segment that begins like a class",
        "-Dharness=jar,                    harness 'jar' is not known",
    })
    void what_would_not_work_is_refused_and_nothing_is_left(String option, String sentence) throws Exception {
        var refused = generator.generate("com.acme", "refused", option);

        assertNotEquals(0, refused.run().exitCode());
        assertTrue(refused.run().log().contains("No project was made: " + sentence), refused.run()::summary);
        assertFalse(Files.exists(refused.directory()));
    }

    @Test
    void a_refused_artifact_id_leaves_files_alone_that_were_there_before() throws Exception {
        var notes = generator.directory("Kept").resolve("README.md");
        Files.createDirectories(notes.getParent());
        Files.writeString(notes, "mine", UTF_8);

        var refused = generator.generate("com.acme", "Kept");

        assertTrue(refused.run().log().contains("artifactId 'Kept' cannot name an image"), refused.run()::summary);
        assertEquals(List.of("README.md"), List.copyOf(refused.tree().names()));
        assertEquals("mine", Files.readString(notes, UTF_8));
    }

    private static long javaFiles(Tree tree, String kind) {
        return tree.names().stream()
            .filter(name -> name.endsWith(".java") && name.contains("/src/" + kind + "/"))
            .count();
    }

    private static void assertMeasured(Path project) throws IOException {
        assertTrue(Files.exists(project.resolve("measurements/report.html")), "no report");
        assertEquals(1, runs(project), "measured runs");
    }

    private static long runs(Path project) throws IOException {
        try (var files = Files.walk(project.resolve("measurements"), 2)) {
            return files.filter(file -> file.endsWith("run.json")).count();
        }
    }
}

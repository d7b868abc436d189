package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a team gets, made by the generator that the team runs. */
class ArchetypeTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern OUR_NAMES = Pattern.compile("(?i)\\b(a2b|com[./]example)\\b");

    private static Generator generator;

    @BeforeAll
    static void publish() throws Exception {
        generator = Generator.publish(Path.of("target", "it").toAbsolutePath());
    }

    @Test
    void the_reference_s_own_coordinates_give_the_reference_itself() throws Exception {
        var expected = Tree.of(ROOT.resolve("reference-a2b"), "")
            .with(Tree.of(ROOT.resolve("profiles"), "profiles/"))
            .with(Tree.of(ROOT.resolve(".mvn"), ".mvn/"))
            .with(Tree.of(ROOT, List.of("mvnw", "mvnw.cmd", ".gitignore", ".gitattributes", ".editorconfig")))
            .replace("pom.xml", "<relativePath>../profiles/pom.xml<", "<relativePath>profiles/pom.xml<");

        var generated = generator.generate("com.example", "a2b");

        assertEquals("", expected.differences(Tree.of(generated.directory(), "")), generated.run()::summary);
        assertTrue(Files.isExecutable(generated.directory().resolve("mvnw")), "mvnw is not executable");
    }

    @Test
    void a_project_with_dots_and_dashes_in_its_names_builds_and_passes_its_tests() throws Exception {
        var generated = generator.generate("com.acme-corp", "order-desk.v2");

        var build = Maven.run(generated.directory(), generated.directory(), "verify", Maven.REPOSITORY);

        assertEquals(0, build.exitCode(), build::summary);
    }

    @Test
    void no_name_of_the_reference_is_left_in_a_project() throws Exception {
        var generated = generator.generate("com.acme-corp", "renamed", "-Dpackage=io.acme.booking", "-Dversion=3.1");

        var tree = Tree.of(generated.directory(), "");

        assertEquals(List.of(), tree.matching(OUR_NAMES));
        assertEquals(List.of(), tree.matching(Pattern.compile("1\\.0\\.0-SNAPSHOT")));
        assertTrue(tree.names().contains("service/src/main/java/io/acme/booking/Application.java"));
    }

    @Test
    void a_package_that_java_refuses_is_named_and_nothing_is_left() throws Exception {
        var refused = generator.generate("com.acme", "refused", "-Dpackage=com.acme.order-desk");

        assertNotEquals(0, refused.run().exitCode());
        var sentence = "package 'com.acme.order-desk' is no Java package name";
        assertTrue(refused.run().log().contains(sentence), refused.run()::summary);
        assertFalse(Files.exists(refused.directory()));
    }

    @Test
    void a_refused_name_leaves_files_alone_that_were_there_before() throws Exception {
        var notes = generator.directory("Kept").resolve("README.md");
        Files.createDirectories(notes.getParent());
        Files.writeString(notes, "mine", UTF_8);

        var refused = generator.generate("com.acme", "Kept");

        assertTrue(refused.run().log().contains("artifactId 'Kept' cannot name an image"), refused.run()::summary);
        assertEquals(List.of("README.md"), List.copyOf(Tree.of(notes.getParent(), "").names()));
        assertEquals("mine", Files.readString(notes, UTF_8));
    }
}

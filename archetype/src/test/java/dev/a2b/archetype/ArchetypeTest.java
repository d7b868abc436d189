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
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a team gets, made in a clone of this repository by the commands of its README, on a path with spaces. */
@Order(2) // The longest ones begin first, and others run beside them.
class ArchetypeTest {

    /** The library keeps its name: the package dev.a2b and three artifacts. */
    private static final Pattern OUR_NAMES = Pattern.compile(
            "(?<!dev[./])\\ba2b\\b(?!\\.[a-z]|-(library|measure|postgres|runtime|testkit)\\b)|com[./]example");

    /** The sample domain, its marks, and the names in the files that replace it. */
    private static final Pattern SAMPLE = Pattern.compile(
            "(?i)transfer(?![-_]encoding)|booking|\\bbook(s|ed|er|ers)?\\b|traveller|\\bcountr(y|ies)|\\bcit(y|ies)\\b"
                    + "|\\boffers?\\b|partner|\\bfares?\\b|\\bseats?\\b|idempotency|sample: (begin|end)|\\bitem(s|[A-Z])|left-out");

    private static Generator generator;

    @BeforeAll
    static void publish() throws Exception {
        generator = Generator.shared();
    }

    @Test
    void the_reference_s_own_coordinates_give_the_reference_itself() throws Exception {
        var expected = Tree.of(ROOT.resolve("reference-a2b"), "")
                .with(Tree.of(ROOT.resolve("profiles"), "profiles/"))
                .with(Tree.of(ROOT.resolve("library"), "library/").without(Pattern.compile("/src/test/")))
                .with(Tree.of(ROOT.resolve(".mvn"), ".mvn/"))
                .with(Tree.of(ROOT, "", List.of("mvnw", "mvnw.cmd", ".gitignore", ".gitattributes", ".editorconfig")))
                .with(Tree.of(ROOT, "library/", List.of("LICENSE")))
                .replace("pom.xml", "<relativePath>../profiles/pom.xml<", "<relativePath>profiles/pom.xml<")
                .replace("pom.xml", "<module>../library<", "<module>library<")
                .replaceAll(Generator.VERSION, Generator.OWN);

        var generated = generator.generate("com.example", "a2b");

        assertEquals("", expected.differences(generated.tree()), generated.run()::summary);
        assertTrue(Files.isExecutable(generated.directory().resolve("mvnw")), "mvnw is not executable");
    }

    /** YourDomainTest runs the tests of a blank project. */
    @Test
    void a_blank_project_says_what_the_machine_can_build_is_measured_and_stays_clean_in_git() throws Exception {
        var project = generator
                .generate("com.acme-corp", "spare-part.v2", "-Dsample=blank")
                .directory();
        git(project, "init", "--quiet");
        git(project, "add", "--all");

        var doctor = Maven.run(project, "-Pdoctor", "validate", Maven.REPOSITORY);

        assertEquals(0, doctor.exitCode(), doctor::summary);
        assertTrue(doctor.log().contains("every build, test and measurement"), doctor::summary);
        assertFalse(Files.exists(project.resolve("service/target/jar/classes/com")), doctor::summary);

        var options = new ArrayList<>(Maven.LITTLE_LOAD);
        options.addAll(List.of(
                "-Pcompare",
                "-DskipTests",
                "-Dbuilds=jar",
                "-Dbeans=9",
                "-Dmeasure.pause=0",
                "-Dplan=smoke",
                "-Dplan.scale=0.1",
                Maven.REPOSITORY));
        var series = Maven.run(project, options.toArray(String[]::new));

        assertEquals(0, series.exitCode(), series::summary);
        assertTrue(runs(project) >= 1, "a busy machine causes additional runs");
        var report = Files.readString(project.resolve("measurements/report.md"), UTF_8);
        assertTrue(report.contains("\n| jar-beans-9 | "), report);
        assertEquals("", git(project, "diff", "--name-only"));
        assertEquals("", git(project, "ls-files", "--others", "--exclude-standard"));
    }

    @Test
    void a_blank_project_names_its_resource_after_itself_and_nothing_of_the_sample_domain() throws Exception {
        var generated = generator.generate("com.acme", "galaxy", "-Dsample=blank", "-Dpackage=com.acme.item");

        var own = generated.tree().without(Pattern.compile("^(library/|mvnw)"));

        assertEquals(List.of(), own.replaceAll("com([./])acme\\1item", "").matching(SAMPLE));
        assertTrue(
                own.names()
                        .containsAll(List.of(
                                "service/src/main/java/com/acme/item/galaxies/Galaxy.java",
                                "service/src/test/java/com/acme/item/GalaxySample.java",
                                "database/src/main/resources/db/dataset/1_galaxies.sql",
                                "gatling/src/test/java/com/acme/item/load/GalaxySimulation.java")),
                () -> own.names().toString());
        assertTrue(own.files().get("README.md").contains("\nIt has one resource, at `/api/v1/galaxies`"));
    }

    /** A service called string needs another type than String. The module service trains the cache, gatling loads. */
    @Test
    void a_blank_project_whose_name_is_that_of_a_type_compiles_what_trains_and_loads_also_without_tests()
            throws Exception {

        var generated = generator.generate("com.acme", "string", "-Dsample=blank", "-Dlibrary=repository");

        var build = generator.runWithRepository(
                generated.directory(),
                "-Paot-cache",
                "-Dmaven.test.skip=true",
                "--projects=database,service,gatling",
                "test-compile");

        assertEquals(0, build.exitCode(), build::summary);
        var classes = "/target/jar-cache/test-classes/com/acme/string/";
        assertTrue(Files.exists(Path.of(generated.directory() + "/service" + classes + "StringItemSample.class")));
        assertTrue(Files.exists(
                Path.of(generated.directory() + "/gatling" + classes + "load/StringItemSimulation.class")));
        assertTrue(Files.exists(
                Path.of(generated.directory() + "/gatling/target/jar-cache/test-classes/response-sizes.txt")));
    }

    @Test
    void what_a_blank_project_leaves_out_exists() throws Exception {
        var reference = Tree.of(ROOT.resolve("reference-a2b"), "").names();

        var missing = Files.readAllLines(Path.of("src/main/blank/left-out.txt")).stream()
                .filter(path -> reference.stream().noneMatch(name -> name.equals(path) || name.startsWith(path + "/")))
                .toList();

        assertEquals(List.of(), missing);
    }

    @Test
    void no_name_of_the_reference_is_left_in_a_project() throws Exception {
        var generated = generator.generate("com.acme-corp", "renamed", "-Dpackage=io.acme.booking", "-Dversion=3.1");

        var own = generated.tree().without(Pattern.compile("^library/"));

        assertEquals(List.of(), own.matching(OUR_NAMES));
        assertEquals(List.of(), own.matching(Pattern.compile("1\\.0\\.0-SNAPSHOT")));
        assertEquals(List.of(), own.matching(Pattern.compile("renamed\\.(stop|database|reads)\\b")));
        assertTrue(own.names().contains("service/src/main/java/io/acme/booking/Application.java"));
    }

    @ParameterizedTest
    @CsvSource({"21, 'java: [21, 25]'", "25, java: [25]"})
    void a_project_for_a_newer_java_names_it_wherever_the_reference_names_the_oldest_and_needs_it(
            String java, String tested) throws Exception {

        var generated = generator.generate("com.acme", "java" + java, "-DjavaVersion=" + java);
        var build = Maven.run(generated.directory(), "validate", Maven.REPOSITORY);

        var own = generated.tree().without(Pattern.compile("^library/"));
        assertTrue(own.files().get("profiles/pom.xml").contains("<jdk.version>" + java + "</jdk.version>"));
        assertTrue(own.files().get("README.md").contains("a JDK, " + java + " or newer"));
        assertTrue(own.files().get(".github/workflows/build.yml").contains(tested));
        assertEquals(List.of(), own.matching(Pattern.compile("\\b17 or newer|\\[17, 25\\]")));
        assertEquals(
                Runtime.version().feature() < Integer.parseInt(java),
                build.log().contains("This build needs JDK " + java + " or newer"),
                build::summary);
    }

    @Test
    void a_team_owns_little_code_and_none_of_our_measurements() throws Exception {
        var own = generator.generate("com.acme", "small").tree().without(Pattern.compile("^library/"));

        assertTrue(javaFiles(own, "main") <= 90, () -> javaFiles(own, "main") + " Java files under main");
        assertTrue(javaFiles(own, "test") <= 70, () -> javaFiles(own, "test") + " Java files under test");
        assertEquals(List.of(), own.matching(Pattern.compile("measured: begin")));
    }

    /** Counts the lines with code: not those of comments, imports and packages, and no blank ones. */
    @Test
    void the_service_of_the_reference_has_fewer_than_2000_lines_of_code() throws IOException {
        var service = Tree.of(ROOT.resolve("reference-a2b/service/src/main/java"), "")
                .files()
                .values();

        var lines = service.stream()
                .flatMap(String::lines)
                .filter(line -> !line.matches("\\s*(//.*|/?\\*.*)?|(import|package) .*"))
                .count();

        assertTrue(0 < lines && lines < 2000, () -> lines + " lines of code");
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
    void a_deployment_publishes_the_library_and_the_archetype_signed_and_nothing_of_the_reference() throws Exception {
        var published = generator.published();

        assertEquals(
                List.of(
                        "dev/a2b/a2b-archetype.jar",
                        "dev/a2b/a2b-archetype.pom",
                        "dev/a2b/a2b-build.pom",
                        "dev/a2b/a2b-library.pom",
                        "dev/a2b/a2b-measure-javadoc.jar",
                        "dev/a2b/a2b-measure-sources.jar",
                        "dev/a2b/a2b-measure.jar",
                        "dev/a2b/a2b-measure.pom",
                        "dev/a2b/a2b-postgres-javadoc.jar",
                        "dev/a2b/a2b-postgres-sources.jar",
                        "dev/a2b/a2b-postgres.jar",
                        "dev/a2b/a2b-postgres.pom",
                        "dev/a2b/a2b-runtime-javadoc.jar",
                        "dev/a2b/a2b-runtime-sources.jar",
                        "dev/a2b/a2b-runtime.jar",
                        "dev/a2b/a2b-runtime.pom",
                        "dev/a2b/a2b-testkit-javadoc.jar",
                        "dev/a2b/a2b-testkit-sources.jar",
                        "dev/a2b/a2b-testkit.jar",
                        "dev/a2b/a2b-testkit.pom"),
                published);
        assertEquals(List.of(), generator.unsigned());
    }

    @Test
    void what_would_not_work_is_refused_and_nothing_is_left() throws Exception {
        var refused = generator.generate("com.acme", "refused", "-Dsample=none");

        assertNotEquals(0, refused.run().exitCode());
        assertTrue(
                refused.run().log().contains("No project was created: sample 'none' is not known"),
                refused.run()::summary);
        assertFalse(Files.exists(refused.directory()));
    }

    @Test
    void in_interactive_mode_a_wrong_answer_is_asked_for_again() throws Exception {
        var generated = generator.answer(
                "asked",
                "com.Acme\ncom.acme.asked\nnone\nblank\nY\n",
                "-DgroupId=com.acme",
                "-Dversion=1.0",
                "-DjavaVersion=21",
                "-Dlibrary=repository");

        assertEquals(0, generated.run().exitCode(), generated.run()::summary);
        assertTrue(generated.run().log().contains("please try again"), generated.run()::summary);
        assertTrue(generated.tree().names().contains("service/src/main/java/com/acme/asked/askeds/Asked.java"));
    }

    @Test
    void a_second_project_of_the_same_name_is_refused_and_the_first_one_stays() throws Exception {
        var first = generator.generate("com.acme", "twice", "-Dsample=blank").tree();

        var second = generator.generate("com.acme", "twice");

        assertNotEquals(0, second.run().exitCode());
        assertEquals("", first.differences(second.tree()));
    }

    @Test
    void a_project_is_made_in_a_folder_that_did_not_exist() throws Exception {
        var folder = generator.root().resolveSibling("new folder").resolve("of a team");

        var run = generator
                .generate("com.acme", "placed", "-Dsample=blank", "-DoutputDirectory=" + folder)
                .run();

        assertTrue(
                Files.exists(folder.resolve("placed/service/src/main/java/com/acme/placed/placeds/Placed.java")),
                run::summary);
    }

    /** Maven's plugin makes the project a module of that one, in which it would not build, and indents the file anew. */
    @Test
    void a_pom_above_the_project_gets_no_module_and_the_log_says_so() throws Exception {
        var above = generator.root().resolveSibling("above").resolve("pom.xml");
        var pom = """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>com.acme</groupId>
                  <artifactId>above</artifactId>
                  <version>1</version>
                  <packaging>pom</packaging>
                </project>
                """;
        Files.createDirectories(above.getParent());
        Files.writeString(above, pom, UTF_8);

        var run = generator
                .generate("com.acme", "below", "-Dsample=blank", "-DoutputDirectory=" + above.getParent())
                .run();

        assertTrue(Files.exists(above.resolveSibling("below/pom.xml")), run::summary);
        assertFalse(Files.readString(above, UTF_8).contains("module>"), run::summary);
        assertTrue(run.log().contains("`git restore` brings back the old lines"), run::summary);
    }

    /** Maven fails there before it runs anything of this archetype. */
    @Test
    void the_page_explains_the_messages_that_only_maven_can_give() throws Exception {
        var file = Files.writeString(generator.root().resolveSibling("a file"), "", UTF_8);
        var page = Files.readString(ROOT.resolve("archetype/README.md"), UTF_8);

        var unanswered = generator.answer("unanswered", "").run();
        var unwritable = generator
                .generate("com.acme", "unwritable", "-DoutputDirectory=" + file)
                .run();

        assertTrue(unanswered.log().contains("this.text\" is null"), unanswered::summary);
        assertTrue(unwritable.log().contains("java.io.IOException"), unwritable::summary);
        assertTrue(page.contains("`this.text\" is null`") && page.contains("`java.io.IOException`"), page);
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

    /** Runs git in a directory, and returns what it writes to standard output. */
    private static String git(Path directory, String... arguments) throws IOException, InterruptedException {
        var command = Stream.concat(Stream.of("git"), Stream.of(arguments)).toList();
        var process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var output = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertEquals(0, process.waitFor(), () -> String.join(" ", command));
        return output;
    }

    private static long javaFiles(Tree tree, String kind) {
        return tree.names().stream()
                .filter(name -> name.endsWith(".java") && name.contains("/src/" + kind + "/"))
                .count();
    }

    private static long runs(Path project) throws IOException {
        try (var files = Files.walk(project.resolve("measurements"), 2)) {
            return files.filter(file -> file.endsWith("run.json")).count();
        }
    }
}

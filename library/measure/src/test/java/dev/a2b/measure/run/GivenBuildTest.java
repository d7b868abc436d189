package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Runs;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.service.Images;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GivenBuildTest {

    private final Properties given = new Properties();

    @TempDir
    private Path folder;

    @Test
    void nothing_given_is_no_build() {
        assertEquals(Optional.empty(), build());
    }

    @Test
    void a_command_is_measured_as_the_file_in_it() throws IOException {
        var jar = Files.writeString(folder.resolve("rival.jar"), "code");
        given.setProperty("sut.command", "java -Xmx1g  -jar " + jar + " serve");

        var build = build().orElseThrow();

        assertEquals("rival.jar", build.name());
        assertEquals(List.of("java", "-Xmx1g", "-jar", jar.toString(), "serve"), build.command());
        assertEquals(4, build.size().bytes());
        assertTrue(Builds.isUnchanged(build));
        Files.writeString(jar, "other code");
        assertFalse(Builds.isUnchanged(build));
    }

    @Test
    void a_label_names_a_build_of_this_project_and_changes_nothing_else() {
        assertEquals(Runs.build(), GivenBuild.labelled(new Settings(given, new Properties()), Runs.build()));

        given.setProperty("sut.label", "jar again");

        var again = GivenBuild.labelled(new Settings(given, new Properties()), Runs.build());
        assertEquals("jar again", again.name());
        assertEquals(Runs.build().sha256(), again.sha256());
    }

    @Test
    void an_executable_is_native_whatever_its_label_says() throws IOException {
        given.setProperty("sut.command", executable("rival", "ELF").toString());
        given.setProperty("sut.label", "rival");

        assertEquals(Family.NATIVE, build().orElseThrow().family());
    }

    @Test
    void java_is_not_native_whatever_its_label_says() throws IOException {
        given.setProperty("sut.command", "java -jar " + Files.createFile(folder.resolve("x")));
        given.setProperty("sut.label", "not-native");

        assertEquals(Family.JVM, build().orElseThrow().family());
    }

    @Test
    void a_script_is_native_only_if_it_is_said_to_be() throws IOException {
        given.setProperty("sut.command", executable("start", "#!/bin/sh").toString());
        given.setProperty("sut.artifact", folder.toString());
        assertEquals(Family.JVM, build().orElseThrow().family());

        given.setProperty("sut.native", "true");

        assertEquals(Family.NATIVE, build().orElseThrow().family());
    }

    @Test
    void a_quoted_path_with_a_space_is_one_word() throws IOException {
        var jar = Files.writeString(folder.resolve("rival service.jar"), "code");
        given.setProperty("sut.command", "java -jar '" + jar + "'");

        assertEquals(
                List.of("java", "-jar", jar.toString()), build().orElseThrow().command());
    }

    @Test
    void a_relative_path_starts_where_maven_was_started() {
        given.setProperty("sut.command", "java -jar pom.xml");

        var build = build().orElseThrow();

        assertEquals(Path.of("pom.xml").toAbsolutePath().toString(), build.artifact());
        assertEquals(List.of("java", "-jar", "pom.xml"), build.command());
    }

    @Test
    void a_command_may_be_in_a_file() throws IOException {
        var jar = Files.writeString(folder.resolve("rival service.jar"), "code");
        var file = Files.writeString(folder.resolve("the command"), "java \\\n  -Xmx1g\n  -jar '" + jar + "'\n");
        given.setProperty("sut.command", "@" + file);

        var build = build().orElseThrow();

        assertEquals(List.of("java", "-Xmx1g", "-jar", jar.toString()), build.command());
        assertEquals(jar.toString(), build.artifact());
    }

    @Test
    void a_missing_file_with_the_command_is_told() {
        given.setProperty("sut.command", "@" + folder.resolve("missing"));

        assertTrue(
                refusal().startsWith("The file " + folder.resolve("missing") + " with the command cannot be read"),
                refusal());
    }

    @Test
    void an_argument_file_of_java_stays_a_word_of_the_command() throws IOException {
        var jar = Files.writeString(folder.resolve("rival.jar"), "code");
        var options = Files.writeString(folder.resolve("jvm.options"), "-Xmx1g");
        given.setProperty("sut.command", "java @" + options + " -jar " + jar);
        var build = build().orElseThrow();

        Files.writeString(options, "-Xmx2g");

        assertEquals("@" + options, build.command().get(1));
        assertFalse(Builds.isUnchanged(build));
    }

    @Test
    void a_folder_is_measured_whole() throws IOException {
        var app = Files.createDirectories(folder.resolve("quarkus-app/lib")).getParent();
        Files.writeString(app.resolve("quarkus-run.jar"), "1");
        var library = Files.writeString(app.resolve("lib/library.jar"), "234");
        given.setProperty("sut.command", "java -jar " + app.resolve("quarkus-run.jar"));
        given.setProperty("sut.artifact", app.toString());

        var build = build().orElseThrow();

        assertEquals("quarkus-app", build.name());
        assertEquals(4, build.size().bytes());
        assertTrue(Builds.isUnchanged(build));
        Files.writeString(library, "235");
        assertFalse(Builds.isUnchanged(build));
    }

    @Test
    void a_missing_artifact_is_told() {
        given.setProperty("sut.command", "java Main");
        given.setProperty("sut.artifact", "nowhere");

        assertTrue(
                refusal().startsWith("There is no file or folder nowhere: give the path with -Dsut.artifact="),
                refusal());
    }

    @Test
    void an_artifact_without_a_command_is_refused() {
        given.setProperty("sut.url", "http://127.0.0.1:8080");
        given.setProperty("sut.artifact", "pom.xml");

        assertTrue(refusal().startsWith("-Dsut.artifact says which files belong to -Dsut.command"), refusal());
    }

    @Test
    void a_label_names_the_run() throws IOException {
        given.setProperty("sut.command", "java -jar " + Files.createFile(folder.resolve("x")));
        given.setProperty("sut.label", "rival 2/beta");

        assertEquals("rival 2-beta", build().orElseThrow().name());
    }

    @Test
    void an_image_is_measured_as_it_is_now() {
        given.setProperty("sut.image", Images.tiny());

        var build = build().orElseThrow();

        assertTrue(build.isImage());
        assertTrue(Builds.isUnchanged(build));
    }

    @Test
    void an_address_is_known_by_nothing_else() {
        given.setProperty("sut.url", "http://127.0.0.1:8080/");

        var build = build().orElseThrow();

        assertTrue(build.isElsewhere());
        assertEquals("127.0.0.1-8080", build.name());
        assertEquals("http://127.0.0.1:8080", build.artifact());
    }

    @Test
    void two_at_once_are_refused() {
        given.setProperty("sut.command", "x");
        given.setProperty("sut.image", "x");

        assertTrue(refusal().contains("keep one and omit the others"), refusal());
    }

    private Path executable(String name, String content) throws IOException {
        var file = Files.writeString(folder.resolve(name), content);
        assertTrue(file.toFile().setExecutable(true));
        return file;
    }

    private String refusal() {
        return assertThrows(MeasureException.class, this::build).getMessage();
    }

    private Optional<Build> build() {
        return GivenBuild.of(new Settings(given, new Properties()));
    }
}

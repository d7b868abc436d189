package dev.a2b.measure.run;

import dev.a2b.measure.service.Images;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Settings;
import dev.a2b.measure.result.Build;
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

        assertEquals("rival.jar", build.variant());
        assertEquals(List.of("java", "-Xmx1g", "-jar", jar.toString(), "serve"), build.command());
        assertEquals(4, build.size().bytes());
        assertTrue(Builds.isUnchanged(build));
        Files.writeString(jar, "other code");
        assertFalse(Builds.isUnchanged(build));
    }

    @Test
    void a_quoted_path_with_a_space_is_one_word() throws IOException {
        var jar = Files.writeString(folder.resolve("rival service.jar"), "code");
        given.setProperty("sut.command", "java -jar '" + jar + "'");

        assertEquals(List.of("java", "-jar", jar.toString()), build().orElseThrow().command());
    }

    @Test
    void files_are_found_from_where_maven_was_started() {
        given.setProperty("sut.command", "java -jar pom.xml");

        assertEquals(Path.of("pom.xml").toAbsolutePath().toString(), build().orElseThrow().command().get(2));
    }

    @Test
    void a_label_names_the_run() throws IOException {
        given.setProperty("sut.command", Files.createFile(folder.resolve("x")).toString());
        given.setProperty("sut.label", "rival 2/beta");

        assertEquals("rival-2-beta", build().orElseThrow().variant());
    }

    @Test
    void an_image_is_measured_as_it_is_now() {
        given.setProperty("sut.image", Images.tiny());

        var build = build().orElseThrow();

        assertTrue(build.isImage());
        assertTrue(Builds.isUnchanged(build));
    }

    @Test
    void a_command_without_a_file_is_told() {
        given.setProperty("sut.command", "java -jar nowhere.jar");

        assertTrue(assertThrows(MeasureException.class, this::build).getMessage().startsWith("No word of -Dsut."));
    }

    @Test
    void an_address_is_known_by_nothing_else() {
        given.setProperty("sut.url", "http://127.0.0.1:8080/");

        var build = build().orElseThrow();

        assertTrue(build.isElsewhere());
        assertEquals("127.0.0.1-8080", build.variant());
        assertEquals("http://127.0.0.1:8080", build.artifact());
    }

    @Test
    void two_at_once_are_refused() {
        given.setProperty("sut.command", "x");
        given.setProperty("sut.image", "x");

        var failure = assertThrows(MeasureException.class, this::build);

        assertTrue(failure.getMessage().contains("keep one and omit the others"), failure.getMessage());
    }

    private Optional<Build> build() {
        return GivenBuild.of(new Settings(given, new Properties()));
    }
}

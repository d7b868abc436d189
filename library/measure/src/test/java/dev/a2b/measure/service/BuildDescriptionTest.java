package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BuildDescriptionTest {

    @TempDir
    private Path folder;

    private Path file;
    private Path jar;

    @BeforeEach
    void build() throws IOException {
        jar = Files.writeString(folder.resolve("the service.jar"), "code");
        file = folder.resolve("build.properties");
    }

    @Test
    void what_is_written_is_read_with_a_key_for_each_word_of_the_command() throws IOException {
        var written = jarBuild();

        written.write(file);

        assertEquals(written, BuildDescription.read(file));
        assertTrue(Files.readAllLines(file).contains("command.1=java"));
    }

    @Test
    void an_image_is_read_with_its_archive_and_sizes() {
        var image = BuildDescription.Artifact.image("service:jib", "sha256:1").inArchive(jar);
        var written = new BuildDescription("jib", "jib", false, image, new BuildDescription.Sizes(30, 10, 0), "JDK");

        written.write(file);

        assertEquals(written, BuildDescription.read(file));
    }

    @Test
    void a_draft_does_not_remain() throws IOException {
        jarBuild().write(file);

        try (var files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
    }

    @Test
    void a_missing_description_or_artifact_says_what_to_do() throws IOException {
        jarBuild().write(file);
        Files.delete(jar);
        var nowhere = folder.resolve("nowhere.properties");

        var noDescription = assertThrows(MeasureException.class, () -> BuildDescription.readUnchanged(nowhere));
        var noArtifact = assertThrows(MeasureException.class, () -> BuildDescription.readUnchanged(file));

        assertEquals(
                "There is no artifact to measure at " + nowhere + ": build one first with ./mvnw package.",
                noDescription.getMessage());
        assertEquals(
                "There is no artifact to measure at " + jar + ": build one first with ./mvnw package.",
                noArtifact.getMessage());
    }

    @Test
    void an_artifact_other_than_the_described_one_is_refused() throws IOException {
        jarBuild().write(file);
        Files.writeString(jar, "other code");

        var failure = assertThrows(MeasureException.class, () -> BuildDescription.readUnchanged(file));

        assertEquals(
                "The artifact " + jar + " is not the one that its build described in " + file
                        + ": build it again with ./mvnw package.",
                failure.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", "profiles", "kind", "native", "command.1", "artifact", "sha256", "builder"})
    void a_key_that_is_missing_is_told(String key) throws IOException {
        jarBuild().write(file);
        Files.write(
                file,
                Files.readAllLines(file).stream()
                        .filter(line -> !line.startsWith(key + "="))
                        .toList());

        var failure = assertThrows(MeasureException.class, () -> BuildDescription.read(file));

        assertTrue(
                failure.getMessage().startsWith("The build description " + file + " has no key " + key),
                failure.getMessage());
        assertTrue(failure.getMessage().endsWith(": build again with ./mvnw package."), failure.getMessage());
    }

    @Test
    void a_size_that_is_not_a_number_is_told() throws IOException {
        jarBuild().write(file);
        Files.writeString(file, Files.readString(file).replace("size.cache=5", "size.cache=small"));

        var failure = assertThrows(MeasureException.class, () -> BuildDescription.read(file));

        assertEquals(
                "The build description " + file + " has the value \"small\" for size.cache, which is not a number: "
                        + "build again with ./mvnw package.",
                failure.getMessage());
    }

    @Test
    void a_kind_that_nobody_can_start_is_refused() throws IOException {
        jarBuild().write(file);
        Files.writeString(file, Files.readString(file).replace("kind=process", "kind=applet"));

        var failure = assertThrows(MeasureException.class, () -> BuildDescription.read(file));

        assertTrue(failure.getMessage().contains("is of the kind applet"), failure.getMessage());
    }

    private BuildDescription jarBuild() {
        var artifact = BuildDescription.Artifact.process(jar, List.of("java", "-jar", jar.toString()));
        return new BuildDescription(
                "jar-cache", "jar,aot-cache", false, artifact, new BuildDescription.Sizes(0, 0, 5), "JDK 25");
    }
}

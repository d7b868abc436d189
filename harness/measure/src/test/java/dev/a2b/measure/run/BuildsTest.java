package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.target.Checksum;
import dev.a2b.measure.target.Engine;
import dev.a2b.measure.target.Images;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildsTest {

    @TempDir
    private Path folder;
    private Path artifact;
    private Path description;

    @BeforeEach
    void build() throws IOException {
        artifact = Files.writeString(folder.resolve("the service.jar"), "code");
        description = folder.resolve("build.properties");
        describe(Checksum.sha256(artifact));
    }

    @Test
    void the_tests_are_no_part_of_the_build_time() {
        assertEquals(30_000, Builds.read(description).creation().millis());
    }

    @Test
    void what_made_it_is_told() {
        assertEquals("GraalVM 25.0.2", Builds.read(description).creation().builder());
    }

    @Test
    void a_path_with_spaces_stays_one_word_of_the_command() {
        assertEquals(List.of("java", "-jar", artifact.toString(), "-v"), Builds.read(description).command());
    }

    @Test
    void a_missing_description_or_artifact_says_what_to_do() throws IOException {
        var nowhere = folder.resolve("nowhere.properties");
        Files.delete(artifact);

        assertMissing(nowhere, nowhere);
        assertMissing(artifact, description);
    }

    @Test
    void an_artifact_other_than_the_described_one_is_refused() throws IOException {
        Files.writeString(artifact, "other code");

        var failure = assertThrows(MeasureException.class, () -> Builds.read(description));

        assertTrue(failure.getMessage().contains("is not the one that its build described"));
    }

    @Test
    void an_artifact_that_changes_later_is_noticed() throws IOException {
        var build = Builds.read(description);

        Files.writeString(artifact, "other code");

        assertFalse(Builds.isUnchanged(build));
    }

    @Test
    void a_description_without_a_checksum_is_refused_by_name() throws IOException {
        Files.writeString(description, "artifact=" + artifact + "\n");

        var failure = assertThrows(MeasureException.class, () -> Builds.read(description));

        assertTrue(failure.getMessage().contains(description.toString()), failure.getMessage());
    }

    @Test
    void an_image_is_known_by_its_id_and_measured_by_its_layers() throws IOException {
        var image = Images.tiny();
        var known = Engine.image(image).orElseThrow();
        describeImage(image, known.getId());

        var build = Builds.read(description);

        assertTrue(build.isImage());
        assertEquals(known.getSize(), build.size().bytes());
        assertEquals(1234, build.size().compressedBytes());
    }

    @Test
    void another_image_of_the_same_name_is_refused() throws IOException {
        describeImage(Images.tiny(), "sha256:0");

        var failure = assertThrows(MeasureException.class, () -> Builds.read(description));

        assertTrue(failure.getMessage().contains("is not the one that its build described"), failure.getMessage());
    }

    @Test
    void an_image_that_the_engine_does_not_have_is_told() throws IOException {
        Images.tiny(); // skips where there is no engine
        describeImage("no-such-image:1", "sha256:0");

        var failure = assertThrows(MeasureException.class, () -> Builds.read(description));

        assertTrue(failure.getMessage().startsWith("The container engine has no image no-such-image:1"),
            failure.getMessage());
    }

    private static void assertMissing(Path expected, Path description) {
        var failure = assertThrows(MeasureException.class, () -> Builds.read(description));

        assertEquals("There is no artifact to measure at " + expected + ": build one first with ./mvnw package.",
            failure.getMessage());
    }

    private void describeImage(String image, String id) throws IOException {
        Files.writeString(description, """
            variant=docker
            kind=image
            image=%s
            sha256=%s
            size.compressed=1234
            """.formatted(image.replace(":", "\\:"), id.replace(":", "\\:")));
    }

    private void describe(String sha256) throws IOException {
        Files.writeString(description, """
            variant=jar
            kind=process
            command=java -jar %1$s -v
            artifact=%1$s
            sha256=%2$s
            started=1000
            tests.started=11000
            tests.finished=21000
            finished=41000
            incremental=true
            builder=GraalVM 25.0.2
            """.formatted(artifact, sha256));
    }
}

package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.service.Checksum;
import dev.a2b.measure.service.DockerImage;
import dev.a2b.measure.service.Images;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
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
        description = Files.writeString(
                folder.resolve("build.properties"), """
            name=jar
            profiles=jar
            kind=process
            native=false
            command.1=java
            command.2=-jar
            command.3=%1$s
            artifact=%1$s
            sha256=%2$s
            size.cache=5
            builder=GraalVM 25.0.2
            """.formatted(artifact, Checksum.sha256(artifact)));
    }

    @Test
    void a_described_process_is_measured_with_all_that_its_build_recorded() {
        assertEquals(
                new Build(
                        "jar",
                        "jar",
                        Build.PROCESS,
                        Family.JVM,
                        List.of("java", "-jar", artifact.toString()),
                        artifact.toString(),
                        new Build.Size(4, 0, 5, 0),
                        Checksum.sha256(artifact),
                        new Build.Creation("GraalVM 25.0.2")),
                Builds.read(description));
    }

    @Test
    void a_described_image_is_identified_by_its_id_and_measured_by_its_layers() throws IOException {
        var image = DockerImage.find(Images.tiny()).orElseThrow();
        describe(image.name(), image.id());

        var build = Builds.read(description);

        assertTrue(build.isImage());
        assertEquals(Family.NATIVE, build.family());
        assertTrue(Builds.isUnchanged(build));
        assertEquals(List.of("docker", "run", image.name()), build.command());
        assertEquals(new Build.Size(image.bytes(), 1234, 0, 0), build.size());
    }

    @Test
    void another_image_of_the_same_name_is_refused() throws IOException {
        describe(Images.tiny(), "sha256:0");

        var failure = assertThrows(MeasureException.class, () -> Builds.read(description));

        assertTrue(failure.getMessage().contains("is not the one that its build described"), failure.getMessage());
    }

    @Test
    void another_image_that_gets_the_name_later_is_noticed() throws IOException {
        var image = DockerImage.find(Images.tiny()).orElseThrow();
        var name = "swapped-" + UUID.randomUUID();
        Images.name(image.name(), name);
        try {
            describe(name + ":1", image.id());
            var build = Builds.read(description);

            Images.name("busybox:stable", name);

            assertFalse(Builds.isUnchanged(build));
        } finally {
            Images.forget(name);
        }
    }

    @Test
    void an_image_that_the_engine_does_not_have_is_reported() throws IOException {
        Images.tiny(); // skips where there is no engine
        describe("no-such-image:1", "sha256:0");

        var failure = assertThrows(MeasureException.class, () -> Builds.read(description));

        assertTrue(
                failure.getMessage().startsWith("The container engine has no image no-such-image:1"),
                failure.getMessage());
    }

    private void describe(String image, String id) throws IOException {
        Files.writeString(description, """
            name=docker
            profiles=docker
            kind=image
            native=true
            image=%s
            sha256=%s
            size.compressed=1234
            builder=JDK
            """.formatted(image.replace(":", "\\:"), id.replace(":", "\\:")));
    }
}

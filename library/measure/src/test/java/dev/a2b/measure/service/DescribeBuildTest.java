package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DescribeBuildTest {

    @TempDir
    private Path folder;

    private final Properties settings = new Properties();

    @BeforeEach
    void build() throws IOException {
        set("directory", folder.toString());
        set("name", "jar");
        set("profiles", "jar");
        set("kind", "process");
        set("runtime", "jit");
        set("artifact", Files.writeString(folder.resolve("service.jar"), "code").toString());
        set("image", "service:jar");
    }

    @Test
    void a_process_is_described_with_its_command_and_checksum() {
        var described = describe("java", "-jar", "the service.jar");

        assertEquals(
                List.of("java", "-jar", "the service.jar"), described.artifact().command());
        assertTrue(described.artifact().isUnchanged());
    }

    @Test
    void an_image_in_an_archive_is_known_by_the_id_that_jib_wrote() throws IOException {
        set("kind", "jib-buildTar");
        Files.writeString(folder.resolve("jib-image.id"), "sha256:1\n");
        var archive = Files.writeString(folder.resolve("jib-image.tar"), "layers");

        var described = describe("java");

        assertEquals("sha256:1", described.artifact().sha256());
        assertEquals(archive.toString(), described.artifact().archive());
        assertEquals(6, described.sizes().compressed());
        assertEquals(List.of(), described.artifact().command());
    }

    @Test
    void an_image_that_the_engine_lacks_is_told() {
        set("kind", "image");
        set("image", "no-such-image:1");

        var failure = assertThrows(MeasureException.class, this::describe);

        assertFalse(Files.exists(folder.resolve("build.properties")));
        assertTrue(
                failure.getMessage().contains("docker") || failure.getMessage().contains("no-such-image:1"),
                failure.getMessage());
    }

    @Test
    void native_code_is_told_by_its_runtime() {
        assertFalse(describe().nativeCode());

        set("runtime", "native");

        assertTrue(describe().nativeCode());
    }

    @Test
    void a_cache_is_described_by_its_size() throws IOException {
        set("cache", Files.writeString(folder.resolve("service.aot"), "cache").toString());

        assertEquals(5, describe().sizes().cache());
    }

    @Test
    void the_builder_is_the_running_jdk_where_none_is_named() {
        assertTrue(describe().builder().endsWith(System.getProperty("java.runtime.version")));
    }

    @Test
    void an_executable_was_built_by_the_graalvm_of_the_environment() throws IOException {
        set("builder", "graalvm");
        Files.writeString(folder.resolve("release"), """
            GRAALVM_VERSION="25.0.1"
            IMPLEMENTOR_VERSION="GraalVM CE 25.0.1+8.1"
            """);

        var described = describe(Map.of("GRAALVM_HOME", folder.toString(), "JAVA_HOME", "/nowhere"));

        assertEquals("GraalVM 25.0.1, GraalVM CE 25.0.1+8.1", described.builder());
    }

    private BuildDescription describe(String... command) {
        return describe(Map.of(), command);
    }

    private BuildDescription describe(Map<String, String> environment, String... command) {
        new DescribeBuild(settings, environment).describe(command.length == 0 ? List.of("java") : List.of(command));
        return BuildDescription.read(folder.resolve("build.properties"));
    }

    private void set(String name, String value) {
        settings.setProperty("describe." + name, value);
    }
}

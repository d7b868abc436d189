package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArtifactFilesTest {

    @TempDir
    private Path folder;

    private Path app;

    @BeforeEach
    void create() throws IOException {
        app = Files.createDirectories(folder.resolve("app/lib")).getParent();
        Files.writeString(app.resolve("run.jar"), "run");
        Files.writeString(app.resolve("lib/b.jar"), "b");
        Files.writeString(app.resolve("lib/a.jar"), "a");
    }

    @Test
    void a_folder_is_as_large_as_all_its_files() {
        assertEquals(5, ArtifactFiles.bytes(app));
    }

    @Test
    void a_single_file_has_its_own_checksum() {
        var jar = app.resolve("run.jar");

        assertEquals(Checksum.sha256(jar), ArtifactFiles.sha256(jar, List.of("java", "-jar", jar.toString())));
    }

    @Test
    void a_folder_has_the_checksum_of_a_list_in_a_fixed_order() {
        var list = Checksum.sha256(app.resolve("lib/a.jar")) + "  lib/a.jar\n"
                + Checksum.sha256(app.resolve("lib/b.jar")) + "  lib/b.jar\n"
                + Checksum.sha256(app.resolve("run.jar")) + "  run.jar\n";

        assertEquals(Checksum.sha256(list.getBytes()), sha256());
    }

    @Test
    void a_file_that_is_added_renamed_or_changed_changes_the_checksum() throws IOException {
        var first = sha256();
        var added = Files.writeString(app.resolve("lib/c.jar"), "c");
        var second = sha256();
        Files.move(added, app.resolve("lib/d.jar"));
        var third = sha256();
        Files.writeString(app.resolve("run.jar"), "ruN");

        assertNotEquals(first, second);
        assertNotEquals(second, third);
        assertNotEquals(third, sha256());
    }

    @Test
    void a_file_that_the_command_names_counts() throws IOException {
        var options = Files.writeString(folder.resolve("jvm.options"), "-Xmx1g");
        var cache = Files.writeString(folder.resolve("service.aot"), "cache");
        var script = Files.writeString(folder.resolve("start.sh"), "exec java");
        var command = List.of("sh", script.toString(), "@" + options, "-XX:AOTCache=" + cache);

        for (var file : List.of(options, cache, script)) {
            var before = ArtifactFiles.sha256(app, command);
            Files.writeString(file, "changed");
            assertNotEquals(before, ArtifactFiles.sha256(app, command), file.toString());
        }
    }

    @Test
    void a_file_that_the_service_writes_does_not_count() throws IOException {
        var log = Files.writeString(folder.resolve("gc.log"), "old");
        var command = List.of("java", "-Xlog:gc:file=" + log);
        var before = ArtifactFiles.sha256(app, command);

        Files.writeString(log, "new");

        assertEquals(before, ArtifactFiles.sha256(app, command));
    }

    private String sha256() {
        return ArtifactFiles.sha256(app, List.of());
    }
}

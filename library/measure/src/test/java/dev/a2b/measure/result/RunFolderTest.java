package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFolderTest {

    @TempDir
    private Path work;

    @Test
    void two_runs_that_begin_at_once_have_folders_of_their_own() {
        var first = RunFolder.create(work, "jar");
        var second = RunFolder.create(work, "jar");

        assertNotEquals(first.id(), second.id());
        assertNotEquals(first.path(), second.path());
        assertTrue(Files.isDirectory(second.path()));
    }
}

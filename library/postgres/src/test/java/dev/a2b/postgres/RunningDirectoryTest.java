package dev.a2b.postgres;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunningDirectoryTest {

    @TempDir
    private Path running;

    @Test
    void one_that_someone_else_has_deleted_is_no_fault() {
        assertDoesNotThrow(() -> RunningDirectory.removeIfDead(running.resolve("deleted")));
    }

    @Test
    void what_is_left_of_one_that_someone_else_began_to_delete_is_deleted() throws IOException {
        var left = running.resolve("left");
        Files.createDirectories(left.resolve("data"));

        RunningDirectory.removeIfDead(left);

        assertTrue(Files.notExists(left));
    }

    @Test
    void it_stays_locked_until_it_is_closed_even_if_nothing_refers_to_it() throws IOException {
        var owner = RunningDirectory.create(running).log().resolveSibling("owner");

        System.gc();

        try (var another = FileChannel.open(owner, StandardOpenOption.WRITE)) {
            assertThrows(OverlappingFileLockException.class, another::tryLock);
        }
    }
}

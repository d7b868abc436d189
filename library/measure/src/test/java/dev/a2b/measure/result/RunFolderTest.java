package dev.a2b.measure.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Runs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

class RunFolderTest {

    @TempDir
    private Path work;

    @Test
    void two_runs_that_begin_at_once_have_folders_of_their_own() {
        var first = RunFolder.create(work, "jar", work);
        var second = RunFolder.create(work, "jar", work);

        assertNotEquals(first.id(), second.id());
        assertNotEquals(first.path(), second.path());
        assertTrue(Files.isDirectory(second.path()));
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the test needs a second file system")
    void a_run_is_copied_to_measurements_on_another_file_system(@TempDir(factory = Memory.class) Path measurements)
            throws IOException {

        var folder = RunFolder.create(work, "jar", measurements);
        Files.createDirectory(folder.path().resolve("logs"));
        Files.writeString(folder.path().resolve("logs/service.log"), "started");

        var written = folder.complete(Runs.run(folder.id()), measurements, work);

        assertEquals("started", Files.readString(written.resolve("logs/service.log")));
        try (var runs = Files.list(measurements)) {
            assertEquals(List.of(written), runs.toList());
        }
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the test needs a second file system")
    void of_a_run_that_cannot_be_copied_nothing_is_left(@TempDir(factory = Memory.class) Path measurements)
            throws IOException {

        var folder = RunFolder.create(work, "jar", measurements);
        Files.createSymbolicLink(folder.path().resolve("service.log"), work.resolve("missing"));

        var failure =
                assertThrows(MeasureException.class, () -> folder.complete(Runs.run(folder.id()), measurements, work));

        assertTrue(failure.getMessage().startsWith("The run could not be moved from "), failure.getMessage());
        try (var runs = Files.list(measurements)) {
            assertEquals(List.of(), runs.toList());
        }
    }

    @Test
    void measurements_that_cannot_be_written_are_refused_before_the_load() throws IOException {
        var file = Files.createFile(work.resolve("file"));

        var failure = assertThrows(MeasureException.class, () -> RunFolder.create(work, "jar", file));

        assertTrue(failure.getMessage().startsWith("No run can be written to " + file), failure.getMessage());
    }

    /** A file system in memory. */
    private static final class Memory implements TempDirFactory {

        @Override
        public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws IOException {
            return Files.createTempDirectory(Path.of("/dev/shm"), "measurements");
        }
    }
}

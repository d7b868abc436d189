package dev.a2b.measure.develop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The texts have different lengths, because the time of a file may not be fine enough. */
class EditsTest {

    @TempDir
    private Path folder;

    private Path source;
    private Edits edits;

    @BeforeEach
    void start() throws IOException {
        source = Files.writeString(
                Files.createDirectories(folder.resolve("java")).resolve("Desk.java"), "first");
        edits = new Edits(folder);
    }

    @Test
    void without_an_edit_there_is_none() {
        assertFalse(edits.haveEnded());
        assertFalse(edits.haveEnded());
    }

    @Test
    void an_edit_counts_once_when_it_has_ended() throws IOException {
        Files.writeString(source, "an");
        assertFalse(edits.haveEnded());
        Files.writeString(source, "an edit");
        assertFalse(edits.haveEnded());

        assertTrue(edits.haveEnded());
        assertFalse(edits.haveEnded());
    }

    @Test
    void an_edit_right_after_another_counts_next() throws IOException {
        Files.writeString(source, "an edit");
        edits.haveEnded();
        assertTrue(edits.haveEnded());

        Files.writeString(source, "another edit");
        edits.haveEnded();

        assertTrue(edits.haveEnded());
    }

    @Test
    void what_is_taken_back_before_it_has_ended_is_no_edit() throws IOException {
        var other = Files.writeString(folder.resolve("Desk.java~"), "backup");
        edits.haveEnded();
        Files.delete(other);
        edits.haveEnded();

        assertFalse(edits.haveEnded());
    }

    @Test
    void new_and_deleted_files_are_edits() throws IOException {
        var other = Files.writeString(folder.resolve("application.yml"), "new");
        edits.haveEnded();
        assertTrue(edits.haveEnded());

        Files.delete(other);
        edits.haveEnded();
        assertTrue(edits.haveEnded());
    }
}

package dev.a2b.archetype;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditTest {

    @TempDir
    private Path project;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(project.resolve("file"), "one\ntwo\nthree\ntwo\n");
    }

    @Test
    void a_change_finds_its_lines_one_after_the_other() throws IOException {
        new Edit("Change", "file", " three\n+four\n-two\n+five\n").apply(project);

        assertEquals("one\ntwo\nthree\nfour\nfive\n", Files.readString(project.resolve("file")));
    }

    @Test
    void a_change_of_a_line_that_is_not_there_is_refused() {
        var edit = new Edit("Change", "file", " three\n-one\n");

        var fault = assertThrows(IllegalArgumentException.class, () -> edit.apply(project));

        assertEquals("file has no such line: one\n", fault.getMessage());
    }

    @Test
    void an_addition_is_at_the_end_and_a_file_is_created_once() throws IOException {
        new Edit("Add to", "file", "six\n").apply(project);

        assertEquals("one\ntwo\nthree\ntwo\nsix\n", Files.readString(project.resolve("file")));
        assertThrows(FileAlreadyExistsException.class, () -> new Edit("Create", "file", "").apply(project));
    }

    @Test
    void a_page_says_what_to_type_into_which_file() {
        var page = new Guide("# Page\n## Step 1: begin\nCreate `a/b`:\n\n```sql\none\n```\n\n## Step 2: end\n");

        assertEquals(1, page.listings());
        assertEquals(
                "[Edit[kind=Create, file=a/b, listing=one\n]]",
                page.edits("Step 1: begin").toString());
    }
}

package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/workshop/record, on a page of a test. With the pages of the workshop, see {@link WorkshopTest}. */
class WorkshopRecordTest {

    private static final String PAGE = """
        # 7. Try

        ```bash
        %s
        ```
        <!-- output: begin ^out -->
        <!-- output: end -->
        """;

    @TempDir
    private Path folder;

    private Path page;

    @BeforeEach
    void copy() throws IOException {
        page = folder.resolve("docs/workshop/7-try.md");
        Files.createDirectories(page.getParent());
        Files.copy(Participant.WORKSHOP.resolve("record"), page.resolveSibling("record"));
    }

    @Test
    void a_failed_command_ends_neither_its_block_nor_the_page() throws Exception {
        write("false\necho out 1");

        var run = typed("");

        assertEquals(0, run.exitCode(), run::log);
        assertEquals(
                PAGE.formatted("false\necho out 1").replace("<!-- output: end", """
            ```text
            out 1
            ```
            <!-- output: end"""), Files.readString(page, UTF_8));
    }

    @Test
    void its_exit_code_is_that_of_the_last_command() throws Exception {
        write("echo out 1\n(exit 3)");

        var run = typed("");

        assertEquals(3, run.exitCode(), run::log);
    }

    @Test
    void a_page_stays_as_it_is_where_no_output_can_be_kept() throws Exception {
        write("echo out 1");

        var run = typed("export TMPDIR='" + folder.resolve("missing") + "'\n");

        assertNotEquals(0, run.exitCode(), run::log);
        assertEquals(PAGE.formatted("echo out 1"), Files.readString(page, UTF_8));
    }

    private void write(String commands) throws IOException {
        Files.writeString(page, PAGE.formatted(commands), UTF_8);
    }

    private Maven.Run typed(String environment) throws IOException, InterruptedException {
        return Maven.shell(folder, environment + "bash docs/workshop/record 7");
    }
}

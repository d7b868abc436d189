package dev.a2b.archetype;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The pages of docs/workshop: their quick commands are typed as they are there, on a path with spaces. The commands in
 * blocks marked {@code measures} take long.
 */
class WorkshopTest {

    /** Git needs somebody who commits. */
    static final String IDENTITY = "export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@example.com"
            + " GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@example.com\n";

    private static final Path PAGES = Tree.ROOT.resolve("docs/workshop");
    private static final Pattern BLOCK = Pattern.compile("(?sm)^```bash( second-terminal)?\n(.*?)^```$");

    @Test
    void a_participant_generates_calls_slows_and_repairs_a_service_by_the_pages_alone() throws Exception {
        var clone = Generator.shared().copy(Path.of("target", "it", "workshop").toAbsolutePath());

        var run = Maven.shell(
                clone,
                "set -m\nexport A2B=\"$PWD\" MAVEN_ARGS=-B\n" + IDENTITY
                        + "terminal= ; stop() { kill -- -$terminal; wait $terminal || :; }; trap stop EXIT\n"
                        + commands("1-generate.md") + "stop; trap - EXIT\n" + commands("5-gate.md"));

        assertEquals(0, run.exitCode(), run::log);
        assertTrue(run.log().contains("[{\"id\":1,"), run::log);
        assertTrue(run.log().contains("HTTP/1.1 201 Created"), run::log);
        assertTrue(run.log().contains("HTTP/1.1 400 Bad Request"), run::log);
        assertTrue(
                run.log().contains("+        return page.answer(repository.list(page.pageable(\"id\")).concatMap("),
                run::log);
        var repaired = Maven.shell(clone.resolveSibling("order-desk"), "git diff --stat main");
        assertEquals("", repaired.log());
    }

    /** The quick commands of a page; those of a second terminal run beside the others. */
    private static String commands(String page) throws IOException {
        return BLOCK.matcher(Guide.read(PAGES.resolve(page)).text())
                .results()
                .map(block ->
                        block.group(1) == null ? block.group(2) : "(" + block.group(2) + ") </dev/null & terminal=$!\n")
                .collect(Collectors.joining());
    }
}

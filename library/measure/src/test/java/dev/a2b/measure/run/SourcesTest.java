package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.service.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {

    @TempDir
    private Path folder;

    @Test
    void the_sources_are_those_of_the_repository_that_contains_the_folder() throws IOException {
        var target = Files.createDirectories(folder.resolve("target"));
        git("init", "-q");
        Files.writeString(folder.resolve("file"), "1");
        git("add", "file");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "one");

        var clean = Sources.state(target);
        Files.writeString(folder.resolve("file"), "2");

        assertTrue(clean.get("commit").matches("[0-9a-f]{40}"), clean.toString());
        assertEquals("false", clean.get("commit.dirty"));
        assertEquals(null, clean.get("commit.changes"));
        var dirty = Sources.state(target);
        assertEquals("true", dirty.get("commit.dirty"));
        Files.writeString(folder.resolve("file"), "3");
        assertNotEquals(dirty.get("commit.changes"), Sources.state(target).get("commit.changes"));
    }

    @Test
    void without_a_repository_they_are_unknown() {
        assertEquals(Map.of("commit", "unknown"), Sources.state(folder));
    }

    private void git(String... arguments) throws IOException {
        var command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(arguments));
        assumeTrue(Command.output(Duration.ofMinutes(1), command).isPresent(), "Git is not installed.");
    }
}

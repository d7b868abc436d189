package dev.a2b.archetype;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The profile doctor. ArchetypeTest runs it whole. */
class DoctorTest {

    @TempDir
    private Path folder;

    @Test
    void the_second_maven_has_the_settings_of_the_first_and_is_as_much_offline() throws Exception {
        var settings = Files.writeString(folder.resolve("settings.xml"), "<settings/>", UTF_8);
        var second = folder.resolve("bin/mvn");
        Files.createDirectories(second.getParent());
        Files.writeString(second, "#!/bin/sh\necho \"second: $*\"\n", UTF_8);
        assertTrue(second.toFile().setExecutable(true));

        var run = Maven.run(
                Tree.ROOT,
                "--file=reference-a2b",
                "--non-recursive",
                "--offline",
                "-s",
                settings.toString(),
                "-Dmaven.home=" + folder,
                Maven.REPOSITORY,
                "-Pdoctor",
                "validate");

        assertEquals(0, run.exitCode(), run::summary);
        assertTrue(run.log().contains("second: --offline -s " + settings + " -q -Pdoctor-table "), run::log);
    }
}

package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LastLineTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "jar,             built jar: desk.jar; measure it with ./mvnw gatling:test",
        "'native,upx',    'built jar: desk.jar; measure it with ./mvnw -Pnative,upx gatling:test'",
    })
    void it_says_what_was_built_and_how_to_measure_it(String profiles, String line) throws IOException {
        assertEquals(Optional.of(line), line(profiles, "[clean, verify]"));
    }

    @Test
    void an_image_in_an_archive_cannot_be_measured() throws IOException {
        assertEquals(
                Optional.of("built jar: desk.tar"), line("jib\nkind=image\nimage=desk\narchive=desk.tar", "[verify]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[verify, gatling:test]", "[package]", "[verify, spotless:check]"})
    void another_goal_has_its_own_last_line(String goals) throws IOException {
        assertEquals(Optional.empty(), line("jar", goals));
    }

    @Test
    void a_build_that_made_nothing_says_nothing() {
        assertEquals(Optional.empty(), LastLine.of(folder.resolve("missing"), "goals: [verify]", List.of("verify")));
    }

    private Optional<String> line(String profiles, String goals) throws IOException {
        var description = Files.writeString(folder.resolve("build.properties"), """
            name=jar
            native=false
            kind=process
            artifact=desk.jar
            command.1=java
            sha256=1
            builder=JDK
            profiles=%s
            """.formatted(profiles));
        return LastLine.of(description, "goals: " + goals, List.of("verify", "install"));
    }
}

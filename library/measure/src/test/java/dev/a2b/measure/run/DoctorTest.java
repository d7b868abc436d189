package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.run.Doctor.Finding;
import dev.a2b.measure.run.Requirement.Host;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorTest {

    private final Properties given = new Properties();

    @TempDir
    private Path folder;

    @Test
    void what_is_missing_has_a_command_to_get_it() {
        var missing =
                tools().stream().filter(finding -> finding.found().isEmpty()).toList();

        assertTrue(missing.stream().map(Finding::name).toList().containsAll(List.of("GraalVM 25", "upx")));
        missing.forEach(finding -> assertTrue(finding.text().endsWith("-> " + finding.remedy()), finding::text));
        missing.forEach(finding -> assertFalse(finding.remedy().isBlank(), finding::name));
    }

    @Test
    void a_program_on_the_path_is_found() throws IOException {
        assertTrue(Files.createFile(folder.resolve("upx")).toFile().setExecutable(true));

        assertEquals(Optional.of("found"), upx().found());
    }

    @Test
    void the_project_says_what_needs_a_program() {
        given.setProperty("use.upx", "-Psmall");

        assertEquals("-Psmall", upx().use());
    }

    @Test
    void the_summary_names_what_is_missing() {
        var findings = List.of(
                new Finding("upx", Optional.empty(), "packing", "install it"),
                new Finding("disk", Optional.of("9 GB"), "the database", "free some space"));

        assertEquals("Missing: upx. You need them only for what their line says.", Doctor.summary(findings));
        assertEquals("Nothing is missing.", Doctor.summary(findings.subList(1, 2)));
    }

    private Finding upx() {
        return tools().stream()
                .filter(finding -> finding.name().equals("upx"))
                .findFirst()
                .orElseThrow();
    }

    private List<Finding> tools() {
        return Doctor.tools(new Host("", "Linux", 17, Map.of("PATH", folder.toString())), given);
    }
}

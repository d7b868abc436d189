package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExtraBeansTest {

    @TempDir
    private Path folder;

    @Test
    void each_bean_is_a_source_file_of_its_own() throws IOException {
        ExtraBeans.main(folder.toString(), "3");

        try (var files = Files.list(folder.resolve("extra"))) {
            assertEquals(
                    Set.of("Bean1.java", "Bean2.java", "Bean3.java"),
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()));
        }
        assertEquals(
                "package extra;\n\n@jakarta.inject.Singleton\nclass Bean2 {\n}\n",
                Files.readString(folder.resolve("extra/Bean2.java")));
    }

    @Test
    void without_beans_the_folder_is_empty() throws IOException {
        ExtraBeans.main(folder.toString(), "0");

        try (var files = Files.list(folder.resolve("extra"))) {
            assertEquals(0, files.count());
        }
    }
}

package dev.a2b.measure.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GivenArtifactTest {

    @TempDir
    private Path folder;

    @Test
    void it_is_the_jar_that_java_starts() throws IOException {
        var java = executable("java", "ELF");
        var agent = Files.createFile(folder.resolve("agent.jar"));
        var jar = jar("");

        assertEquals(jar, GivenArtifact.of(List.of(java.toString(), "-javaagent:" + agent, "-jar", jar.toString())));
    }

    @Test
    void it_is_the_program_if_that_is_an_executable_file() throws IOException {
        var program = executable("service", "ELF");

        assertEquals(program, GivenArtifact.of(List.of(program.toString(), "--port", "8080")));
    }

    @Test
    void java_itself_is_not_the_service() throws IOException {
        var java = executable("java", "ELF");

        assertNotTold("does not tell which files are the service", java.toString(), "Greeting.java");
    }

    @Test
    void a_start_script_is_not_the_whole_service() throws IOException {
        var script = executable("start", "#!/bin/sh");

        assertNotTold("does not tell which files are the service", script.toString());
    }

    @Test
    void a_program_on_the_path_is_not_the_service() {
        assertNotTold("does not tell which files are the service", "node", "server.js");
    }

    @Test
    void a_jar_that_needs_others_is_not_the_whole_service() throws IOException {
        assertNotTold(
                "needs the files that the Class-Path in its manifest names",
                "java",
                "-jar",
                jar("lib/library.jar").toString());
    }

    @Test
    void a_jar_that_does_not_exist_is_told() {
        var failure = assertThrows(MeasureException.class, () -> GivenArtifact.of(List.of("java", "-jar", "no.jar")));

        assertTrue(failure.getMessage().startsWith("There is no file no.jar to start with -jar"), failure.getMessage());
    }

    private static void assertNotTold(String why, String... command) {
        var message = assertThrows(MeasureException.class, () -> GivenArtifact.of(List.of(command)))
                .getMessage();

        assertTrue(message.contains(why), message);
        assertTrue(message.contains("name its file or its folder with -Dsut.artifact="), message);
    }

    private Path executable(String name, String content) throws IOException {
        var file = Files.writeString(folder.resolve(name), content);
        assertTrue(file.toFile().setExecutable(true));
        return file;
    }

    private Path jar(String classPath) throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        if (!classPath.isEmpty()) {
            manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
        }
        var jar = folder.resolve("service.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar;
    }
}

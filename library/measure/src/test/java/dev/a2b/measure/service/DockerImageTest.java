package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.a2b.measure.ChildJvm;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DockerImageTest {

    @TempDir
    private Path folder;

    /** As an engine answers whose store keeps the compressed layers, too. */
    @Test
    void the_size_of_an_image_is_that_of_its_uncompressed_layers_in_any_store() throws IOException {
        var docker = Files.writeString(folder.resolve("docker"), """
            #!/bin/sh
            case "$*" in
              history*) printf '100\\n47\\n' ;;
              *.Size*) echo 379 ;;
              *) echo sha256:1 ;;
            esac
            """);
        assertTrue(docker.toFile().setExecutable(true));
        var child = new ProcessBuilder(ChildJvm.command(Finding.class));
        child.environment().merge("PATH", folder.toString(), (path, first) -> first + File.pathSeparator + path);

        var output = child.start().getInputStream().readAllBytes();

        assertEquals(
                "DockerImage[name=a:1, id=sha256:1, bytes=147]", new String(output, StandardCharsets.UTF_8).strip());
    }

    /** Prints what the engine has. */
    static final class Finding {

        public static void main(String[] arguments) {
            System.out.println(DockerImage.find("a:1").orElseThrow());
        }
    }
}

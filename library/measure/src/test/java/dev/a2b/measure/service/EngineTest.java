package dev.a2b.measure.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.a2b.measure.ChildJvm;
import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineTest {

    private static final List<String> UNSHARE = List.of("unshare", "--map-root-user", "--mount");

    @TempDir
    private Path folder;

    @Test
    void an_engine_that_does_not_answer_is_told_in_a_sentence() throws IOException, InterruptedException {
        assumeTrue(canMount(), "only where user namespaces allow mounts: Linux");
        var command = new ArrayList<>(UNSHARE);
        // A socket that nobody listens on, and the usual one out of sight.
        command.addAll(List.of(
                "sh",
                "-ec",
                "mount -t tmpfs none /var/run; " + "export DOCKER_HOST=unix:///var/run/dead.sock HOME='" + folder
                        + "'; exec \"$@\"",
                "sh"));
        command.addAll(ChildJvm.command(Asking.class));

        var child = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var output = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();

        assertEquals(
                "To start an image needs a container engine, and none answers; start Docker, or choose a build "
                        + "that is not an image.",
                output.lines().reduce((first, last) -> last).orElse(""));
    }

    /** Asks for the engine and prints the failure. */
    static final class Asking {

        public static void main(String[] arguments) {
            try {
                Engine.client();
            } catch (MeasureException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    private static boolean canMount() throws InterruptedException {
        try {
            var command = new ArrayList<>(UNSHARE);
            command.add("true");
            return new ProcessBuilder(command).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}

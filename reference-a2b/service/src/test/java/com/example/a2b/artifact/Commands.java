package com.example.a2b.artifact;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Short commands of this machine. */
final class Commands {

    private Commands() {
    }

    static String output(String... command) throws Exception {
        return tryOutput(command)
            .orElseThrow(() -> new AssertionError("This command failed: " + String.join(" ", command)));
    }

    /** Empty where the command failed or is not there. */
    static Optional<String> tryOutput(String... command) throws Exception {
        try {
            var process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return process.waitFor() == 0 ? Optional.of(output) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}

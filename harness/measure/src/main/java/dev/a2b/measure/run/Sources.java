package dev.a2b.measure.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** The state of the sources in the folder where Maven was started. */
public final class Sources {

    private Sources() {
    }

    /**
     * The state as Git reports it: {@code commit} is the hash of the commit, or a text if there is no Git repository;
     * {@code commit.dirty} is {@code true} if files differ from the commit, and missing without a repository.
     */
    public static Map<String, String> state() {
        var state = new TreeMap<String, String>();
        state.put("commit", git("rev-parse", "HEAD").orElse("not in a Git repository"));
        git("status", "--porcelain").ifPresent(changes ->
            state.put("commit.dirty", Boolean.toString(!changes.isEmpty())));
        return state;
    }

    private static Optional<String> git(String... arguments) {
        var command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        try {
            var process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            var succeeded = process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0;
            return succeeded ? Optional.of(said) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // no Git on this machine
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}

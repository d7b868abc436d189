package dev.a2b.measure.run;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.a2b.measure.service.Checksum;
import dev.a2b.measure.service.Command;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The state of the sources in a Git repository. */
public final class Sources {

    private static final String COMMIT = "commit";
    private static final Duration LIMIT = Duration.ofMinutes(1);

    private Sources() {}

    /**
     * The state of the repository that contains a folder: {@code commit} is the hash of the commit, or {@code unknown}
     * without a repository; {@code commit.dirty} is {@code true} if files differ from the commit, and missing without a
     * repository; {@code commit.changes} is a checksum of what differs in the files of the commit, if anything does.
     */
    public static Map<String, String> state(Path folder) {
        var state = new TreeMap<>(unknown());
        git(folder, "rev-parse", "HEAD").ifPresent(commit -> state.put(COMMIT, commit));
        git(folder, "status", "--porcelain")
                .ifPresent(changes -> state.put("commit.dirty", Boolean.toString(!changes.isEmpty())));
        git(folder, "diff", "HEAD")
                .filter(changes -> !changes.isEmpty())
                .ifPresent(changes -> state.put("commit.changes", Checksum.sha256(changes.getBytes(UTF_8))));
        return state;
    }

    /** The state of sources that cannot be found. */
    static Map<String, String> unknown() {
        return Map.of(COMMIT, "unknown");
    }

    private static Optional<String> git(Path folder, String... arguments) {
        var command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(arguments));
        try {
            return Command.output(LIMIT, command);
        } catch (IOException e) {
            return Optional.empty(); // no Git on this machine
        }
    }
}

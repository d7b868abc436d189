package dev.a2b.measure.target;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The service, started as its user would start it. It ends with this JVM at the latest. */
public abstract class MeasuredService implements AutoCloseable {

    static final int GRACE_SECONDS = 20;

    /** Where a service answers at the port that it was given on this machine. */
    public static final String LOOPBACK = "127.0.0.1";

    private final Path log;

    /** @param log receives what the service prints */
    MeasuredService(Path log) {
        this.log = log;
    }

    /** Where a service answers that was given this port of this machine. */
    static URI at(int port) {
        return URI.create("http://" + LOOPBACK + ":" + port);
    }

    /** Has something done when it ends. */
    abstract void onEnd(Runnable action);

    /** Of a service that has ended. */
    abstract String exitCode();

    /** Whether what was started still runs, and was not started once more. */
    public abstract boolean isAlive();

    /**
     * Where it answers, once it does.
     *
     * @param port the one that it was started with
     */
    public URI uri(int port) {
        return at(port);
    }

    /** Stops it as a user would, and by force when it does not follow. */
    @Override
    public abstract void close();

    public Path log() {
        return log;
    }

    /** What its log says in the first group of a pattern. */
    public Optional<String> said(Pattern pattern) {
        return lines().stream()
            .map(pattern::matcher)
            .filter(Matcher::find)
            .map(matcher -> matcher.group(1))
            .findFirst();
    }

    /** Why it is not alive, for people. */
    public String lastWords() {
        var lines = lines().stream().filter(line -> !line.isBlank()).toList();
        return "exit code " + exitCode() + ", its last words: "
            + (lines.isEmpty() ? "none" : lines.get(lines.size() - 1).strip());
    }

    private List<String> lines() {
        try {
            return new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package com.example.a2b.measure;

import com.example.a2b.database.Lifeline;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The service as a process of its own, started as its user would start it. It ends with this JVM at the latest. */
final class ServiceUnderTest implements AutoCloseable {

    private static final int GRACE_SECONDS = 20;

    private final Process process;
    private final Path log;

    private ServiceUnderTest(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /**
     * Starts the service, not waiting until it answers.
     *
     * @param environment variables beside those of this JVM
     * @param log receives what the service prints
     */
    static ServiceUnderTest start(List<String> command, Map<String, String> environment, Path log) {
        var builder = new ProcessBuilder(onThisJava(command)).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.directory(log.toAbsolutePath().getParent().toFile());
        builder.environment().putAll(environment);
        try {
            var process = builder.start();
            Lifeline.guard(process.toHandle());
            return new ServiceUnderTest(process, log);
        } catch (IOException e) {
            throw new MeasureException("The service could not be started with \"" + String.join(" ", command) + "\": "
                + e.getMessage() + ".", e);
        }
    }

    /** {@code java} is the Java that runs Maven, whichever comes first on the path: the one that made the artifact. */
    private static List<String> onThisJava(List<String> command) {
        if (!command.get(0).equals("java")) {
            return command;
        }
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.concat(Stream.of(java), command.stream().skip(1)).toList();
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    Path log() {
        return log;
    }

    /** What its log says in the first group of a pattern. */
    Optional<String> said(Pattern pattern) {
        return lines().stream()
            .map(pattern::matcher)
            .filter(Matcher::find)
            .map(matcher -> matcher.group(1))
            .findFirst();
    }

    /** Why it is not alive, for people. */
    String lastWords() {
        var lines = lines().stream().filter(line -> !line.isBlank()).toList();
        return "exit code " + process.exitValue() + ", its last words: "
            + (lines.isEmpty() ? "none" : lines.get(lines.size() - 1).strip());
    }

    /** Stops it as a user would, and by force when it does not follow. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        Lifeline.release(process.toHandle());
    }

    private List<String> lines() {
        try {
            return new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package dev.a2b.archetype;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Maven as a process of its own, started by its wrapper, on the JDK that runs the tests. */
final class Maven {

    private static final String WRAPPER = System.getProperty("os.name").startsWith("Windows") ? "mvnw.cmd" : "mvnw";
    private static final int MINUTES = 60;

    /** The local repository of the build that runs the tests. */
    static final Path LOCAL = Path.of(System.getProperty("repository"));

    /** Argument: use that repository. */
    static final String REPOSITORY = "-Dmaven.repo.local=" + LOCAL;

    /** Arguments: so few users per second, and so much time to start, that a busy machine serves them, too. */
    static final List<String> LITTLE_LOAD = List.of(
            "-Dplan.capacity.users=2",
            "-Dplan.startup.seconds=300",
            "-Dplan.warmup.seconds=1",
            "-Dplan.capacity.seconds=1");

    private Maven() {}

    /** Arguments: read that repository, but write to another. */
    static List<String> repositoryBefore(Path other) {
        return List.of("-Dmaven.repo.local=" + other, "-Dmaven.repo.local.tail=" + LOCAL);
    }

    /**
     * Runs the wrapper of a directory there, and waits for its end.
     *
     * @throws IllegalStateException when it takes longer than an hour, which only a hanging run does; it is ended then
     */
    static Run run(Path directory, String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(directory.resolve(WRAPPER).toString(), "-B"));
        command.addAll(List.of(arguments));
        return run(directory, command);
    }

    /**
     * Runs commands that call the wrapper of a directory, as a user types them there, until one fails.
     *
     * @throws IllegalStateException as {@link #run(Path, String...)}
     */
    static Run shell(Path directory, String commands) throws IOException, InterruptedException {
        return run(directory, List.of("bash", "-e", "-c", commands));
    }

    private static Run run(Path directory, List<String> command) throws IOException, InterruptedException {
        var logs = Files.createDirectories(Path.of("target", "logs"));
        var log = Files.createTempFile(logs, directory.getFileName() + "-", ".log");
        var builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        var process = builder.start();
        try {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                throw new IllegalStateException("Maven took longer than " + MINUTES + " minutes, see " + log);
            }
            return new Run(process.exitValue(), log, Files.readString(log));
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    /** How a run ended, where its output is, and the output. */
    record Run(int exitCode, Path file, String log) {

        /** What Maven called an error, for the message of a failed test. */
        String summary() {
            return log.lines()
                    .filter(line -> line.startsWith("[ERROR]"))
                    .limit(30)
                    .collect(joining("\n", "exit code " + exitCode + ", see " + file + "\n", ""));
        }
    }
}

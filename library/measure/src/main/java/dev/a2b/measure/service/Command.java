package dev.a2b.measure.service;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Runs commands of this machine. Each is killed after a limit, so that no wait for it is endless. */
public final class Command {

    private Command() {}

    /**
     * What a command prints on standard output, without surrounding white space; empty if it fails, or does not end
     * within the limit.
     *
     * @throws IOException if it cannot be started
     * @throws dev.a2b.measure.MeasureException if this thread is interrupted
     */
    public static Optional<String> output(Duration limit, List<String> command) throws IOException {
        var process = start(limit, command);
        try (var output = process.getInputStream()) {
            var text = new String(output.readAllBytes(), StandardCharsets.UTF_8).strip();
            return process.waitFor() == 0 ? Optional.of(text) : Optional.empty();
        } catch (InterruptedException e) {
            throw MeasuredService.interrupted();
        }
    }

    /** Starts a command whose errors are not read. */
    static Process start(Duration limit, List<String> command) throws IOException {
        var process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var limiter = new Thread(() -> limit(process, limit), "limit of " + command.get(0));
        limiter.setDaemon(true);
        limiter.start();
        return process;
    }

    /** Kills a process at its limit. Ends with the process, so that no thread stays behind in the JVM of Maven. */
    private static void limit(Process process, Duration limit) {
        try {
            if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        var descendants = process.descendants().toList();
        process.destroyForcibly(); // first, because a shell whose command is killed goes on with its next command
        descendants.forEach(ProcessHandle::destroyForcibly);
    }
}

package dev.a2b.measure.series;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.ProcessReaper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calls Maven, one call at a time. A call and all processes that it starts end with this JVM at the latest. */
final class MavenProcess {

    private final List<String> command;
    private Process process;
    private boolean stopped;
    private int code;

    /** @param command Maven and the options of every call */
    MavenProcess(List<String> command) {
        this.command = command;
    }

    /**
     * Calls Maven and waits for its end.
     *
     * @param project folder of the project
     * @param arguments options and goals of this call
     * @param log receives the output of Maven
     * @return the exit code
     * @throws MeasureException if Maven cannot be started, or the series is interrupted
     */
    int run(Path project, List<String> arguments, Path log) {
        var words = new ArrayList<>(command);
        words.addAll(List.of("-f", project.toString()));
        words.addAll(arguments);
        try {
            var started =
                    start(new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(log.toFile()));
            code = started.waitFor();
            ProcessReaper.release(started.toHandle());
            return code;
        } catch (IOException e) {
            throw new MeasureException("Maven cannot be started: " + e.getMessage() + ".");
        } catch (InterruptedException e) {
            stop();
            throw new MeasureException("The series was interrupted.");
        }
    }

    /** Ends the running call with all processes that it started, and prevents further calls. */
    void stop() {
        stopping().ifPresent(started -> ProcessReaper.end(started.toHandle()));
    }

    /** Whether SIGINT or SIGTERM ended the last call, by its exit code: 128 plus the number of the signal. */
    boolean wasSignalled() {
        return code == 128 + 2 || code == 128 + 15;
    }

    private synchronized Process start(ProcessBuilder builder) throws IOException {
        if (stopped) {
            throw new MeasureException("The series was interrupted.");
        }
        process = builder.start();
        ProcessReaper.guard(process.toHandle());
        process.getOutputStream().close();
        return process;
    }

    private synchronized Optional<Process> stopping() {
        stopped = true;
        return Optional.ofNullable(process).filter(Process::isAlive);
    }
}

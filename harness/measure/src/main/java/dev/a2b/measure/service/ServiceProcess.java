package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.ProcessReaper;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A service in a process of this machine. */
public final class ServiceProcess extends MeasuredService {

    private static final int HEALTH_SECONDS = 120;

    private final List<String> command;
    private final Map<String, String> environment;
    private final Process process;

    private ServiceProcess(
        List<String> command, Map<String, String> environment, Process process, int port, Path log) {

        super(port, log);
        this.command = command;
        this.environment = environment;
        this.process = process;
    }

    /**
     * Starts the service without waiting for a response.
     *
     * @param command program and arguments
     * @param environment environment variables in addition to those of this JVM
     * @param port port that the environment or the command gives to the service
     * @param log receives the output of the service; its folder is the working directory of the service
     * @throws MeasureException if the program cannot be started
     */
    static ServiceProcess start(List<String> command, Map<String, String> environment, int port, Path log) {
        var process = launch(command, environment, log, Redirect.to(log.toFile()));
        return new ServiceProcess(command, environment, process, port, log);
    }

    /** The process that was started. It may have descendants. */
    public ProcessHandle handle() {
        return process.toHandle();
    }

    @Override
    CompletableFuture<Integer> exit() {
        return process.onExit().thenApply(Process::exitValue);
    }

    @Override
    void completeLog() {
        // The process writes to the file itself, so the log is complete when the process has ended.
    }

    @Override
    public boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public void requestStop() {
        process.destroy();
    }

    @Override
    public int health() {
        var words = Stream.concat(command.stream(), Stream.of("health")).toList();
        var check = launch(words, environment, log(), Redirect.appendTo(log().toFile()));
        try {
            if (check.waitFor(HEALTH_SECONDS, TimeUnit.SECONDS)) {
                return check.exitValue();
            }
            throw new MeasureException("The health check did not end within " + HEALTH_SECONDS + " s: see the log "
                + log() + ".");
        } catch (InterruptedException e) {
            throw interrupted(e);
        } finally {
            kill(check);
        }
    }

    @Override
    public String user() {
        return process.info().user().orElse("unknown");
    }

    @Override
    public void close() {
        requestStop();
        try {
            process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill(process);
    }

    private static Process launch(List<String> command, Map<String, String> environment, Path log, Redirect output) {
        var builder = new ProcessBuilder(onThisJava(command)).redirectErrorStream(true).redirectOutput(output);
        builder.directory(log.toAbsolutePath().getParent().toFile());
        builder.environment().putAll(environment);
        try {
            var process = builder.start();
            ProcessReaper.guard(process.toHandle());
            return process;
        } catch (IOException e) {
            throw new MeasureException("The service could not be started with \"" + String.join(" ", command) + "\": "
                + e.getMessage() + ".", e);
        }
    }

    /**
     * Replaces {@code java} by the Java of this JVM, which made the artifact, because the path may contain another one.
     */
    private static List<String> onThisJava(List<String> command) {
        if (!command.get(0).equals("java")) {
            return command;
        }
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.concat(Stream.of(java), command.stream().skip(1)).toList();
    }

    /** Kills a process that still runs, and waits until it has ended. */
    private static void kill(Process process) {
        process.destroyForcibly();
        try {
            process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        ProcessReaper.release(process.toHandle());
    }
}

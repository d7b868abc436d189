package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.ProcessReaper;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * A service in a process of this machine. What the process starts belongs to the service, too: a start script may leave
 * its JVM as a child. In a control group, the service is everything in the group.
 */
public final class ServiceProcess extends MeasuredService {

    private static final int HEALTH_SECONDS = 120;
    private static final int KILL_SECONDS = 20;

    private final List<String> command;
    private final Map<String, String> environment;
    private final Optional<ControlGroup> group;
    private final Process process;
    private final Set<ProcessHandle> known = ConcurrentHashMap.newKeySet();

    private ServiceProcess(
        List<String> command, Map<String, String> environment, Optional<ControlGroup> group, int port, Path log) {

        super(port, log);
        this.command = command;
        this.environment = environment;
        this.group = group;
        this.process = launch(group.map(joined -> joined.join(onThisJava(command))).orElseGet(() -> onThisJava(command)),
            environment, log, Redirect.to(log.toFile()));
    }

    /**
     * Starts the service without waiting for a response.
     *
     * @param command program and arguments
     * @param environment environment variables in addition to those of this JVM
     * @param group control group that the process joins; the service closes it
     * @param port port that the environment or the command gives to the service
     * @param log receives the output of the service; its folder is the working directory of the service
     * @throws MeasureException if the program cannot be started
     */
    static ServiceProcess start(
        List<String> command, Map<String, String> environment, Optional<ControlGroup> group, int port, Path log) {

        return new ServiceProcess(command, environment, group, port, log);
    }

    /** The process that was started. It may have descendants. */
    public ProcessHandle handle() {
        return process.toHandle();
    }

    /** The control group of the service; empty if it has none. */
    public Optional<ControlGroup> group() {
        return group;
    }

    @Override
    public Optional<ResourceLimits> limits() {
        return group.map(ControlGroup::inForce);
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
        tree().forEach(ProcessHandle::destroy);
    }

    @Override
    public int health() {
        var words = Stream.concat(onThisJava(command).stream(), Stream.of("health")).toList();
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
            check.destroyForcibly();
            ProcessReaper.release(check.toHandle());
        }
    }

    @Override
    public String user() {
        return process.info().user().orElse("unknown");
    }

    @Override
    public void close() {
        requestStop();
        awaitEnd(GRACE_SECONDS);
        tree().forEach(ProcessHandle::destroyForcibly);
        awaitEnd(KILL_SECONDS);
        ProcessReaper.release(process.toHandle());
        group.ifPresent(ControlGroup::close);
    }

    /** The processes of the service, also those whose parent has ended since the last call. */
    private Set<ProcessHandle> tree() {
        known.add(process.toHandle());
        process.descendants().forEach(known::add);
        group.ifPresent(joined -> known.addAll(joined.members()));
        return known;
    }

    private void awaitEnd(int seconds) {
        var all = tree().stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new);
        try {
            CompletableFuture.allOf(all).get(seconds, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            // They still run.
        }
    }

    private static Process launch(List<String> command, Map<String, String> environment, Path log, Redirect output) {
        var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output);
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
}

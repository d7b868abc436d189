package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Limits;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A service in a process of this machine. The processes that it starts belong to the service, too, even if it ends
 * before them: a start script may leave its JVM behind.
 */
public final class ServiceProcess extends MeasuredService {

    private static final int HEALTH_SECONDS = 120;
    private static final int KILL_SECONDS = 20;
    /** Pauses between two checks of the processes: while the service stops, and while it outlives the first. */
    private static final int STOP_MILLIS = 20;

    private static final int RUN_MILLIS = 200;

    private final List<String> command;
    private final Path directory;
    private final Map<String, String> environment;
    private final Optional<ControlGroup> group;
    private final int port;
    private final ProcessTree tree;
    private final CompletableFuture<Integer> exit;
    private volatile Set<ProcessHandle> serving = Set.of();

    /**
     * Starts the service without waiting for a response.
     *
     * @param command program and arguments
     * @param directory working directory
     * @param environment environment variables in addition to those of this JVM
     * @param group control group that the process joins; the service closes it
     * @param port port that the environment or the command gives to the service
     * @param log receives the output of the service
     * @throws MeasureException if the program cannot be started
     */
    ServiceProcess(
            List<String> command,
            Path directory,
            Map<String, String> environment,
            Optional<ControlGroup> group,
            int port,
            Path log) {

        super(port, log);
        this.command = command;
        this.directory = directory;
        this.environment = environment;
        this.group = group;
        this.port = port;
        this.tree = launch(group.map(joined -> joined.join(command)).orElse(command), Redirect.to(log.toFile()));
        this.exit = tree.root().onExit().thenApplyAsync(root -> {
            awaitEnd(Integer.MAX_VALUE, RUN_MILLIS);
            return root.exitValue();
        });
    }

    /** The processes of the service that run at this moment. */
    public Set<ProcessHandle> processes() {
        var running = tree.running();
        return group.map(joined -> Stream.concat(
                                running.stream(), joined.members().stream().filter(ProcessTree::runs))
                        .collect(Collectors.toUnmodifiableSet()))
                .orElse(running);
    }

    /** The control group of the service; empty if it has none. */
    public Optional<ControlGroup> group() {
        return group;
    }

    /** A process that has left the control group has no limits any more. */
    @Override
    public Optional<Limits> limits() {
        return group.filter(joined -> tree.running().stream()
                        .allMatch(process -> joined.contains(process) || !ProcessTree.runs(process)))
                .flatMap(ControlGroup::inForce);
    }

    @Override
    CompletableFuture<Integer> exit() {
        return exit;
    }

    @Override
    void completeLog() {
        // The processes write to the file themselves, so the log is complete when they have ended.
    }

    @Override
    void identify() {
        var sockets = ListeningSockets.at(port);
        serving = processes().stream().filter(sockets::areHeldBy).collect(Collectors.toUnmodifiableSet());
        if (serving.isEmpty() && !sockets.isEmpty()) {
            throw new MeasureException("Another program than the started one responds at port " + port
                    + ": stop it, or give another port, as in -Dport=8085.");
        }
    }

    @Override
    boolean isKilledForMemory() {
        return group.filter(ControlGroup::hasKilled).isPresent();
    }

    @Override
    public boolean isAlive() {
        return serving.isEmpty() ? !processes().isEmpty() : serving.stream().allMatch(ProcessTree::runs);
    }

    @Override
    public void requestStop() {
        processes().forEach(ProcessHandle::destroy);
    }

    @Override
    public int health() {
        var words = Stream.concat(command.stream(), Stream.of("health")).toList();
        var check = launch(words, Redirect.appendTo(log().toFile()));
        try {
            if (check.root().waitFor(HEALTH_SECONDS, TimeUnit.SECONDS)) {
                return check.root().exitValue();
            }
            throw new MeasureException(
                    "The health check did not end within " + HEALTH_SECONDS + " s: see the log " + log() + ".");
        } catch (InterruptedException e) {
            throw interrupted();
        } finally {
            check.running().forEach(ProcessHandle::destroyForcibly);
        }
    }

    @Override
    public String user() {
        return tree.root().info().user().orElse("unknown");
    }

    @Override
    public String java() {
        return programs()
                .flatMap(program -> Homes.java(program).stream())
                .findFirst()
                .map(version -> version + options())
                .orElse("");
    }

    /** Bytes of the Java that runs the service, without its tools; empty if it is an executable, or if this is unknown. */
    public OptionalLong runtimeBytes() {
        return programs()
                .mapToLong(Homes::runtimeBytes)
                .filter(bytes -> bytes > 0)
                .findFirst();
    }

    /** The Java programs that run the service. */
    private Stream<Path> programs() {
        return fromServing()
                .flatMap(process -> process.info().command().stream())
                .filter(ArtifactFiles::isJava)
                .map(Path::of);
    }

    @Override
    public Optional<JavaHeap> heap() {
        return JavaHeap.of(fromServing());
    }

    /** The processes of the service, those that respond first. */
    private Stream<ProcessHandle> fromServing() {
        return Stream.concat(serving.stream(), processes().stream()).distinct();
    }

    /** The environment variables from which Java takes options. A start script takes some from JAVA_OPTS. */
    private String options() {
        return Stream.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "JAVA_OPTS")
                .flatMap(name -> Optional.ofNullable(environment.getOrDefault(name, System.getenv(name))).stream()
                        .map(value -> ", " + name + "=" + value))
                .collect(Collectors.joining());
    }

    @Override
    public void close() {
        requestStop();
        awaitEnd(GRACE_SECONDS, STOP_MILLIS);
        processes().forEach(ProcessHandle::destroyForcibly);
        awaitEnd(KILL_SECONDS, STOP_MILLIS);
        group.ifPresent(ControlGroup::close);
    }

    private void awaitEnd(int seconds, int millis) {
        var last = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        try {
            while (!processes().isEmpty() && System.nanoTime() < last) {
                Thread.sleep(millis);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private ProcessTree launch(List<String> words, Redirect output) {
        var builder = new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(output);
        builder.directory(directory.toFile());
        builder.environment().putAll(environment);
        try {
            return ProcessTree.start(builder);
        } catch (IOException e) {
            throw new MeasureException("The service could not be started with \"" + String.join(" ", words) + "\": "
                    + e.getMessage() + ".");
        }
    }
}

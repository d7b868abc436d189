package dev.a2b.measure.service;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.command.InspectContainerResponse;
import com.github.dockerjava.api.exception.ConflictException;
import com.github.dockerjava.api.exception.DockerException;
import com.github.dockerjava.api.exception.NotFoundException;
import com.github.dockerjava.api.exception.NotModifiedException;
import com.github.dockerjava.api.model.ExposedPort;
import com.github.dockerjava.api.model.HealthCheck;
import com.github.dockerjava.api.model.HostConfig;
import com.github.dockerjava.api.model.PortBinding;
import com.github.dockerjava.api.model.Ports.Binding;
import com.github.dockerjava.api.model.WaitResponse;
import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Limits;
import dev.a2b.postgres.ContainerAddress;
import dev.a2b.postgres.ContainerUse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.utility.ResourceReaper;

/**
 * A service in a container, whose port is published at the loopback address. Testcontainers' reaper removes the
 * container when this JVM ends, even if it is killed. Nothing else of Testcontainers is used, so a start waits only for
 * the engine.
 */
public final class ServiceContainer extends MeasuredService {

    /** The port at which the service listens inside its container. */
    public static final int PORT = 8080;

    private static final int HEALTH_SECONDS = 120;
    private static final Path PROC = Path.of("/proc");

    private final DockerClient client = Engine.client();
    private final String id;
    private final ContainerLog output;
    private final CompletableFuture<Integer> exit = new CompletableFuture<>();
    private final AtomicBoolean closed = new AtomicBoolean();
    private ContainerUse use;
    private String startedAt = "";

    private ServiceContainer(String id, int port, Path log) {
        super(port, log);
        this.id = id;
        this.output = new ContainerLog(log);
    }

    /**
     * Creates the container without starting it.
     *
     * @param launcher its image and options
     * @param environment environment variables by their names
     * @param network id of the Docker network that it joins
     * @param port port of this machine at which the service is published
     * @param log receives the output of the service
     * @throws MeasureException if there is no engine, or it cannot create the container
     */
    static ServiceContainer create(
            ContainerLauncher launcher, Map<String, String> environment, String network, int port, Path log) {
        var inside = ExposedPort.tcp(PORT);
        var host = HostConfig.newHostConfig()
                .withNetworkMode(network)
                .withReadonlyRootfs(launcher.hasReadOnlyFiles())
                .withPortBindings(new PortBinding(Binding.bindIpAndPort(LOOPBACK, port), inside));
        if (launcher.memory() > 0) {
            host.withMemory(launcher.memory()).withMemorySwap(launcher.memory());
        }
        if (launcher.cpus() > 0) {
            host.withNanoCPUs(Math.round(launcher.cpus() * 1e9));
        }
        try (var command = Engine.client().createContainerCmd(launcher.image())) {
            if (!launcher.command().isEmpty()) {
                command.withEntrypoint(launcher.command());
            }
            command.withEnv(variables(environment))
                    .withExposedPorts(inside)
                    // No health check: the engine would start it regularly, as a process that distorts the measurement.
                    .withHealthcheck(new HealthCheck().withTest(List.of("NONE")))
                    .withHostConfig(host)
                    .withLabels(labels());
            return new ServiceContainer(command.exec().getId(), port, log);
        } catch (DockerException e) {
            throw failed(launcher.image(), e);
        }
    }

    /**
     * Starts the container without waiting for a response of the service.
     *
     * @throws MeasureException if the engine cannot start it; then the container is removed
     */
    ServiceContainer start() {
        try {
            client.startContainerCmd(id).exec();
        } catch (DockerException e) {
            close();
            throw failed(id, e);
        }
        client.logContainerCmd(id)
                .withStdOut(true)
                .withStdErr(true)
                .withFollowStream(true)
                .exec(output);
        client.waitContainerCmd(id).exec(new ResultCallback.Adapter<WaitResponse>() {
            @Override
            public void onNext(WaitResponse ended) {
                exit.complete(ended.getStatusCode());
            }
        });
        startedAt = inspect().getState().getStartedAt();
        use = ContainerUse.of(id);
        return this;
    }

    /** The resource usage of the container; null before the start. */
    public ContainerUse use() {
        return use;
    }

    /**
     * Copies a file from the container, which may have ended.
     *
     * @param inside path of the file in the container
     * @param file path of the copy
     * @throws MeasureException if there is no such file
     */
    void copy(String inside, Path file) {
        try (var archive = new TarArchiveInputStream(
                client.copyArchiveFromContainerCmd(id, inside).exec())) {
            archive.getNextEntry();
            Files.copy(archive, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (NotFoundException e) {
            throw new MeasureException(
                    "The service wrote no file " + inside + " in its container: see its log " + log() + ".");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The engine's limits of the running container. */
    @Override
    public Optional<Limits> limits() {
        var host = inspect().getHostConfig();
        return host.getNanoCPUs() == null || host.getNanoCPUs() == 0
                ? Optional.empty()
                : Optional.of(new Limits(host.getNanoCPUs() / 1e9, host.getMemory()));
    }

    @Override
    CompletableFuture<Integer> exit() {
        return exit;
    }

    @Override
    void completeLog() {
        output.complete();
    }

    @Override
    void identify() {
        // The container has a network of its own, in which nothing else can respond.
    }

    @Override
    boolean isKilledForMemory() {
        try {
            return Boolean.TRUE.equals(inspect().getState().getOOMKilled());
        } catch (NotFoundException e) {
            return false; // The container was removed.
        }
    }

    @Override
    public boolean isAlive() {
        try {
            var state = inspect().getState();
            return Boolean.TRUE.equals(state.getRunning()) && startedAt.equals(state.getStartedAt());
        } catch (NotFoundException e) {
            return false;
        }
    }

    /** The container's own address if this machine can reach it, otherwise the published port. */
    @Override
    public URI uri() {
        return ContainerAddress.of(id)
                .map(own -> URI.create("http://" + own + ":" + PORT))
                .orElseGet(super::uri);
    }

    @Override
    public void requestStop() {
        try {
            client.killContainerCmd(id).withSignal("SIGTERM").exec();
        } catch (ConflictException e) {
            // It has ended already.
        }
    }

    /** Runs inside the container, as the HEALTHCHECK of an image does. */
    @Override
    public int health() {
        var config = inspect().getConfig();
        var command = config.getEntrypoint() == null ? config.getCmd() : config.getEntrypoint();
        var words = Stream.concat(Stream.of(command), Stream.of("health"));
        var check = client.execCreateCmd(id)
                .withCmd(words.toArray(String[]::new))
                .withAttachStdout(true)
                .withAttachStderr(true)
                .exec()
                .getId();
        try {
            if (client.execStartCmd(check)
                    .exec(new ContainerLog(log()))
                    .awaitCompletion(HEALTH_SECONDS, TimeUnit.SECONDS)) {
                return client.inspectExecCmd(check).exec().getExitCodeLong().intValue();
            }
            throw new MeasureException(
                    "The health check did not end within " + HEALTH_SECONDS + " s: see the log " + log() + ".");
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /** The user that the image names; empty if it names none. */
    @Override
    public String user() {
        return Optional.ofNullable(inspect().getConfig().getUser()).orElse("");
    }

    /** Looks for a Java where the environment variables of the image say. */
    @Override
    public String java() {
        var variables = Optional.ofNullable(inspect().getConfig().getEnv()).orElse(new String[0]);
        return Stream.of(variables)
                .map(variable -> variable.split("=", 2))
                .flatMap(variable -> switch (variable[0]) {
                    case "JAVA_HOME" -> Stream.of(variable[1]);
                    case "PATH" ->
                        Stream.of(variable[1].split(":"))
                                .filter(folder -> folder.endsWith("/bin"))
                                .map(folder -> folder.substring(0, folder.length() - "/bin".length()));
                    default -> Stream.empty();
                })
                .distinct()
                .flatMap(home -> release(home + "/" + Homes.RELEASE).stream())
                .map(Homes::version)
                .findFirst()
                .orElse("");
    }

    /** Unknown if this machine does not see the processes of the container, as with an engine in a virtual machine. */
    @Override
    public Optional<JavaHeap> heap() {
        return JavaHeap.of(ProcessHandle.of(inspect().getState().getPidLong()).stream()
                .flatMap(first -> Stream.concat(Stream.of(first), first.descendants()))
                .filter(this::contains));
    }

    /** Whether a process with an id of the engine is one of this container here: its control group has its name. */
    private boolean contains(ProcessHandle process) {
        try {
            return Files.readString(PROC.resolve(process.pid() + "/cgroup")).contains(id);
        } catch (IOException e) {
            return false; // It has ended, or is not here.
        }
    }

    private Optional<Properties> release(String inside) {
        try {
            var copy = Files.createTempFile(Homes.RELEASE, "");
            try {
                copy(inside, copy);
                return Optional.of(Homes.release(copy));
            } catch (MeasureException e) {
                return Optional.empty(); // There is no Java.
            } finally {
                Files.delete(copy);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        try {
            end();
            client.removeContainerCmd(id)
                    .withForce(true)
                    .withRemoveVolumes(true)
                    .exec();
        } catch (NotFoundException e) {
            // The container was removed already.
        }
    }

    private void end() {
        if (use == null) {
            return; // The container was never started.
        }
        use.close();
        try {
            client.stopContainerCmd(id).withTimeout(GRACE_SECONDS).exec();
        } catch (NotModifiedException e) {
            // The container has ended already.
        }
        completeLog();
    }

    private InspectContainerResponse inspect() {
        return client.inspectContainerCmd(id).exec();
    }

    private static List<String> variables(Map<String, String> environment) {
        return environment.entrySet().stream()
                .map(variable -> variable.getKey() + "=" + variable.getValue())
                .toList();
    }

    /** The labels by which the reaper finds the container. */
    private static Map<String, String> labels() {
        var labels = new HashMap<>(DockerClientFactory.DEFAULT_LABELS);
        labels.putAll(ResourceReaper.instance().getLabels());
        return labels;
    }

    private static MeasureException failed(String what, DockerException cause) {
        return new MeasureException("The container of " + what + " could not be started: "
                + cause.getMessage().strip() + ".");
    }
}

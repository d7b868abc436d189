package dev.a2b.measure.target;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.command.InspectContainerResponse;
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
import dev.a2b.postgres.ContainerAddress;
import dev.a2b.postgres.ContainerUse;
import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.utility.ResourceReaper;

/**
 * The service as a container, its port published on the loopback address. Testcontainers' reaper removes it when this
 * JVM ends in whatever way; nothing else of Testcontainers is used, so that nothing is waited for.
 */
public final class ServiceContainer extends MeasuredService {

    /** Where the service listens inside of its container. */
    public static final int PORT = 8080;

    private static final int PATIENCE_SECONDS = 60;

    private final DockerClient client = Engine.client();
    private final String id;
    private final ContainerLog output;
    private final CompletableFuture<String> exit = new CompletableFuture<>();
    private final AtomicBoolean closed = new AtomicBoolean();
    private ContainerUse use;
    private String startedAt = "";

    private ServiceContainer(String id, Path log) {
        super(log);
        this.id = id;
        this.output = new ContainerLog(log);
    }

    /**
     * Makes the container, without starting it.
     *
     * @param port where the service is to be reached on this machine
     * @param environment variables of the container
     * @param network the Docker network that it joins
     * @param log receives what the service prints
     */
    public static ServiceContainer create(
        String image, int port, Map<String, String> environment, String network, Path log) {

        var client = Engine.client();
        var inside = ExposedPort.tcp(PORT);
        var labels = new HashMap<>(DockerClientFactory.DEFAULT_LABELS);
        labels.putAll(ResourceReaper.instance().getLabels());
        try (var command = client.createContainerCmd(image)) {
            var id = command
                .withEnv(environment.entrySet().stream().map(v -> v.getKey() + "=" + v.getValue()).toList())
                .withExposedPorts(inside)
                // A process of its own that the engine starts now and then: not the service, and not on every platform.
                .withHealthcheck(new HealthCheck().withTest(List.of("NONE")))
                .withHostConfig(HostConfig.newHostConfig()
                    .withNetworkMode(network)
                    .withPortBindings(new PortBinding(Binding.bindIpAndPort(LOOPBACK, port), inside)))
                .withLabels(labels)
                .exec()
                .getId();
            return new ServiceContainer(id, log);
        } catch (DockerException e) {
            throw failed(image, e);
        }
    }

    /** Starts it, not waiting until the service answers. */
    public ServiceContainer start() {
        try {
            client.startContainerCmd(id).exec();
        } catch (DockerException e) {
            close();
            throw failed(id, e);
        }
        client.logContainerCmd(id).withStdOut(true).withStdErr(true).withFollowStream(true).exec(output);
        client.waitContainerCmd(id).exec(new ResultCallback.Adapter<WaitResponse>() {
            @Override
            public void onNext(WaitResponse ended) {
                exit.complete(ended.getStatusCode().toString());
            }
        });
        startedAt = inspect().getState().getStartedAt();
        use = ContainerUse.of(id);
        return this;
    }

    @Override
    void onEnd(Runnable action) {
        exit.thenRun(action);
    }

    @Override
    String exitCode() {
        return exit.completeOnTimeout("unknown", PATIENCE_SECONDS, TimeUnit.SECONDS).join();
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

    /** At its own address where that can be reached, else at the published port. */
    @Override
    public URI uri(int port) {
        return ContainerAddress.of(id).map(own -> URI.create("http://" + own + ":" + PORT))
            .orElseGet(() -> super.uri(port));
    }

    /** What it uses; known once it was started. */
    public ContainerUse use() {
        return use;
    }

    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        try {
            stop();
            client.removeContainerCmd(id).withForce(true).withRemoveVolumes(true).exec();
        } catch (NotFoundException e) {
            // Removed by someone else.
        }
    }

    private void stop() {
        if (use == null) {
            return; // it was never started
        }
        use.close();
        try {
            client.stopContainerCmd(id).withTimeout(GRACE_SECONDS).exec();
        } catch (NotModifiedException e) {
            // It had ended.
        }
        output.complete();
    }

    private InspectContainerResponse inspect() {
        return client.inspectContainerCmd(id).exec();
    }

    private static MeasureException failed(String what, DockerException cause) {
        return new MeasureException("The container of " + what + " could not be started: "
            + cause.getMessage().strip() + ".", cause);
    }
}

package dev.a2b.postgres;

import com.github.dockerjava.api.model.Volume;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.Network;
import org.testcontainers.containers.PostgreSQLContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.utility.DockerImageName;

/** A server in a container, on a Docker network of its own. Testcontainers' reaper removes both when this JVM ends. */
final class ContainerPostgres implements Postgres {

    private static final String IMAGE = System.getProperty("database.image", "postgres:17-alpine");
    private static final String READY = ".*database system is ready to accept connections.*\\s";

    // Long, because the machine may be busy; a server that cannot start ends at once.
    private static final Duration START_LIMIT = Duration.ofMinutes(5);

    private final Network network;
    private final PostgreSQLContainer<?> container;
    private final Database admin;
    private final ContainerUse use;
    private final String origin;

    private ContainerPostgres(Network network, PostgreSQLContainer<?> container, String origin) {
        this.network = network;
        this.container = container;
        this.admin = admin(container, Optional.of(network.getId()));
        this.use = ContainerUse.of(container.getContainerId());
        this.origin = origin;
    }

    static ContainerPostgres start(Template template) {
        if (!DockerClientFactory.instance().isDockerAvailable()) {
            throw new DatabaseException("The database needs a Docker engine, and " + EngineFault.sentence()
                    + ", or use -Ddatabase=embedded.");
        }
        var postgres = DockerImageName.parse(IMAGE);
        try {
            return run(postgres, SeededImage.of(template, postgres));
        } catch (RuntimeException e) {
            throw Failures.explain("The database container " + IMAGE + " did not start", e, Path.of("Docker"), "");
        }
    }

    private static ContainerPostgres run(DockerImageName postgres, SeededImage image) {
        var network = Network.newNetwork();
        var container = container(postgres, image.password(), Settings.arguments())
                .withCreateContainerCmdModifier(create -> create.withImage(image.id())
                        // The cluster runs in a volume, as in production; the engine fills it with the image's content.
                        .withVolumes(new Volume(SeededImage.DATA)))
                .withNetwork(network)
                .withNetworkAliases(Database.ALIAS)
                // Testcontainers waits for the second such line, because the first is of initdb; here the cluster
                // exists.
                .waitingFor(Wait.forLogMessage(READY, 1).withStartupTimeout(START_LIMIT));
        try {
            container.start();
            return new ContainerPostgres(network, container, image.origin());
        } catch (RuntimeException e) {
            var log = log(container);
            container.stop();
            network.close();
            throw Failures.explain("The database container " + IMAGE + " did not start", e, Path.of("Docker"), log);
        }
    }

    /** Creates a container without starting it. */
    static PostgreSQLContainer<?> container(DockerImageName postgres, String password, List<String> settings) {
        var command = new ArrayList<>(List.of("postgres"));
        command.addAll(settings);
        return new PostgreSQLContainer<>(postgres.asCompatibleSubstituteFor("postgres"))
                .withUsername(Postmaster.SUPERUSER)
                .withPassword(password)
                .withDatabaseName("postgres")
                .withStartupTimeout(START_LIMIT)
                .withEnv("POSTGRES_INITDB_ARGS", String.join(" ", Settings.INITDB))
                // Testcontainers' own command would turn fsync off.
                .withCommand(command.toArray(String[]::new))
                // For parallel queries: the default of Docker is 64 MB, less than without a container.
                .withSharedMemorySize(256L * 1024 * 1024);
    }

    /** The superuser's access to a running container. */
    static Database admin(PostgreSQLContainer<?> container, Optional<String> network) {
        var port = PostgreSQLContainer.POSTGRESQL_PORT;
        var own = ContainerAddress.of(container.getContainerId());
        return new Database(
                own.orElse(container.getHost()),
                own.isPresent() ? port : container.getMappedPort(port),
                "postgres",
                container.getUsername(),
                container.getPassword(),
                network);
    }

    /** The container's log; empty if the container was not created. */
    static String log(PostgreSQLContainer<?> container) {
        return container.getContainerId() == null ? "" : container.getLogs();
    }

    @Override
    public Database admin() {
        return admin;
    }

    @Override
    public String origin() {
        return origin;
    }

    @Override
    public Duration cpuTime() {
        return use.cpuTime();
    }

    @Override
    public DatabaseException explain(String what, Exception cause) {
        return Failures.explain(what, cause, Path.of("Docker"), container.getLogs());
    }

    @Override
    public void close() {
        use.close();
        container.stop();
        network.close();
    }
}

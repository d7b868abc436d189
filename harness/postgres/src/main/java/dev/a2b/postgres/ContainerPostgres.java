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

/** A server in a container, on a Docker network of its own; Testcontainers' reaper removes both with this JVM. */
final class ContainerPostgres implements Postgres {

    private static final String IMAGE = System.getProperty("database.image", "postgres:17-alpine");
    private static final String READY = ".*database system is ready to accept connections.*\\s";

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
            throw new DatabaseException("No Docker engine answers, so the database cannot run in a container;"
                + " start Docker, or use -Ddatabase=embedded.");
        }
        var postgres = DockerImageName.parse(IMAGE);
        try {
            return run(postgres, SeededImage.of(template, postgres));
        } catch (RuntimeException e) {
            throw Failures.explain("The database container " + IMAGE + " cannot be started", e, Path.of("Docker"), "");
        }
    }

    private static ContainerPostgres run(DockerImageName postgres, SeededImage image) {
        var network = Network.newNetwork();
        var container = container(postgres, image.password(), Settings.arguments())
            .withCreateContainerCmdModifier(create -> create
                .withImage(image.id())
                // The cluster runs in a volume, as in production; the engine fills it with the image's content.
                .withVolumes(new Volume(SeededImage.DATA)))
            .withNetwork(network)
            .withNetworkAliases(Database.ALIAS);
        // Once: the second time that Testcontainers waits for is the start after initdb.
        container.setWaitStrategy(Wait.forLogMessage(READY, 1));
        try {
            container.start();
            return new ContainerPostgres(network, container, image.origin());
        } catch (RuntimeException e) {
            var log = log(container);
            container.stop();
            network.close();
            throw Failures.explain("The database container " + IMAGE + " cannot be started", e, Path.of("Docker"), log);
        }
    }

    /** A container that is still to be started. */
    static PostgreSQLContainer<?> container(DockerImageName postgres, String password, List<String> settings) {
        var command = new ArrayList<>(List.of("postgres"));
        command.addAll(settings);
        return new PostgreSQLContainer<>(postgres.asCompatibleSubstituteFor("postgres"))
            .withUsername(Postmaster.SUPERUSER)
            .withPassword(password)
            .withDatabaseName("postgres")
            .withEnv("POSTGRES_INITDB_ARGS", String.join(" ", Settings.INITDB))
            // Testcontainers' own command would turn fsync off.
            .withCommand(command.toArray(String[]::new))
            // For parallel queries: Docker's 64 MB are less than a machine has.
            .withSharedMemorySize(256L * 1024 * 1024);
    }

    /** The superuser's access to a container that runs. */
    static Database admin(PostgreSQLContainer<?> container, Optional<String> network) {
        var port = PostgreSQLContainer.POSTGRESQL_PORT;
        var own = ContainerAddress.of(container.getContainerId());
        return new Database(own.orElse(container.getHost()), own.isPresent() ? port : container.getMappedPort(port),
            "postgres", container.getUsername(), container.getPassword(), network);
    }

    /** What the container has said; nothing when it was not created. */
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

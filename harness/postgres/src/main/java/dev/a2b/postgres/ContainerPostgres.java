package dev.a2b.postgres;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.ContainerLaunchException;
import org.testcontainers.containers.Network;
import org.testcontainers.containers.PostgreSQLContainer;
import org.testcontainers.utility.DockerImageName;

/** A server in a container, on a Docker network of its own; Testcontainers' reaper removes both with this JVM. */
final class ContainerPostgres implements Postgres {

    private static final String IMAGE = System.getProperty("database.image", "postgres:17-alpine");

    private final Network network;
    private final PostgreSQLContainer<?> container;
    private final Database admin;
    private final ContainerUse use;
    private final String origin;

    private ContainerPostgres(
        Network network, PostgreSQLContainer<?> container, Database admin, String origin) {
        this.network = network;
        this.container = container;
        this.admin = admin;
        this.use = ContainerUse.of(container.getContainerId());
        this.origin = origin;
    }

    static ContainerPostgres start(Template template) {
        if (!DockerClientFactory.instance().isDockerAvailable()) {
            throw new DatabaseException("No Docker engine answers, so the database cannot run in a container;"
                + " start Docker, or use -Ddatabase=embedded.");
        }
        var network = Network.newNetwork();
        var container = container(network);
        try {
            container.start();
            var start = System.nanoTime();
            var admin = admin(network, container);
            template.seed(admin);
            return new ContainerPostgres(network, container, admin, origin(container, start));
        } catch (ContainerLaunchException | SQLException e) {
            var log = container.getContainerId() == null ? "" : container.getLogs();
            container.stop();
            network.close();
            throw Failures.explain("The database container " + IMAGE + " cannot be started", e, Path.of("Docker"), log);
        }
    }

    private static String origin(PostgreSQLContainer<?> container, long start) {
        return "seeded in " + Seconds.since(start) + ", image " + IMAGE + " "
            + container.getContainerInfo().getImageId();
    }

    private static PostgreSQLContainer<?> container(Network network) {
        var command = new ArrayList<>(List.of("postgres"));
        command.addAll(Settings.arguments());
        return new PostgreSQLContainer<>(DockerImageName.parse(IMAGE).asCompatibleSubstituteFor("postgres"))
            .withUsername(Postmaster.SUPERUSER)
            .withPassword(Passwords.next())
            .withDatabaseName("postgres")
            .withEnv("POSTGRES_INITDB_ARGS", String.join(" ", Settings.INITDB))
            // Testcontainers' own command would turn fsync off.
            .withCommand(command.toArray(String[]::new))
            // For parallel queries: Docker's 64 MB are less than a machine has.
            .withSharedMemorySize(256L * 1024 * 1024)
            .withNetwork(network)
            .withNetworkAliases(Database.ALIAS);
    }

    private static Database admin(Network network, PostgreSQLContainer<?> container) {
        var port = PostgreSQLContainer.POSTGRESQL_PORT;
        var own = ContainerAddress.of(container.getContainerId());
        return new Database(own.orElse(container.getHost()), own.isPresent() ? port : container.getMappedPort(port),
            "postgres", container.getUsername(), container.getPassword(), Optional.of(network.getId()));
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

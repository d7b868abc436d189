package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.plan.Limits;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Starts an artifact: a program as a process of this machine, or an image as a container. */
public interface ServiceLauncher {

    /** Provides the environment variables that configure the port and the database of a service. */
    @FunctionalInterface
    interface Environment {

        /**
         * The variables by their names.
         *
         * @param port port at which the service must listen
         * @param database database that the service must use, with host and port that the service can reach
         */
        Map<String, String> of(int port, Database database);
    }

    /**
     * Creates a launcher of a program that runs in the folder of its log.
     *
     * @param command program and arguments; the program {@code java} is replaced by the Java that runs this JVM
     */
    static ServiceLauncher process(List<String> command) {
        return new ProcessLauncher(List.copyOf(command), Optional.empty(), Optional.empty());
    }

    /**
     * Creates a launcher of a program that another project built. It runs as its users start it in a given folder.
     *
     * @param command program and arguments
     * @param directory its working directory
     */
    static ServiceLauncher process(List<String> command, Path directory) {
        return new ProcessLauncher(List.copyOf(command), Optional.of(directory), Optional.empty());
    }

    /**
     * Creates a launcher of an image.
     *
     * @param image name and tag of an image in the container engine
     */
    static ServiceLauncher image(String image) {
        return new ContainerLauncher(image);
    }

    /** Whether this launcher starts a container. */
    boolean isImage();

    /** The kind of database that the service can always reach. */
    DatabaseKind databaseKind();

    /** A copy with little memory: 400 MiB for a container; a heap of 128 MiB for a Java or native process. */
    ServiceLauncher withLittleMemory();

    /**
     * A copy that limits processors and memory: by the container engine, or by a control group for a process. Where
     * this user may not make control groups, the process starts without limits; see {@link MeasuredService#limits}.
     */
    ServiceLauncher withLimits(Limits limits);

    /** A copy with a read-only root file system for a container. For a process, nothing changes. */
    ServiceLauncher withReadOnlyFiles();

    /**
     * Prepares a start, so that the measured time is that of the start alone: a container is created here.
     *
     * @param port port of this machine at which the service is reached
     * @param database database that the service must use
     * @param environment environment variables of the service
     * @param log receives the output of the service
     * @return starts the service without waiting for a response; throws MeasureException if the start fails
     * @throws MeasureException if the container cannot be created
     * @throws dev.a2b.postgres.DatabaseException if a container should use an embedded database, which it cannot reach
     */
    Supplier<MeasuredService> prepare(int port, Database database, Environment environment, Path log);

    /**
     * Starts the service at a free port and waits for its first successful response, at most ten minutes.
     *
     * <p>The parameters without a description are those of {@link #prepare}.
     *
     * @param probePath path of a GET request whose response has the status 200 once the service has started
     * @return the running service; the caller closes it
     * @throws MeasureException if the service does not start in time
     * @throws dev.a2b.postgres.DatabaseException if a container should use an embedded database, which it cannot reach
     */
    default MeasuredService start(Database database, Environment environment, String probePath, Path log) {
        var port = Port.free();
        return StartupProbe.time(prepare(port, database, environment, log), port, probePath, Duration.ofMinutes(10))
                .service();
    }
}

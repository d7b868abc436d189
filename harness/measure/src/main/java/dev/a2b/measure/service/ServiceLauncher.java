package dev.a2b.measure.service;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Starts an artifact: a program as a process of this machine, an image as a container. */
public interface ServiceLauncher {

    /** The environment variables that tell a service which port to listen on and which database to use. */
    @FunctionalInterface
    interface Environment {

        /**
         * The variables by their names.
         *
         * @param port where the service shall listen
         * @param database under the address that the service can reach
         */
        Map<String, String> of(int port, Database database);
    }

    /**
     * Starts a program.
     *
     * @param command program and arguments; {@code java} stands for the Java that runs this JVM
     */
    static ServiceLauncher process(List<String> command) {
        return new ProcessLauncher(List.copyOf(command));
    }

    /**
     * Starts a container.
     *
     * @param image name and tag of an image that the container engine has
     */
    static ServiceLauncher image(String image) {
        return new ContainerLauncher(image, ContainerOptions.OF_IMAGE);
    }

    /** Whether it starts a container. */
    boolean isImage();

    /** The kind of database that a service started in this way can always reach. */
    DatabaseKind databaseKind();

    /** The same where memory is scarce: 400 MB for a container, a Java or native heap of 128 MB for a process. */
    ServiceLauncher withLittleMemory();

    /** The same with a read-only root file system for a container; a process is started as before. */
    ServiceLauncher withReadOnlyFiles();

    /**
     * Prepares a start so that only the start itself is left to do: a container is created here.
     *
     * @param port where the service is reached on this machine
     * @param database that it uses
     * @param log receives what the service prints
     * @return starts the service, and does not wait for it to respond
     * @throws MeasureException when the container cannot be created; the supplier throws it when the start fails
     */
    Supplier<MeasuredService> prepare(int port, Database database, Environment environment, Path log);

    /**
     * Starts the service on a free port and waits for its first successful response, at most two minutes.
     *
     * @param database that it uses
     * @param probePath of a GET that responds with 200 once the service has started
     * @param log receives what the service prints
     * @throws MeasureException when it does not start
     */
    default MeasuredService start(Database database, Environment environment, String probePath, Path log) {
        var port = Port.free();
        return StartupProbe.time(prepare(port, database, environment, log), port, probePath, Duration.ofMinutes(2))
            .service();
    }
}

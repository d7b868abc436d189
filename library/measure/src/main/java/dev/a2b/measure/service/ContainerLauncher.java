package dev.a2b.measure.service;

import dev.a2b.measure.plan.Limits;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Starts an image as a container on the Docker network of the database. */
record ContainerLauncher(String image, ContainerOptions options) implements ServiceLauncher {

    private static final long LITTLE_MEMORY = 400L * 1024 * 1024;

    @Override
    public boolean isImage() {
        return true;
    }

    @Override
    public DatabaseKind databaseKind() {
        return DatabaseKind.CONTAINER;
    }

    @Override
    public ServiceLauncher withLittleMemory() {
        return new ContainerLauncher(image, options.withMemory(LITTLE_MEMORY));
    }

    @Override
    public ServiceLauncher withLimits(Limits limits) {
        return new ContainerLauncher(image, options.withLimits(limits));
    }

    @Override
    public ServiceLauncher withReadOnlyFiles() {
        return new ContainerLauncher(image, options.withReadOnlyFiles());
    }

    @Override
    public Supplier<MeasuredService> prepare(int port, Database database, Environment environment, Path log) {
        var variables = environment.of(ServiceContainer.PORT, database.seenByContainers());
        return ServiceContainer.create(
                image, options.withEnvironment(variables), database.network().orElseThrow(), port, log)::start;
    }
}

package dev.a2b.measure.service;

import dev.a2b.measure.plan.Limits;
import dev.a2b.postgres.Database;
import dev.a2b.postgres.DatabaseKind;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * Starts an image as a container on the Docker network of the database.
 *
 * @param image name and tag, or id, of the image
 * @param command replaces the entry point of the image and its arguments; empty to keep them
 * @param memory limit of the memory, in bytes; 0 for none
 * @param cpus limit of the processors; 0 for none
 * @param hasReadOnlyFiles whether the root file system is read-only
 */
record ContainerLauncher(String image, List<String> command, long memory, double cpus, boolean hasReadOnlyFiles)
        implements ServiceLauncher {

    private static final long LITTLE_MEMORY = 400L * 1024 * 1024;

    /** The container runs as its image defines, or by another command. */
    ContainerLauncher(String image, String... command) {
        this(image, List.of(command), 0, 0, false);
    }

    @Override
    public boolean isImage() {
        return true;
    }

    @Override
    public DatabaseKind databaseKind() {
        return DatabaseKind.CONTAINER;
    }

    @Override
    public ContainerLauncher withLittleMemory() {
        return new ContainerLauncher(image, command, LITTLE_MEMORY, cpus, hasReadOnlyFiles);
    }

    @Override
    public ContainerLauncher withLimits(Limits limits) {
        return new ContainerLauncher(image, command, limits.memoryBytes(), limits.cpus(), hasReadOnlyFiles);
    }

    @Override
    public ContainerLauncher withReadOnlyFiles() {
        return new ContainerLauncher(image, command, memory, cpus, true);
    }

    @Override
    public Supplier<MeasuredService> prepare(int port, Database database, Environment environment, Path log) {
        var variables = environment.of(ServiceContainer.PORT, database.seenByContainers());
        return ServiceContainer.create(this, variables, database.network().orElseThrow(), port, log)::start;
    }
}

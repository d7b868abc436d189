package dev.a2b.measure.service;

import dev.a2b.measure.plan.Limits;
import java.util.List;
import java.util.Map;

/**
 * The options of a container.
 *
 * @param environment environment variables by their names
 * @param entrypoint replaces the entry point of the image; empty to keep it
 * @param arguments replace the arguments of the image; empty to keep them
 * @param memory limit of the memory, in bytes; 0 for none
 * @param cpus limit of the processors; 0 for none
 * @param hasReadOnlyFiles whether the root file system is read-only
 */
record ContainerOptions(
        Map<String, String> environment,
        List<String> entrypoint,
        List<String> arguments,
        long memory,
        double cpus,
        boolean hasReadOnlyFiles) {

    /** No options: the container runs as its image defines. */
    static final ContainerOptions OF_IMAGE = new ContainerOptions(Map.of(), List.of(), List.of(), 0, 0, false);

    ContainerOptions withEnvironment(Map<String, String> variables) {
        return new ContainerOptions(variables, entrypoint, arguments, memory, cpus, hasReadOnlyFiles);
    }

    ContainerOptions withCommand(String program, String... programArguments) {
        return new ContainerOptions(
                environment, List.of(program), List.of(programArguments), memory, cpus, hasReadOnlyFiles);
    }

    ContainerOptions withMemory(long bytes) {
        return new ContainerOptions(environment, entrypoint, arguments, bytes, cpus, hasReadOnlyFiles);
    }

    ContainerOptions withLimits(Limits limits) {
        return new ContainerOptions(
                environment, entrypoint, arguments, limits.memoryBytes(), limits.cpus(), hasReadOnlyFiles);
    }

    ContainerOptions withReadOnlyFiles() {
        return new ContainerOptions(environment, entrypoint, arguments, memory, cpus, true);
    }
}

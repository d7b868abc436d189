package dev.a2b.measure.service;

import java.util.List;
import java.util.Map;

/**
 * What a container is started with beside its image.
 *
 * @param environment variables by their names
 * @param entrypoint in place of the image's own; empty keeps that
 * @param arguments in place of the image's own; empty keeps these
 * @param memory limit in bytes; 0 is none
 * @param hasReadOnlyFiles whether its root file system is read-only
 */
record ContainerOptions(
    Map<String, String> environment, List<String> entrypoint, List<String> arguments, long memory,
    boolean hasReadOnlyFiles) {

    /** Nothing but what the image says. */
    static final ContainerOptions OF_IMAGE = new ContainerOptions(Map.of(), List.of(), List.of(), 0, false);

    ContainerOptions withEnvironment(Map<String, String> variables) {
        return new ContainerOptions(variables, entrypoint, arguments, memory, hasReadOnlyFiles);
    }

    ContainerOptions withCommand(String program, String... programArguments) {
        return new ContainerOptions(environment, List.of(program), List.of(programArguments), memory, hasReadOnlyFiles);
    }

    ContainerOptions withMemory(long bytes) {
        return new ContainerOptions(environment, entrypoint, arguments, bytes, hasReadOnlyFiles);
    }

    ContainerOptions withReadOnlyFiles() {
        return new ContainerOptions(environment, entrypoint, arguments, memory, true);
    }
}

package dev.a2b.measure.service;

import com.github.dockerjava.api.DockerClient;
import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.EngineFault;
import org.testcontainers.DockerClientFactory;

/** Access to the container engine by its API. */
public final class Engine {

    private Engine() {}

    /** @throws MeasureException if no engine responds */
    static DockerClient client() {
        if (!DockerClientFactory.instance().isDockerAvailable()) {
            throw new MeasureException("To start an image needs a container engine, and " + EngineFault.sentence()
                    + ", or choose a build that is not an image.");
        }
        return DockerClientFactory.instance().client();
    }

    /**
     * The version that the engine reports.
     *
     * @throws MeasureException if no engine responds
     */
    public static String version() {
        return client().versionCmd().exec().getVersion();
    }
}

package dev.a2b.measure.service;

import com.github.dockerjava.api.DockerClient;
import dev.a2b.measure.MeasureException;
import org.testcontainers.DockerClientFactory;

/** The container engine of this machine, by its API. */
public final class Engine {

    private Engine() {
    }

    /** @throws MeasureException when no engine answers */
    static DockerClient client() {
        if (!DockerClientFactory.instance().isDockerAvailable()) {
            throw new MeasureException("No container engine answers, so an image cannot be started: start Docker, or "
                + "choose a build that is not an image.");
        }
        return DockerClientFactory.instance().client();
    }

    /**
     * The version that the engine reports.
     *
     * @throws MeasureException when no engine answers
     */
    public static String version() {
        return client().versionCmd().exec().getVersion();
    }
}

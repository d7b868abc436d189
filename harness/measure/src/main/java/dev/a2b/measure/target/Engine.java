package dev.a2b.measure.target;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.command.InspectImageResponse;
import com.github.dockerjava.api.exception.NotFoundException;
import dev.a2b.measure.MeasureException;
import java.util.Optional;
import org.testcontainers.DockerClientFactory;

/** The container engine of this machine. */
public final class Engine {

    private Engine() {
    }

    /** @throws MeasureException when no engine answers */
    static DockerClient client() {
        if (!DockerClientFactory.instance().isDockerAvailable()) {
            throw new MeasureException("No container engine answers, so an image cannot be measured: start Docker, or "
                + "measure a build that is no image.");
        }
        return DockerClientFactory.instance().client();
    }

    /** What the engine knows of an image; empty when it has no such image. */
    public static Optional<InspectImageResponse> image(String name) {
        try {
            return Optional.of(client().inspectImageCmd(name).exec());
        } catch (NotFoundException e) {
            return Optional.empty();
        }
    }

    public static String version() {
        return client().versionCmd().exec().getVersion();
    }
}

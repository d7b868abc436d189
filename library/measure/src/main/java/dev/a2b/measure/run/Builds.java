package dev.a2b.measure.run;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.Build;
import dev.a2b.measure.result.Build.Family;
import dev.a2b.measure.service.Address;
import dev.a2b.measure.service.ArtifactFiles;
import dev.a2b.measure.service.BuildDescription;
import dev.a2b.measure.service.DockerImage;
import java.nio.file.Path;
import java.util.List;

/** Finds the artifact to measure: the one that the build of this project describes, or one that the user names. */
final class Builds {

    private Builds() {}

    /**
     * Reads the description that the build of the service wrote.
     *
     * @throws MeasureException if there is none, or the artifact has changed since
     */
    static Build read(Path description) {
        var built = BuildDescription.readUnchanged(description);
        var artifact = built.artifact();
        return new Build(
                built.name(),
                built.profiles(),
                artifact.isImage() ? Build.IMAGE : Build.PROCESS,
                built.nativeCode() ? Family.NATIVE : Family.JVM,
                artifact.isImage() ? start(artifact.name()) : artifact.command(),
                artifact.name(),
                size(built),
                artifact.sha256(),
                new Build.Creation(built.builder()));
    }

    /** A service that was started elsewhere. Its artifact is unknown. */
    static Build given(String label, Address address) {
        return new Build(
                label,
                Build.GIVEN,
                Build.ADDRESS,
                Family.UNKNOWN,
                List.of(),
                address.uri().toString(),
                new Build.Size(-1, 0, 0, 0),
                "",
                Build.Creation.UNKNOWN);
    }

    /** Whether the artifact is still the one that was built. */
    static boolean isUnchanged(Build build) {
        return new BuildDescription.Artifact(build.isImage(), build.command(), build.artifact(), "", build.sha256())
                .isUnchanged();
    }

    static List<String> start(String image) {
        return List.of("docker", "run", image);
    }

    /** @throws MeasureException if the engine does not have the image */
    static DockerImage image(String name) {
        return DockerImage.find(name)
                .orElseThrow(() -> new MeasureException("The container engine has no image " + name
                        + ": pull it with docker pull " + name + ", or load it."));
    }

    /** The engine reports the uncompressed size of an image, even if the image was loaded after the build. */
    private static Build.Size size(BuildDescription built) {
        var artifact = built.artifact();
        var bytes = artifact.isImage() ? image(artifact.name()).bytes() : ArtifactFiles.bytes(Path.of(artifact.name()));
        return new Build.Size(bytes, built.sizes().compressed(), built.sizes().cache(), 0);
    }
}

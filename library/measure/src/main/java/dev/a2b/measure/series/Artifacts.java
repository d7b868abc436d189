package dev.a2b.measure.series;

import dev.a2b.measure.service.BuildDescription;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;

/** Finds the build descriptions, each of which is in the folder of its build. */
final class Artifacts {

    private final Path folder;

    /** @param folder contains one folder for each build */
    Artifacts(Path folder) {
        this.folder = folder;
    }

    /**
     * The artifact with the newest description.
     *
     * @param since beginning of the build, in epoch milliseconds; older descriptions belong to other builds
     */
    Optional<Artifact> newest(long since) {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (var builds = Files.list(folder)) {
            return builds.map(build -> build.resolve(BuildDescription.FILE))
                    .filter(Files::isRegularFile)
                    // Some file systems record whole seconds only.
                    .filter(description -> description.toFile().lastModified() >= since - 1000)
                    .max(Comparator.comparingLong(
                            description -> description.toFile().lastModified()))
                    .map(Artifacts::read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the build still has the description of this artifact. */
    boolean isUnchanged(Artifact built) {
        var description = folder.resolve(built.name()).resolve(BuildDescription.FILE);
        return Files.isRegularFile(description) && read(description).equals(built);
    }

    private static Artifact read(Path description) {
        var described = BuildDescription.read(description);
        return new Artifact(described.name(), described.artifact().sha256());
    }
}

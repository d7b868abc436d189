package dev.a2b.measure.series;

import dev.a2b.measure.service.BuildDescription;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

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
        return descriptions()
                // Some file systems record whole seconds only.
                .filter(description -> changed(description) >= since - 1000)
                .max(Comparator.comparingLong(Artifacts::changed))
                .map(Artifacts::read);
    }

    /**
     * The newest description of a build with these profiles. Only the POM knows in which folder it is.
     *
     * @param profiles separated by commas, in any order
     */
    Optional<Path> description(String profiles) {
        var wanted = options(profiles);
        return descriptions()
                .filter(description ->
                        options(BuildDescription.read(description).profiles()).equals(wanted))
                .max(Comparator.comparingLong(Artifacts::changed));
    }

    /** The profiles without the jar, which a user may leave out, and which a description always names. */
    private static Set<String> options(String profiles) {
        var options = new TreeSet<>(List.of(profiles.split(",")));
        options.remove("jar");
        return options;
    }

    private Stream<Path> descriptions() {
        if (!Files.isDirectory(folder)) {
            return Stream.of();
        }
        try (var builds = Files.list(folder)) {
            return builds
                    .map(build -> build.resolve(BuildDescription.FILE))
                    .filter(Files::isRegularFile)
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long changed(Path description) {
        return description.toFile().lastModified();
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

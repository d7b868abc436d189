package dev.a2b.measure.series;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.Properties;

/** The descriptions that builds leave, each in the folder of its variant. */
final class Artifacts {

    private static final String DESCRIPTION = "build.properties";

    private final Path folder;

    /** @param folder with one folder a variant */
    Artifacts(Path folder) {
        this.folder = folder;
    }

    /**
     * What the last build described.
     *
     * @param since epoch milliseconds; older ones are of other builds
     */
    Optional<Properties> newest(long since) {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (var variants = Files.list(folder)) {
            return variants.map(variant -> variant.resolve(DESCRIPTION))
                .filter(Files::isRegularFile)
                // Some file systems keep whole seconds only.
                .filter(description -> description.toFile().lastModified() >= since - 1000)
                .max(Comparator.comparingLong(description -> description.toFile().lastModified()))
                .map(Artifacts::load);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the variant is still described as it was when it was built. */
    boolean isThere(Result built) {
        var description = folder.resolve(built.said()).resolve(DESCRIPTION);
        return Files.isRegularFile(description) && built.sha256().equals(load(description).getProperty("sha256"));
    }

    private static Properties load(Path description) {
        try (var reader = Files.newBufferedReader(description)) {
            var properties = new Properties();
            properties.load(reader);
            return properties;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

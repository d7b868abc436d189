package dev.a2b.measure.result;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/**
 * The folder of one run. It grows in the build's own output folder and moves to the measurements in one step when all
 * of it is there, so that nothing half-written is ever among them; what fails stays where it is.
 */
public final class RunFolder {

    /** The file that holds the run. */
    public static final String RUN = "run.json";
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    private final String id;
    private final Path folder;

    private RunFolder(String id, Path folder) {
        this.id = id;
        this.folder = folder;
    }

    /** A new run of a variant, growing in {@code work}. */
    public static RunFolder create(Path work, String variant) {
        var id = LocalDateTime.now().format(STAMP) + "-" + variant;
        try {
            return new RunFolder(id, Files.createDirectories(work.resolve("run-" + id)));
        } catch (IOException e) {
            throw new MeasureException("The folder of the run cannot be created in " + work + ": " + e + ".", e);
        }
    }

    /** The run's id: when it began, and its variant. */
    public String id() {
        return id;
    }

    /** Where it grows. */
    public Path path() {
        return folder;
    }

    /**
     * Writes the run and moves its folder to the measurements.
     *
     * @return the folder among the measurements
     *
     * @param project the root folder, from which the paths in the run are seen
     */
    public Path complete(Run run, Path measurements, Path project) {
        var target = measurements.resolve(id);
        try {
            Files.writeString(folder.resolve(RUN), PathRedactor.hide(RunJson.write(run), project) + "\n");
            Files.createDirectories(measurements);
            return Files.move(folder, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new MeasureException("The run could not be moved from " + folder + " to " + target + ": " + e + ".",
                e);
        }
    }
}

package dev.a2b.measure.result;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.Directories;
import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/**
 * The folder of a run. It is filled in the output folder of the build. When it is complete, it moves to the
 * measurements in one step, so that these never contain an incomplete run. The folder of a failed run stays in the
 * output folder.
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

    /**
     * Creates the folder of a new run.
     *
     * @param work the folder in which it is created
     * @param name name of the build
     * @param measurements the folder of all runs, which is created, so that it does not fail after the load
     * @throws MeasureException if one of the folders cannot be created or written
     */
    public static RunFolder create(Path work, String name, Path measurements) {
        demandWritable(measurements);
        try {
            Files.createDirectories(work);
            for (var time = LocalDateTime.now(); ; time = time.plusSeconds(1)) {
                var id = time.format(STAMP) + "-" + name.replace(' ', '-');
                var folder = work.resolve("run-" + id);
                if (isCreated(folder)) {
                    return new RunFolder(id, folder);
                }
            }
        } catch (IOException e) {
            throw new MeasureException("The folder of the run cannot be created in " + work + ": " + e + ".");
        }
    }

    private static void demandWritable(Path measurements) {
        try {
            Files.createDirectories(measurements);
            Files.delete(Files.createTempFile(measurements, ".", ""));
        } catch (IOException e) {
            throw new MeasureException("No run can be written to " + measurements + ": " + e
                    + ". Give a folder that you may write to, as in -Dmeasurements=/tmp/measurements.");
        }
    }

    /** Another run may have begun in the same second. */
    private static boolean isCreated(Path folder) throws IOException {
        try {
            Files.createDirectory(folder);
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    /** The id of the run: local time of its beginning and name, as in {@code 20261121-120000-jar}. */
    public String id() {
        return id;
    }

    /** The path of the folder before the run is complete. */
    public Path path() {
        return folder;
    }

    /**
     * Writes {@code run.json} and moves the folder to the measurements.
     *
     * @param run the run to write
     * @param measurements the folder of all runs
     * @param project root folder of the project; paths in it are written relative to it
     * @return the folder of the run in the measurements
     * @throws MeasureException if the run cannot be written or moved
     */
    public Path complete(Run run, Path measurements, Path project) {
        var target = measurements.resolve(id);
        try {
            Files.writeString(folder.resolve(RUN), PathRedactor.hide(RunJson.write(run), project) + "\n");
            return moved(target);
        } catch (IOException e) {
            throw new MeasureException("The run could not be moved from " + folder + " to " + target + ": " + e + ".");
        }
    }

    private Path moved(Path target) throws IOException {
        try {
            return Files.move(folder, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException otherFileSystem) {
            var copy = target.resolveSibling("." + id);
            try {
                Directories.copy(folder, copy);
                Files.move(copy, target, StandardCopyOption.ATOMIC_MOVE);
                Directories.delete(folder);
                return target;
            } catch (IOException e) {
                Directories.delete(copy);
                throw e;
            }
        }
    }
}

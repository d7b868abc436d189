package dev.a2b.measure.result;

import dev.a2b.measure.MeasureException;
import dev.a2b.postgres.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * The outcome of a call of Maven, for the program that calls it, besides the exit code. The called JVM writes it to the
 * properties file that the system property {@value #FILE} names. Without this property, it writes nothing. Methods throw
 * a {@link MeasureException} if the file cannot be read or written.
 *
 * @param run id of the run that was written; empty if none was written
 * @param error why the build or the measurement failed, one sentence; empty if it did not fail
 * @param disturbance why the run does not count although the service is not at fault, a clause; empty if it counts
 */
public record RunOutcome(Optional<String> run, Optional<String> error, Optional<String> disturbance) {

    /** Name of the system property whose value is the absolute path of the file. */
    public static final String FILE = "measure.outcome";

    private static final String RUN = "run";
    private static final String ERROR = "error";
    private static final String DISTURBANCE = "disturbance";

    /** Records that a run was written. */
    public static void written(String id) {
        write(RUN, id);
    }

    /** Records why the build or the measurement failed. A run that was recorded before stays recorded. */
    public static void failed(String sentence) {
        write(ERROR, sentence);
    }

    /** Records why the run does not count although the service is not at fault. */
    public static void disturbed(String clause) {
        write(DISTURBANCE, clause);
    }

    /** Reads what was recorded. Without a file, all components are empty. */
    public static RunOutcome read(Path file) {
        var recorded = load(file);
        return new RunOutcome(
                Optional.ofNullable(recorded.getProperty(RUN)),
                Optional.ofNullable(recorded.getProperty(ERROR)),
                Optional.ofNullable(recorded.getProperty(DISTURBANCE)));
    }

    private static void write(String name, String value) {
        var path = System.getProperty(FILE);
        if (path == null) {
            return;
        }
        var file = Path.of(path);
        var recorded = load(file);
        recorded.setProperty(name, value);
        try {
            AtomicFile.write(file, recorded);
        } catch (IOException e) {
            throw new MeasureException("The outcome of the run cannot be written to " + file + ": " + e + ".");
        }
    }

    private static Properties load(Path file) {
        var recorded = new Properties();
        if (!Files.exists(file)) {
            return recorded;
        }
        try (var reader = Files.newBufferedReader(file)) {
            recorded.load(reader);
            return recorded;
        } catch (IOException | IllegalArgumentException e) {
            throw new MeasureException("The outcome of the run cannot be read from " + file + ": " + e + ".");
        }
    }
}

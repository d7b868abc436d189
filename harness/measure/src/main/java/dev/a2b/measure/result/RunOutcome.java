package dev.a2b.measure.result;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * What a program that calls Maven learns about the call, beside its exit code. The called side writes it to the
 * properties file that the system property {@value #FILE} names, and writes nothing when that property is missing.
 *
 * @param run id of the run that was written
 * @param error one sentence: why the measurement failed
 * @param requirement one sentence: what this machine lacks for the build
 */
public record RunOutcome(Optional<String> run, Optional<String> error, Optional<String> requirement) {

    /** The system property with the absolute path of the file. */
    public static final String FILE = "measure.outcome";

    private static final String RUN = "run";
    private static final String ERROR = "error";
    private static final String REQUIREMENT = "requirement";

    /** Records that a run was written. */
    public static void written(String id) {
        write(RUN, id);
    }

    /** Records why the measurement failed; a run that was written before stays recorded. */
    public static void failed(String sentence) {
        write(ERROR, sentence);
    }

    /** Records what this machine lacks. */
    public static void lacking(String sentence) {
        write(REQUIREMENT, sentence);
    }

    /** What was recorded; all of it is empty when there is no such file. */
    public static RunOutcome read(Path file) {
        var recorded = load(file);
        return new RunOutcome(Optional.ofNullable(recorded.getProperty(RUN)),
            Optional.ofNullable(recorded.getProperty(ERROR)), Optional.ofNullable(recorded.getProperty(REQUIREMENT)));
    }

    private static void write(String name, String value) {
        var path = System.getProperty(FILE);
        if (path == null) {
            return;
        }
        var file = Path.of(path);
        var recorded = load(file);
        recorded.setProperty(name, value);
        try (var writer = Files.newBufferedWriter(file)) {
            recorded.store(writer, null);
        } catch (IOException e) {
            throw new MeasureException("The outcome of the run cannot be written to " + file + ": " + e + ".", e);
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
            throw new MeasureException("The outcome of the run cannot be read from " + file + ": " + e + ".", e);
        }
    }
}

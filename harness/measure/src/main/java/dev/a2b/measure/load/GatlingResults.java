package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/**
 * The folder of Gatling's results, with one folder for each simulation that contains its log and Gatling's own report.
 */
public final class GatlingResults {

    private static final String LOG = "simulation.log";

    private GatlingResults() {
    }

    /**
     * The log of the present simulation: the newest one.
     *
     * @param results the folder of Gatling's results
     * @throws MeasureException if there is none
     */
    public static Path log(Path results) {
        try (var runs = Files.list(results)) {
            return runs.map(run -> run.resolve(LOG))
                .filter(Files::isRegularFile)
                .max(Comparator.comparingLong(log -> log.toFile().lastModified()))
                .orElseThrow(() -> new MeasureException("Gatling left no log in " + results + "."));
        } catch (IOException e) {
            throw new MeasureException("Gatling's results cannot be found in " + results + ": " + e + ".", e);
        }
    }
}

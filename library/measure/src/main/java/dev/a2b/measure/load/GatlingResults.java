package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.result.Pause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The folder of Gatling's results, with one folder for each simulation that contains its log and Gatling's own report.
 * Several simulations may write at the same time, so a run names its scenario after itself and finds its log by this
 * name.
 */
public final class GatlingResults {

    private static final String LOG = "simulation.log";
    private static final int POLL_MILLIS = 200;

    private GatlingResults() {}

    /** The name of the scenario with the load of a run. */
    public static String scenario(String run) {
        return "journey of " + run;
    }

    /**
     * The log of a run.
     *
     * @param results the folder of Gatling's results
     * @param run id of the run
     * @param limit how long to wait until Gatling has written the beginning of the log
     * @throws MeasureException if there is no such log
     */
    public static Path log(Path results, String run, Duration limit) {
        var last = System.nanoTime() + limit.toNanos();
        var found = find(results, run);
        while (found.isEmpty() && System.nanoTime() < last) {
            Pause.millis(POLL_MILLIS);
            found = find(results, run);
        }
        return found.orElseThrow(() -> new MeasureException("Gatling left no log of the run " + run + " in " + results
                + ": look for the reason in Gatling's output."));
    }

    private static Optional<Path> find(Path results, String run) {
        return logs(results).stream().filter(log -> isOf(run, log)).findFirst();
    }

    private static List<Path> logs(Path results) {
        try (var simulations = Files.list(results)) {
            return simulations
                    .map(simulation -> simulation.resolve(LOG))
                    .filter(Files::isRegularFile)
                    .toList();
        } catch (IOException e) {
            throw new MeasureException("Gatling's results cannot be found in " + results + ": " + e + ".");
        }
    }

    private static boolean isOf(String run, Path log) {
        try {
            return GatlingLogReader.begun(log).scenarios().contains(scenario(run));
        } catch (IOException | MeasureException e) {
            return false; // It is incomplete, or of another version of Gatling.
        }
    }
}

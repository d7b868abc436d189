package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What Gatling recorded of a run, read from its binary {@code simulation.log}. Times are milliseconds from the start.
 *
 * @param start the run's start, epoch milliseconds
 * @param requests in the order in which they ended
 * @param users arrivals and departures, in order
 * @param errors what went wrong in the load generator itself
 */
public record GatlingLog(long start, List<Request> requests, List<User> users, List<String> errors) {

    /** The format is private to Gatling, so this reads only versions that it was tested with. */
    static final Set<String> VERSIONS = Set.of("3.15.1");

    /** A request and its response; the outermost group and the message of a failure are empty when there are none. */
    public record Request(String group, String name, int start, int end, boolean ok, String message) {
    }

    /** A user that arrives or leaves. */
    public record User(boolean arrives, int time) {
    }

    /** Reads a log that is complete. */
    public static GatlingLog read(Path file) {
        try {
            var reader = new GatlingLogReader(file);
            var log = reader.read();
            if (!reader.isComplete()) {
                throw new MeasureException(
                    "Gatling's log " + file + " ends in the middle of a record: measure again.");
            }
            return log;
        } catch (IOException e) {
            throw new MeasureException("Gatling's log " + file + " could not be read: " + e, e);
        }
    }

    /** When the last user arrived or left, epoch milliseconds; 0 before the first one. */
    long until() {
        return users.isEmpty() ? 0 : start + users.get(users.size() - 1).time();
    }
}

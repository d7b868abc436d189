package dev.a2b.measure;

import dev.a2b.postgres.Database;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What measuring must be told about a service: the side of the load, which knows its paths and its data. */
public interface Workload {

    /** The environment variables that tell the service its port and its database. */
    Map<String, String> environment(int port, Database database);

    /** Path of a GET that reads the database: the service has started when it answers 200. */
    String probePath();

    /** The service's own line about its start, the milliseconds as the first group; one that no line is, by default. */
    default Pattern startupLine() {
        return Pattern.compile("(?!)()");
    }

    /** How many requests a whole journey makes. */
    int requestsPerJourney();

    /**
     * What the load records beside a request that was refused in a way that is no fault: the name of that record, and
     * the name of the request. The request itself is recorded as answered rightly. None by default.
     */
    default Map<String, String> refusals() {
        return Map.of();
    }

    /**
     * Checks before any load, and before {@link #preflight}, that the database holds what the load needs. Not called
     * when the service was given by its address.
     *
     * @throws MeasureException saying what is missing
     */
    default void inspect(Database database) {
        // Nothing is needed.
    }

    /**
     * Checks before any load that the service answers rightly.
     *
     * @throws MeasureException saying which request was answered wrongly, and how
     */
    void preflight(URI service);

    /**
     * Compares the database after the load with what the service acknowledged. Not called when the service was given by
     * its address.
     *
     * @param outcomes by request name, the warm-up's included
     * @param cutOff users that were still under way when the load was cut off: each may have had a request in the air
     * @return what is wrong, one sentence each; empty when all is well
     */
    default List<String> audit(Database database, Map<String, Outcome> outcomes, long cutOff) {
        return List.of();
    }

    /** How often a request was answered rightly, and how often not. */
    record Outcome(long ok, long ko) {
    }
}

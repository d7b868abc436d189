package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * The content of {@code simulation.log}, the binary log of Gatling. Gatling documents the format only by its code: the
 * package {@code io.gatling.core.stats.writer} of
 * <a href="https://github.com/gatling/gatling/tree/main/gatling-core">gatling-core</a>.
 *
 * @param start start of the simulation, in epoch milliseconds
 * @param requests requests, in the order in which they ended
 * @param users arrivals and departures of users, in order, without the one who waits for {@link Plan#START}
 * @param errors messages of errors in the load generator itself
 */
public record GatlingLog(long start, List<Request> requests, List<User> users, List<String> errors) {

    /** The versions of Gatling whose logs can be read: those that were tested, because the format may change. */
    static final Set<String> VERSIONS = Set.of("3.15.1");

    /**
     * A request and its response.
     *
     * @param group outermost group of the request; empty if there is none
     * @param name name of the request
     * @param start when the request was sent, in milliseconds since the start of the simulation
     * @param end when the response was complete, in milliseconds since the start of the simulation
     * @param ok whether the request passed its checks (OK in Gatling's sense)
     * @param message why it failed; empty if it passed
     */
    public record Request(String group, String name, int start, int end, boolean ok, String message) {
    }

    /**
     * The arrival or departure of a user.
     *
     * @param arrives whether the user arrives
     * @param time the moment, in milliseconds since the start of the simulation
     */
    public record User(boolean arrives, int time) {
    }

    /**
     * Reads a complete log.
     *
     * @throws MeasureException if the log cannot be read, is incomplete, or has another version of Gatling
     */
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

    /** Number of users that arrived. */
    public long arrivals() {
        return users.stream().filter(User::arrives).count();
    }

    /** The log by a clock that is so many milliseconds ahead of the one it was written by. */
    public GatlingLog ahead(long millis) {
        return new GatlingLog(start + millis, requests, users, errors);
    }

    /** The logs with times since the start of the first one, without a copy of those that have them already. */
    static List<GatlingLog> aligned(List<GatlingLog> logs) {
        var first = logs.stream().mapToLong(GatlingLog::start).min().orElseThrow();
        return logs.stream().map(log -> log.since(first)).toList();
    }

    private GatlingLog since(long moment) {
        var later = (int) (start - moment);
        return later == 0 ? this : new GatlingLog(moment,
            requests.stream().map(request -> new Request(request.group(), request.name(), request.start() + later,
                request.end() + later, request.ok(), request.message())).toList(),
            users.stream().map(user -> new User(user.arrives(), user.time() + later)).toList(), errors);
    }

    /**
     * The records of several logs in one, in the order of their times.
     *
     * @param logs logs whose times begin at the same moment, at least one
     */
    static GatlingLog merged(List<GatlingLog> logs) {
        return logs.size() == 1 ? logs.get(0) : new GatlingLog(logs.get(0).start,
            logs.stream().flatMap(log -> log.requests.stream()).sorted(Comparator.comparingInt(Request::end)).toList(),
            logs.stream().flatMap(log -> log.users.stream()).sorted(Comparator.comparingInt(User::time)).toList(),
            logs.stream().flatMap(log -> log.errors.stream()).toList());
    }

    /** When the last user arrived or left, in epoch milliseconds; 0 before the first arrival. */
    long until() {
        return users.isEmpty() ? 0 : start + users.get(users.size() - 1).time();
    }
}

package dev.a2b.measure.load;

import dev.a2b.measure.MeasureException;
import dev.a2b.measure.Plan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * A complete {@code simulation.log}, the binary log of Gatling. Its records may not fit into memory, so they stay in
 * the file. Gatling documents the format only by its code: the package {@code io.gatling.core.stats.writer} of
 * <a href="https://github.com/gatling/gatling/tree/main/gatling-core">gatling-core</a>.
 *
 * @param file the log
 * @param start start of the simulation, in epoch milliseconds
 * @param arrivals number of users that arrived, without the one who waits for {@link Plan#START}
 * @param first when the first two of them arrived, in milliseconds since the start
 */
public record GatlingLog(Path file, long start, int arrivals, List<Integer> first) {

    /** The versions of Gatling whose logs can be read. All their releases write the same format. */
    static final String VERSIONS = "3.13 to 3.16";

    private static final Pattern VERSION = Pattern.compile("3\\.1[3-6]\\.\\d+");

    /**
     * The beginning of a simulation.
     *
     * @param version the version of Gatling
     * @param simulation the class
     * @param description what the user called the run; may be empty
     * @param start in epoch milliseconds
     */
    record Run(String version, String simulation, String description, long start) {}

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

        /** The response time, in milliseconds; 0 if the clock was set back meanwhile. */
        int millis() {
            return Math.max(0, end - start);
        }
    }

    /**
     * The arrival or departure of a user.
     *
     * @param arrives whether the user arrives
     * @param time the moment, in milliseconds since the start of the simulation
     */
    public record User(boolean arrives, int time) {}

    /**
     * What one user spent in a group.
     *
     * @param groups names of the group and those around it, outermost first
     * @param start when the user entered it, in milliseconds since the start of the simulation
     * @param end when the user left it, in milliseconds since the start of the simulation
     * @param cumulated the sum of the response times in it, in milliseconds
     * @param ok whether all its requests passed
     */
    record Group(List<String> groups, int start, int end, int cumulated, boolean ok) {}

    /** Counts users, and keeps when the first two arrived. */
    private static final class Arrivals implements LogVisitor {

        private final List<Integer> first = new ArrayList<>();
        private int count;

        @Override
        public void user(User user) {
            if (!user.arrives()) {
                return;
            }
            count++;
            if (count <= 2) {
                first.add(user.time());
            }
        }
    }

    /**
     * Checks the Gatling on the class path, so that no load is in vain.
     *
     * @throws MeasureException if the log that it will write cannot be read
     */
    public static void demandReadable() {
        try (var file = GatlingLog.class.getResourceAsStream("/gatling-version.properties")) {
            if (file == null) {
                return; // Nothing says the version.
            }
            var gatling = new Properties();
            gatling.load(file);
            demandReadable("The load generator is", gatling.getProperty("version"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Checks a version of Gatling.
     *
     * @param beginning that of the sentence which refuses it
     * @throws MeasureException if logs of this version cannot be read
     */
    static void demandReadable(String beginning, String version) {
        if (!VERSION.matcher(version).matches()) {
            throw new MeasureException(beginning + " Gatling " + version + ", and only logs of " + VERSIONS
                    + " can be read: take one of these versions, or a newer a2b-measure.");
        }
    }

    /**
     * Reads a log once, to its end.
     *
     * @throws MeasureException if the log cannot be read, is incomplete, or has another version of Gatling
     */
    public static GatlingLog read(Path file) {
        var users = new Arrivals();
        return new GatlingLog(file, read(file, users), users.count, users.first);
    }

    /** Shows all records to a visitor. */
    void read(LogVisitor visitor) {
        read(file, visitor);
    }

    /**
     * Shows all records of a log to a visitor.
     *
     * @return start of the simulation, in epoch milliseconds
     */
    static long read(Path file, LogVisitor visitor) {
        try {
            var reader = new GatlingLogReader(file, visitor);
            reader.read();
            if (!reader.isComplete()) {
                throw new MeasureException("Gatling's log " + file + " is incomplete after " + reader.offset()
                        + " bytes, because Gatling still writes it or was killed: run it again.");
            }
            return reader.start();
        } catch (IOException e) {
            throw new MeasureException("Gatling's log " + file + " could not be read: " + e);
        }
    }

    /** The log with the times of another clock, which is this number of milliseconds ahead. */
    public GatlingLog ahead(long millis) {
        return new GatlingLog(file, start + millis, arrivals, first);
    }

    /**
     * The moment when the load begins, in epoch milliseconds: the first arrival after the user before the load.
     *
     * @param logs the logs of all load generators by one clock, at least one
     */
    static long firstArrival(List<GatlingLog> logs) {
        return logs.stream()
                .flatMap(log -> log.first.stream().map(time -> log.start + time))
                .sorted()
                .skip(1)
                .findFirst()
                .orElseGet(() -> earliest(logs));
    }

    /** When the first simulation started, in epoch milliseconds. */
    static long earliest(List<GatlingLog> logs) {
        return logs.stream().mapToLong(GatlingLog::start).min().orElseThrow();
    }
}

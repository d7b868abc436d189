package dev.a2b.benchmark;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.postgres.Database;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The yardstick: <a href="https://www.postgresql.org/docs/current/pgbench.html">pgbench</a> sends the statements of the
 * nine reads on as many connections as the service has, with nothing between it and the database.
 */
final class Pgbench {

    /** The first word of the command. */
    static final String PROGRAM = "pgbench";

    private static final int CONNECTIONS = 20;
    private static final int SCRIPTS = 100; // pgbench takes at most 128
    private static final int READS = 9;
    private static final Pattern PROGRESS = Pattern.compile("progress: [\\d.]+ s, ([\\d.]+) tps");

    private Pgbench() {}

    /** Runs it for some seconds, and answers the requests per second of each window. */
    static List<Double> run(List<String> program, Database database, Path work, int seconds) throws Exception {
        var command = new ArrayList<>(program);
        command.addAll(List.of(
                "--no-vacuum",
                "--protocol=prepared",
                "--client=" + CONNECTIONS,
                "--jobs=2",
                "--time=" + seconds,
                "--progress=" + Benchmark.WINDOW_SECONDS));
        scripts(database, Files.createDirectories(work)).forEach(script -> command.add("--file=" + script));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("PGHOST", database.host());
        builder.environment().put("PGPORT", Integer.toString(database.port()));
        builder.environment().put("PGDATABASE", database.name());
        builder.environment().put("PGUSER", database.username());
        builder.environment().put("PGPASSWORD", database.password());
        var process = builder.start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("pgbench failed: " + output);
        }
        return PROGRESS.matcher(output)
                .results()
                .map(line -> READS * Double.parseDouble(line.group(1)))
                .toList();
    }

    private static List<Path> scripts(Database database, Path work) throws Exception {
        var template = resource("reads.sql")
                .replace("@transfer@", resource("transfer.sql").strip())
                .replace("@joined@", resource("joined.sql").strip())
                .replace("@booking@", "booking.user_id, booking.transfer_id, booking.state, booking.description")
                .replace("@day@", BookingDataSet.DAY.toString());
        var scripts = new ArrayList<Path>();
        for (var booking :
                new Requests(database, Requests.Kind.READS).bookings().subList(0, SCRIPTS)) {
            scripts.add(Files.writeString(
                    work.resolve(booking.user() + ".sql"),
                    template.replace("@user@", Long.toString(booking.user()))
                            .replace("@booked@", Long.toString(booking.transfer()))));
        }
        return scripts;
    }

    private static String resource(String name) {
        try (var file = Pgbench.class.getResourceAsStream("/" + name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

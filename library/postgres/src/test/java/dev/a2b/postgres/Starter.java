package dev.a2b.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A program for the tests' own JVMs: starts a server, says how that went, and stays until it is ended. */
final class Starter {

    private Starter() {}

    /** Arguments: kind, directory, how ("start", "once", or "attempt" without asking for disk space), and the scale. */
    public static void main(String[] arguments) throws Exception {
        try {
            var directory = Path.of(arguments[1]);
            var scale = arguments.length > 3 ? Double.parseDouble(arguments[3]) : 0.01;
            if (arguments[2].equals("attempt")) {
                EmbeddedPostgres.attempt(Template.of(scale), directory).close();
                return;
            }
            if (arguments[2].equals("once")) {
                DatabaseServer.start(DatabaseKind.of(arguments[0]), scale, directory)
                        .close();
                System.out.println("started: and stopped");
                return;
            }
            var server = DatabaseServer.start(DatabaseKind.of(arguments[0]), scale, directory);
            var connection = server.copy("kept").connect();
            connection.setAutoCommit(false);
            connection.createStatement().execute("select 1"); // a client amid a transaction
        } catch (DatabaseException e) {
            System.out.println(leftovers(Path.of(arguments[1])) + "failed: " + e.getMessage());
            System.exit(1);
        }
        var processes = ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().command().orElse("").endsWith("/postgres"))
                .map(process -> Long.toString(process.pid()))
                .collect(Collectors.joining(" "));
        System.out.println("started: " + processes);
        Thread.sleep(Long.MAX_VALUE);
    }

    /** What a failure left half-written; what is in "seeded" was moved there complete. */
    private static String leftovers(Path directory) throws IOException {
        var left = new ArrayList<Path>();
        for (var folder : List.of("running", "binaries")) {
            if (Files.isDirectory(directory.resolve(folder))) {
                try (var entries = Files.list(directory.resolve(folder))) {
                    entries.filter(entry -> !folder.equals("binaries")
                                    || entry.toString().endsWith(".unfinished"))
                            .forEach(left::add);
                }
            }
        }
        return left.isEmpty() ? "" : "left behind: " + left + " ";
    }
}

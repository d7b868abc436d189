package dev.a2b.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A program for the tests' own JVMs: starts a server, says how that went, and stays until it is ended. */
final class Starter {

    private Starter() {
    }

    /** Arguments: kind, directory, and whether to ask for disk space first. */
    public static void main(String[] arguments) throws Exception {
        try {
            var directory = Path.of(arguments[1]);
            if (arguments[2].equals("attempt")) {
                EmbeddedPostgres.attempt(Template.of(0.01), directory).close();
                return;
            }
            var server = DatabaseServer.start(DatabaseKind.of(arguments[0]), 0.01, directory);
            var connection = server.copy("kept").connect();
            connection.setAutoCommit(false);
            connection.createStatement().execute("select 1"); // a client amid a transaction
        } catch (DatabaseException e) {
            System.out.println(leftovers(Path.of(arguments[1])) + "failed: " + e.getMessage());
            System.exit(1);
        }
        var processes = ProcessHandle.current().descendants()
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
                    entries.filter(entry -> !folder.equals("binaries") || entry.toString().endsWith(".unfinished"))
                        .forEach(left::add);
                }
            }
        }
        return left.isEmpty() ? "" : "left behind: " + left + " ";
    }
}

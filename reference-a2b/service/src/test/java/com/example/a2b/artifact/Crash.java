package com.example.a2b.artifact;

import dev.a2b.postgres.Database;
import java.sql.SQLException;

/** Kills one of the database's processes, whereupon PostgreSQL ends all connections and starts anew. */
final class Crash {

    private Crash() {
    }

    static void of(Database database) throws Exception {
        try (var connection = database.connect(); var statement = connection.createStatement();
             var row = statement.executeQuery("select pg_backend_pid()")) {
            row.next();
            kill(row.getLong(1), database);
        } catch (SQLException e) {
            // the connection went down with the process
        }
    }

    private static void kill(long process, Database database) throws Exception {
        if (database.network().isEmpty()) {
            ProcessHandle.of(process).orElseThrow().destroyForcibly();
            return;
        }
        var container = Commands.output("docker", "ps", "--quiet", "--filter", "network=" + database.network().get(),
            "--filter", "expose=5432");
        Commands.output("docker", "exec", "--user", "root", container, "kill", "-9", String.valueOf(process));
    }
}

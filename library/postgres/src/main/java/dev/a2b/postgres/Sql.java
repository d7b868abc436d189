package dev.a2b.postgres;

import java.sql.SQLException;
import java.util.List;

/** Runs SQL statements without a result. */
final class Sql {

    private Sql() {}

    /** Runs each statement in its own transaction. */
    static void run(Database database, List<String> statements) throws SQLException {
        try (var connection = database.connect();
                var statement = connection.createStatement()) {
            for (var sql : statements) {
                statement.execute(sql);
            }
        }
    }
}

package dev.a2b.postgres;

import java.sql.SQLException;
import java.util.List;

/** Statements that give no rows. */
final class Sql {

    private Sql() {
    }

    /** Runs the statements one by one, each in a transaction of its own. */
    static void run(Database database, List<String> statements) throws SQLException {
        try (var connection = database.connect(); var statement = connection.createStatement()) {
            for (var sql : statements) {
                statement.execute(sql);
            }
        }
    }
}

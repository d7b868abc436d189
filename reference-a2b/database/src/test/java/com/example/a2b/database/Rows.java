package com.example.a2b.database;

import dev.a2b.postgres.Database;
import java.sql.SQLException;

/** Reads single values from a database. */
final class Rows {

    private Rows() {
    }

    static long count(Database database, String sql) throws SQLException {
        return Long.parseLong(text(database, sql));
    }

    static String text(Database database, String sql) throws SQLException {
        try (var connection = database.connect(); var rows = connection.createStatement().executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}

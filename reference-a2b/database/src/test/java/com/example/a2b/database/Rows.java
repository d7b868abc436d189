package com.example.a2b.database;

import dev.a2b.postgres.Database;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Reads values from a database. */
final class Rows {

    private Rows() {}

    static long count(Database database, String sql) throws SQLException {
        return Long.parseLong(text(database, sql));
    }

    /** The first column of all rows. */
    static List<String> texts(Database database, String sql) throws SQLException {
        var texts = new ArrayList<String>();
        try (var connection = database.connect();
                var rows = connection.createStatement().executeQuery(sql)) {
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
        }
        return texts;
    }

    static String text(Database database, String sql) throws SQLException {
        try (var connection = database.connect();
                var rows = connection.createStatement().executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}

package com.example.a2b.database;

import java.sql.SQLException;
import java.util.List;

/** Single values out of a database. */
final class Rows {

    private static final List<String> TABLES =
        List.of("countries", "cities", "locations", "transfers", "users", "users_transfers");

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

    /** One number for all the rows of the data set, the same if and only if they are the same. */
    static String checksum(Database database) throws SQLException {
        var sums = new StringBuilder();
        for (var table : TABLES) {
            sums.append(text(database, "select md5(string_agg(t::text, '' order by t::text)) from " + table + " t"));
        }
        return sums.toString();
    }
}

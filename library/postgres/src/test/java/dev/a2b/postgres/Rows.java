package dev.a2b.postgres;

import java.sql.SQLException;

/** Single values out of a database. */
final class Rows {

    private Rows() {}

    static long count(Database database, String sql) throws SQLException {
        return Long.parseLong(text(database, sql));
    }

    /** One number for all the rows of the data set, the same if and only if they are the same. */
    static String checksum(Database database) throws SQLException {
        var sum = "select md5(string_agg(t::text, '' order by t::text)) from ";
        return text(database, sum + "authors t") + text(database, sum + "books t");
    }

    private static String text(Database database, String sql) throws SQLException {
        try (var connection = database.connect();
                var rows = connection.createStatement().executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}

package dev.a2b.postgres;

import java.sql.SQLException;

/** Single values out of a database. */
final class Rows {

    private Rows() {}

    static long count(Database database, String sql) throws SQLException {
        return Long.parseLong(database.values(sql).get(0));
    }

    /** One number for all the rows of the data set, the same if and only if they are the same. */
    static String checksum(Database database) throws SQLException {
        var sum = "select md5(string_agg(t::text, '' order by t::text)) from ";
        return database.values(sum + "authors t").get(0)
                + database.values(sum + "books t").get(0);
    }
}

package com.example.a2b.load;

import com.example.a2b.database.BookingDataSet;
import dev.a2b.postgres.Database;
import dev.a2b.measure.MeasureException;
import java.sql.SQLException;
import java.util.LinkedHashMap;

/** The rows of the data set: what is measured depends on how many there are. */
final class Rows {

    private Rows() {
    }

    /** @throws MeasureException when a table has other rows than the scale says */
    static void demand(Database database, double scale) {
        var expected = new LinkedHashMap<String, Integer>();
        expected.put("countries", BookingDataSet.COUNTRIES);
        expected.put("cities", BookingDataSet.CITIES);
        expected.put("locations", BookingDataSet.LOCATIONS);
        expected.put("transfers", BookingDataSet.transfers(scale));
        expected.put("users", BookingDataSet.users(scale));
        expected.put("users_transfers", BookingDataSet.bookings(scale));
        try (var connection = database.connect(); var statement = connection.createStatement()) {
            for (var table : expected.entrySet()) {
                try (var rows = statement.executeQuery("select count(*) from " + table.getKey())) {
                    rows.next();
                    demand(table.getKey(), table.getValue(), rows.getInt(1));
                }
            }
        } catch (SQLException e) {
            throw new MeasureException("Pre-flight: the database cannot be read: " + e.getMessage(), e);
        }
    }

    private static void demand(String table, int expected, int found) {
        if (expected != found) {
            throw new MeasureException("Pre-flight: " + expected + " " + table
                + " in the database were expected, not " + found + ".");
        }
    }
}

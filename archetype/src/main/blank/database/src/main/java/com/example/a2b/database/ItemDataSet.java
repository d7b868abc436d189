package com.example.a2b.database;

import dev.a2b.postgres.DataSet;
import java.util.Map;

/**
 * The data set of the service: the same rows for the same scale on every machine. Ids start at 1 and have no gaps. Each
 * row belongs to the user with the same number.
 */
public final class ItemDataSet implements DataSet {

    @Override
    public String name() {
        return "a2b";
    }

    @Override
    public Map<String, String> parameters(double scale) {
        return Map.of("users", Integer.toString(users(scale)));
    }

    /** Number of users, each with one row: 200 000 at scale 1, at least 2 000. */
    public static int users(double scale) {
        return (int) Math.max(2000, Math.round(200_000 * scale));
    }

    /** Number of rows of each table that has rows: measurements demand them before the load. */
    public static Map<String, Integer> rows(double scale) {
        return Map.of("items", users(scale));
    }
}

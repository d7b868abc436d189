package com.example.a2b.database;

import dev.a2b.postgres.DataSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The data set of the service: the same rows for the same scale on every machine. Ids start at 1 and have no gaps. The
 * scripts have a parameter for each table, its number of rows.
 */
public final class ItemDataSet implements DataSet {

    /** The tables, with their rows at scale 1. */
    private static final Map<String, Integer> ROWS = Map.of("items", 200_000);

    @Override
    public String name() {
        return "a2b";
    }

    @Override
    public Map<String, String> parameters(double scale) {
        var parameters = new HashMap<String, String>();
        rows(scale).forEach((table, rows) -> parameters.put(table, rows.toString()));
        return parameters;
    }

    /** Number of rows of each table, at least 2 000 if it ever has so many: measurements demand them before the load. */
    public static Map<String, Integer> rows(double scale) {
        var rows = new HashMap<>(ROWS);
        rows.replaceAll((table, whole) -> (int) Math.max(Math.min(2000, whole), Math.round(whole * scale)));
        return rows;
    }
}

package dev.a2b.items;

import dev.a2b.postgres.DataSet;
import java.util.Map;

/** Each user has one item, which has the user's number. */
public final class ItemDataSet implements DataSet {

    @Override
    public String name() {
        return "testkit";
    }

    @Override
    public Map<String, String> parameters(double scale) {
        return Map.of("users", Long.toString(Math.round(200_000 * scale)));
    }
}

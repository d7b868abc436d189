package dev.a2b.measure;

import dev.a2b.postgres.DataSet;
import java.util.Map;

/** The rows of the tiny service in {@link TinyService}. */
public final class TinyDataSet implements DataSet {

    @Override
    public String name() {
        return "tiny";
    }

    @Override
    public Map<String, String> parameters(double scale) {
        return Map.of();
    }
}

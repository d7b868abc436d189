package dev.a2b.postgres;

import java.util.Map;

/** A data set for tests: authors, and more books the larger the scale. */
public final class LibraryDataSet implements DataSet {

    static int books(double scale) {
        return (int) Math.round(100_000 * scale);
    }

    @Override
    public String name() {
        return "test-library";
    }

    @Override
    public Map<String, String> parameters(double scale) {
        return Map.of("books", Integer.toString(books(scale)));
    }
}

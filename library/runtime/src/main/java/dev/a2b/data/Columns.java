package dev.a2b.data;

import io.r2dbc.spi.Row;

/** The columns of a row, read from left to right. */
public final class Columns {

    private final Row row;
    private int next;

    Columns(Row row) {
        this.row = row;
    }

    /** The value of the next column; null if it is null. */
    public <T> T next(Class<T> type) {
        return row.get(next++, type);
    }

    /** Whether the next column is null, for example because an outer join found nothing. */
    public boolean isNull() {
        return row.get(next) == null;
    }
}

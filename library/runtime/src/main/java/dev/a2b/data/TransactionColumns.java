package dev.a2b.data;

import io.r2dbc.spi.Row;
import org.jspecify.annotations.Nullable;

/** Those of a row that came over the connection of a transaction. */
final class TransactionColumns extends Columns {

    @SuppressWarnings("NullAway.Init") // at() comes first
    private Row row;

    Columns at(Row next) {
        row = next;
        toFirst();
        return this;
    }

    @Override
    @Nullable
    Object value(int column) {
        return row.get(column);
    }

    @Override
    String typeName(int column) {
        return row.getMetadata().getColumnMetadata(column).getType().getName();
    }
}

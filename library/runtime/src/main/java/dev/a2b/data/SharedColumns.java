package dev.a2b.data;

import io.vertx.sqlclient.Row;
import io.vertx.sqlclient.desc.ColumnDescriptor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Those of a row that came over a shared connection. */
final class SharedColumns extends Columns {

    private final List<ColumnDescriptor> descriptors;

    @SuppressWarnings("NullAway.Init") // at() comes first
    private Row row;

    SharedColumns(List<ColumnDescriptor> descriptors) {
        this.descriptors = descriptors;
    }

    Columns at(Row next) {
        row = next;
        toFirst();
        return this;
    }

    @Override
    @Nullable
    Object value(int column) {
        return row.getValue(column);
    }

    @Override
    String typeName(int column) {
        return descriptors.get(column).typeName();
    }
}

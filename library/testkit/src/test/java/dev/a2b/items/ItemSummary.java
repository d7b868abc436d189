package dev.a2b.items;

import dev.a2b.data.Columns;
import io.micronaut.serde.annotation.Serdeable;

/** What all callers may see. */
@Serdeable
record ItemSummary(long id, String name) {

    /** The columns that {@link #of} reads. */
    static final String COLUMNS = "id, name";

    static ItemSummary of(Columns columns) {
        return new ItemSummary(columns.next(Long.class), columns.next(String.class));
    }
}

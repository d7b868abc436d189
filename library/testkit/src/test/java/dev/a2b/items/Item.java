package dev.a2b.items;

import dev.a2b.data.Columns;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.serde.annotation.Serdeable;

/**
 * What the service keeps for a user.
 *
 * @param id     its key
 * @param userId whose it is: the subject of the user's tokens
 * @param name   what all callers may see of it
 * @param note   what only its user may see
 */
@Serdeable
@MappedEntity("items")
record Item(@Id long id, long userId, String name, String note) {

    /** The columns that {@link #of} reads. */
    static final String COLUMNS = "id, user_id, name, note";

    static Item of(Columns columns) {
        return new Item(
                columns.next(Long.class),
                columns.next(Long.class),
                columns.next(String.class),
                columns.next(String.class));
    }
}

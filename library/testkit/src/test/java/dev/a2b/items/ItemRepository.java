package dev.a2b.items;

import dev.a2b.data.Queries;
import jakarta.inject.Singleton;
import java.util.List;
import reactor.core.publisher.Mono;

@Singleton
class ItemRepository {

    private static final String LIST = "SELECT " + ItemSummary.COLUMNS + " FROM items ORDER BY id LIMIT $1 OFFSET $2";

    private static final String COUNT = "SELECT count(*) FROM items";

    private static final String FIND = "SELECT " + Item.COLUMNS + " FROM items WHERE user_id = $1 AND id = $2";

    private static final String UPDATE =
            "UPDATE items SET name = $3, note = $4 WHERE user_id = $1 AND id = $2 RETURNING id";

    private final Queries queries;

    ItemRepository(Queries queries) {
        this.queries = queries;
    }

    Mono<List<ItemSummary>> list(int limit, long offset) {
        return queries.list(LIST, ItemSummary::of, limit, offset);
    }

    Mono<Long> count() {
        return queries.one(COUNT, columns -> columns.next(Long.class));
    }

    /** Empty if there is none, or if it is another user's. */
    Mono<Item> find(long userId, long id) {
        return queries.one(FIND, Item::of, userId, id);
    }

    /** Answers the key of what was changed; empty if there is none, or if it is another user's. */
    Mono<Long> update(long userId, long id, ItemChange change) {
        return queries.one(UPDATE, columns -> columns.next(Long.class), userId, id, change.name(), change.note());
    }
}

package dev.a2b.items;

import dev.a2b.data.Queries;
import io.micronaut.data.annotation.Query;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import java.util.List;
import reactor.core.publisher.Mono;

@R2dbcRepository(dialect = Dialect.POSTGRES)
abstract class ItemRepository implements GenericRepository<Item, Long> {

    private static final String LIST = "SELECT " + ItemSummary.COLUMNS + " FROM items ORDER BY id LIMIT $1 OFFSET $2";

    private static final String COUNT = "SELECT count(*) FROM items";

    private static final String FIND = "SELECT " + Item.COLUMNS + " FROM items WHERE user_id = $1 AND id = $2";

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

    /** Answers how many were changed: 0 if there is none, or if it is another user's. */
    @Query("UPDATE items SET name = :name, note = :note WHERE user_id = :userId AND id = :id")
    abstract Mono<Long> update(long userId, long id, String name, String note);
}

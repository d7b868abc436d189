package com.example.a2b.offer;

import dev.a2b.data.Queries;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import reactor.core.publisher.Mono;

@Singleton
class PriceRepository {

    private final Queries queries;

    PriceRepository(Queries queries) {
        this.queries = queries;
    }

    /** Of a seat of this transfer; empty if there is no such transfer. */
    Mono<BigDecimal> find(long transferId) {
        return queries.one(
                "SELECT price FROM transfers WHERE id = $1", columns -> columns.next(BigDecimal.class), transferId);
    }
}

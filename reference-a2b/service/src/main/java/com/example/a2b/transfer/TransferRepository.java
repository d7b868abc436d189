package com.example.a2b.transfer;

import dev.a2b.data.Queries;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.List;
import reactor.core.publisher.Mono;

@Singleton
class TransferRepository {

    private static final String SEARCHED =
            "WHERE transfer.origin_id = $1 AND transfer.destination_id = $2 AND transfer.date = $3\n";

    private static final String SEARCH = "SELECT " + Transfer.COLUMNS + "FROM transfers transfer\n" + Transfer.JOINED
            + SEARCHED + "ORDER BY transfer.departure, transfer.id LIMIT $4 OFFSET $5";

    private static final String COUNT = "SELECT count(*) FROM transfers transfer " + SEARCHED;

    private final Queries queries;

    TransferRepository(Queries queries) {
        this.queries = queries;
    }

    /** By departure; the key decides between equal departures, so that pages neither repeat nor miss a transfer. */
    Mono<List<Transfer>> search(long originId, long destinationId, LocalDate date, int limit, long offset) {
        return queries.list(SEARCH, Transfer::of, originId, destinationId, date, limit, offset);
    }

    Mono<Long> count(long originId, long destinationId, LocalDate date) {
        return queries.one(COUNT, columns -> columns.next(Long.class), originId, destinationId, date);
    }
}

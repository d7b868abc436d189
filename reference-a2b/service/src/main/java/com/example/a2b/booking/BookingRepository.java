package com.example.a2b.booking;

import dev.a2b.data.Queries;
import io.micronaut.data.annotation.EmbeddedId;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.data.annotation.Query;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import io.micronaut.transaction.annotation.Transactional;
import io.r2dbc.spi.R2dbcDataIntegrityViolationException;
import java.util.List;
import reactor.core.publisher.Mono;

/**
 * Bookings in the database. Booking and editing are one statement each, so that the seat count and the booking change
 * together or not at all. A key makes booking a transaction, which keeps the key with the booking. All lock the booking
 * before the transfer, so that they never deadlock. The row lock on the transfer puts parallel bookers in a queue (read
 * committed: a waiting update sees the row as the one before left it), and a check constraint refuses whoever comes
 * after the last seat.
 */
@R2dbcRepository(dialect = Dialect.POSTGRES)
abstract class BookingRepository implements GenericRepository<BookingRepository.Row, BookingId> {

    static final int EXPIRED_AT_ONCE = 5_000;

    /** A repository belongs to a table, here by its key: the statements below write the rest. */
    @MappedEntity("users_transfers")
    record Row(@EmbeddedId BookingId id) {}

    private static final String LATEST =
            "SELECT " + Booking.COLUMNS + "FROM " + Booking.PAGE + Booking.JOINED + Booking.LATEST_FIRST;
    private static final String ONE = "SELECT " + Booking.COLUMNS + "FROM users_transfers booking\n" + Booking.JOINED
            + "WHERE booking.user_id = $1 AND booking.transfer_id = $2";
    private static final String COUNT = "SELECT count(*) FROM users_transfers WHERE user_id = $1";

    private final Queries queries;

    BookingRepository(Queries queries) {
        this.queries = queries;
    }

    /** Bookings of a user, the latest first; none where the user has none or is unknown. */
    Mono<List<Booking>> findLatest(long userId, int limit, long offset) {
        return queries.list(LATEST, Booking::of, userId, limit, offset);
    }

    Mono<Booking> findById(BookingId id) {
        return queries.one(ONE, Booking::of, id.userId(), id.transferId());
    }

    Mono<Long> countByUserId(long userId) {
        return queries.one(COUNT, columns -> columns.next(Long.class), userId);
    }

    /**
     * Takes a seat, also for a canceled booking. Ends empty where there is no such user or transfer.
     *
     * @throws R2dbcDataIntegrityViolationException if a parallel request took the last seat
     */
    @Query("""
        WITH wanted AS (
            SELECT users.id AS user_id, transfers.id AS transfer_id, seats_taken = capacity AS sold_out,
                   departure <= now() AS departed, previous.state
            FROM users CROSS JOIN transfers
            LEFT JOIN users_transfers previous ON previous.user_id = users.id AND previous.transfer_id = transfers.id
            WHERE users.id = :userId AND transfers.id = :transferId
        ), booking AS (
            INSERT INTO users_transfers AS current (user_id, transfer_id, state, description)
            SELECT user_id, transfer_id, 'BOOKED', :description FROM wanted WHERE NOT sold_out AND NOT departed
            ON CONFLICT (user_id, transfer_id) DO UPDATE SET state = excluded.state, description = excluded.description
            WHERE current.state = 'CANCELED'
            RETURNING transfer_id
        ), seat AS (
            UPDATE transfers SET seats_taken = seats_taken + 1 FROM booking WHERE id = booking.transfer_id
        )
        SELECT CASE
            WHEN EXISTS (SELECT FROM booking) THEN 'DONE'
            WHEN state IN ('BOOKED', 'COMPLETED') THEN state
            WHEN departed THEN 'DEPARTED'
            WHEN sold_out THEN 'SOLD_OUT'
            ELSE 'BOOKED' -- by a parallel request
        END AS outcome
        FROM wanted
        """)
    abstract Mono<Outcome> book(long userId, long transferId, String description);

    /**
     * The same, once for each key of the user: for a day, it has the outcome of the first time.
     *
     * @throws R2dbcDataIntegrityViolationException if a parallel request took the last seat or the key; then nothing is
     *     booked
     */
    @Transactional
    Mono<Outcome> bookOnce(long userId, long transferId, String description, String key) {
        return findOutcome(userId, key, transferId, description)
                .switchIfEmpty(Mono.defer(() -> book(userId, transferId, description)
                        .flatMap(outcome -> keep(userId, key, transferId, description, outcome.name())
                                .filter(kept -> kept > 0)
                                .switchIfEmpty(Mono.error(BookingRepository::keyTaken))
                                .thenReturn(outcome))));
    }

    @Query("""
        SELECT CASE WHEN transfer_id = :transferId AND description = :description THEN outcome ELSE 'KEY_REUSED' END
        FROM idempotency_keys WHERE user_id = :userId AND key = :key AND created_at >= now() - interval '1 day'
        """)
    abstract Mono<Outcome> findOutcome(long userId, String key, long transferId, String description);

    /** Also in place of a key that has expired. Answers how many were kept: none if a parallel request has this one. */
    @Query("""
        INSERT INTO idempotency_keys AS current (user_id, key, transfer_id, description, outcome)
        VALUES (:userId, :key, :transferId, :description, :outcome)
        ON CONFLICT (user_id, key) DO UPDATE
        SET transfer_id = excluded.transfer_id, description = excluded.description, outcome = excluded.outcome,
            created_at = excluded.created_at
        WHERE current.created_at < now() - interval '1 day'
        """)
    abstract Mono<Long> keep(long userId, String key, long transferId, String description, String outcome);

    /** As PostgreSQL says it of a second row. */
    private static R2dbcDataIntegrityViolationException keyTaken() {
        return new R2dbcDataIntegrityViolationException("A parallel request took the idempotency key.", "23505");
    }

    /**
     * Changes a booking where its state allows it. Canceling gives the seat back, booking again takes one. Ends empty
     * where there is no such booking.
     *
     * @throws R2dbcDataIntegrityViolationException if a parallel request took the last seat
     */
    @Query("""
        WITH previous AS (
            SELECT user_id, transfer_id, state, description AS note FROM users_transfers
            WHERE user_id = :userId AND transfer_id = :transferId
            FOR UPDATE
        ), answer AS (
            SELECT previous.*, CASE
                WHEN state = 'COMPLETED' AND note <> :description THEN state
                WHEN state IN ('BOOKED', :state) THEN 'DONE'
                WHEN state = 'COMPLETED' OR :state = 'COMPLETED' THEN state
                WHEN departure <= now() THEN 'DEPARTED'
                WHEN seats_taken = capacity THEN 'SOLD_OUT'
                ELSE 'DONE'
            END AS outcome
            FROM previous JOIN transfers ON transfers.id = previous.transfer_id
        ), edited AS (
            UPDATE users_transfers SET state = :state, description = :description
            FROM answer
            WHERE users_transfers.user_id = answer.user_id AND users_transfers.transfer_id = answer.transfer_id
              AND outcome = 'DONE'
            RETURNING users_transfers.transfer_id, answer.state AS was, users_transfers.state AS became
        ), seat AS (
            UPDATE transfers SET seats_taken = seats_taken + CASE became WHEN 'CANCELED' THEN -1 ELSE 1 END
            FROM edited
            WHERE id = edited.transfer_id AND (was = 'CANCELED') <> (became = 'CANCELED')
        )
        SELECT outcome FROM answer
        """)
    abstract Mono<Outcome> edit(long userId, long transferId, String state, String description);

    /**
     * Forgets some of the keys of requests that are older than a day, at most {@link #EXPIRED_AT_ONCE}: so many are
     * deleted well within the time limit of a statement. Answers how many there were.
     */
    @Query("""
        DELETE FROM idempotency_keys WHERE ctid = ANY (ARRAY(
            SELECT ctid FROM idempotency_keys WHERE created_at < now() - interval '1 day' LIMIT\s""" + EXPIRED_AT_ONCE + "))")
    abstract Mono<Long> deleteExpiredKeys();
}

package com.example.a2b.booking;

import io.micronaut.data.annotation.Join;
import io.micronaut.data.annotation.Query;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.r2dbc.annotation.R2dbcRepository;
import io.micronaut.data.repository.GenericRepository;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Bookings in the database. Booking and editing are one statement each, so that the seat count and the booking change
 * together or not at all: the row lock on the transfer puts parallel bookers in a row, and whoever comes after the last
 * seat finds none (read committed: a waiting update sees the row as the one before left it).
 */
@R2dbcRepository(dialect = Dialect.POSTGRES)
interface BookingRepository extends GenericRepository<Booking, BookingId> {

    @Join("transfer.origin.city")
    @Join("transfer.destination.city")
    Flux<Booking> findByIdUserIdOrderByIdTransferId(long userId);

    @Join("transfer.origin.city")
    @Join("transfer.destination.city")
    Mono<Booking> findById(BookingId id);

    /** Answers whether a seat was taken; nothing where there is no such transfer. */
    @Query("""
        WITH seat AS (
            UPDATE transfers SET seats_taken = seats_taken + 1
            WHERE id = :transferId AND seats_taken < capacity
            RETURNING id
        ), booking AS (
            INSERT INTO users_transfers (user_id, transfer_id, state, description)
            SELECT :userId, id, 'BOOKED', :description FROM seat
            RETURNING transfer_id
        )
        SELECT EXISTS (SELECT FROM booking) FROM transfers WHERE id = :transferId
        """)
    Mono<Boolean> book(long userId, long transferId, String description);

    /**
     * Answers whether the booking may become what is asked, and became it; nothing where there is no such booking.
     * Canceling gives the seat back.
     */
    @Query("""
        WITH previous AS (
            SELECT user_id, transfer_id, state FROM users_transfers
            WHERE user_id = :userId AND transfer_id = :transferId
            FOR UPDATE
        ), edited AS (
            UPDATE users_transfers SET state = :state, description = :description
            FROM previous
            WHERE users_transfers.user_id = previous.user_id
              AND users_transfers.transfer_id = previous.transfer_id
              AND previous.state IN ('BOOKED', :state)
            RETURNING users_transfers.transfer_id, previous.state AS was, users_transfers.state AS became
        ), freed AS (
            UPDATE transfers SET seats_taken = seats_taken - 1
            FROM edited
            WHERE transfers.id = edited.transfer_id AND edited.was = 'BOOKED' AND edited.became = 'CANCELED'
        )
        SELECT EXISTS (SELECT FROM edited) FROM previous
        """)
    Mono<Boolean> edit(long userId, long transferId, String state, String description);
}

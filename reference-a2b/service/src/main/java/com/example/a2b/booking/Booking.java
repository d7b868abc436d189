package com.example.a2b.booking;

import com.example.a2b.transfer.Transfer;
import dev.a2b.data.Columns;
import io.micronaut.serde.annotation.Serdeable;

/**
 * A traveller's booking of a transfer.
 *
 * @param id          its key
 * @param state       where it stands
 * @param description the traveller's own note
 * @param transfer    what was booked
 */
@Serdeable
public record Booking(BookingId id, BookingState state, String description, Transfer transfer) {

    /** The columns that {@link #of} reads, from the tables {@link #JOINED}. */
    public static final String COLUMNS =
            "booking.user_id, booking.transfer_id, booking.state, booking.description, " + Transfer.COLUMNS;

    /** The tables of a booking's transfer, joined to {@code users_transfers booking}. */
    public static final String JOINED =
            "JOIN transfers transfer ON transfer.id = booking.transfer_id\n" + Transfer.JOINED;

    /**
     * The page of a user's bookings, the latest first, as a table {@code booking}: paged before anything is joined, so
     * that skipped bookings cost little. Parameters are the user, the number of bookings and how many to skip.
     */
    public static final String PAGE = """
        (SELECT * FROM users_transfers WHERE user_id = $1
         ORDER BY booked_at DESC, transfer_id DESC LIMIT $2 OFFSET $3) booking
        """;

    /** The order of the page. */
    public static final String LATEST_FIRST = "ORDER BY booking.booked_at DESC, booking.transfer_id DESC";

    /** Reads a booking and its transfer. */
    public static Booking of(Columns columns) {
        return new Booking(
                new BookingId(columns.next(Long.class), columns.next(Long.class)),
                BookingState.valueOf(columns.next(String.class)),
                columns.next(String.class),
                Transfer.of(columns));
    }
}

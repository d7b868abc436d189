package com.example.a2b.user;

import com.example.a2b.booking.Booking;
import dev.a2b.data.Columns;
import io.micronaut.core.annotation.Nullable;

/** A row of the user's bookings; without a booking if there are none. */
record BookedUser(User user, @Nullable Booking booking) {

    static BookedUser of(Columns columns) {
        var user = new User(
                columns.next(Long.class),
                columns.next(String.class),
                columns.next(String.class),
                columns.next(String.class),
                columns.next(String.class));
        return new BookedUser(user, columns.isNull() ? null : Booking.of(columns));
    }
}

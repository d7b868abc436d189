package com.example.a2b.user;

import com.example.a2b.booking.Booking;
import io.micronaut.serde.annotation.Serdeable;
import java.util.List;
import java.util.Objects;

/** A traveller with the latest page of bookings. */
@Serdeable
record UserProfile(long id, String firstName, String lastName, String email, String phone, List<Booking> transfers) {

    /** Of at least one row. */
    static UserProfile of(List<BookedUser> rows) {
        var user = rows.get(0).user();
        var bookings =
                rows.stream().map(BookedUser::booking).filter(Objects::nonNull).toList();
        return new UserProfile(user.id(), user.firstName(), user.lastName(), user.email(), user.phone(), bookings);
    }
}

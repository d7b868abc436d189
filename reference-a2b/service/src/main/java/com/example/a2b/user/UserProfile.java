package com.example.a2b.user;

import com.example.a2b.booking.Booking;
import io.micronaut.serde.annotation.Serdeable;
import java.util.List;

@Serdeable
record UserProfile(
    long id, String firstName, String lastName, String email, String phone, List<Booking> transfers) {

    static UserProfile of(User user, List<Booking> bookings) {
        return new UserProfile(user.id(), user.firstName(), user.lastName(), user.email(), user.phone(), bookings);
    }
}

package com.example.a2b.user;

import com.example.a2b.booking.Booking;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.data.annotation.TypeDef;
import io.micronaut.data.model.DataType;
import io.micronaut.serde.annotation.Serdeable;
import java.util.List;

/** A traveller with the latest page of bookings. */
@Serdeable
@MappedEntity("users")
record UserProfile(
    @Id long id, String firstName, String lastName, String email, String phone,
    @TypeDef(type = DataType.JSON) List<Booking> transfers) {
}

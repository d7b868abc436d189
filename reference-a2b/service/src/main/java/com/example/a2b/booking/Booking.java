package com.example.a2b.booking;

import com.example.a2b.transfer.Transfer;
import io.micronaut.data.annotation.EmbeddedId;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.data.annotation.Relation;
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
@MappedEntity("users_transfers")
public record Booking(
    @EmbeddedId BookingId id,
    BookingState state,
    String description,
    @Relation(Relation.Kind.MANY_TO_ONE) Transfer transfer) {
}

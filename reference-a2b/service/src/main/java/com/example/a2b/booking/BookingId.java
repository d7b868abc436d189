package com.example.a2b.booking;

import io.micronaut.data.annotation.Embeddable;
import io.micronaut.data.annotation.MappedProperty;
import io.micronaut.serde.annotation.Serdeable;

/**
 * The key of a booking: a traveller books a transfer once.
 *
 * @param userId     the traveller
 * @param transferId the transfer
 */
@Serdeable
@Embeddable
public record BookingId(
        @MappedProperty("user_id") long userId,
        @MappedProperty("transfer_id") long transferId) {}

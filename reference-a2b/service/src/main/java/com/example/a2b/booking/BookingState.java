package com.example.a2b.booking;

/**
 * Where a booking stands: {@code BOOKED} may become any other, {@code CANCELED} may become {@code BOOKED} again while a
 * seat is free and the transfer has not departed, {@code COMPLETED} stays.
 */
public enum BookingState {
    BOOKED,
    COMPLETED,
    CANCELED
}

package com.example.a2b.booking;

/** Where a booking stands; {@code BOOKED} may become any other, the others stay what they are. */
public enum BookingState {
    BOOKED, COMPLETED, CANCELED
}

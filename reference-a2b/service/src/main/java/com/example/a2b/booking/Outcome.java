package com.example.a2b.booking;

/** What comes of a request to book or to edit; the statements of {@link BookingRepository} answer with these names. */
enum Outcome {
    DONE("The booking is what was asked for."),
    BOOKED("The user has booked this transfer already."),
    CANCELED("The booking is canceled: it can be booked again, but not completed."),
    COMPLETED("The booking is completed and cannot change."),
    DEPARTED("The transfer has departed."),
    SOLD_OUT("The transfer is sold out."),
    KEY_REUSED("The Idempotency-Key was sent before with another transfer or description.");

    final String reason;

    Outcome(String reason) {
        this.reason = reason;
    }
}

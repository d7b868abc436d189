package com.example.a2b.load;

import dev.a2b.measure.MeasuredSimulation;

/** Travellers book transfers. */
public final class BookingSimulation extends MeasuredSimulation {

    /** Called by Gatling. */
    public BookingSimulation() {
        super(BookingWorkload::new, Journey::of, BookingWorkload.API);
    }
}

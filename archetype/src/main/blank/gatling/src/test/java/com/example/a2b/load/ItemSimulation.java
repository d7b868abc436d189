package com.example.a2b.load;

import dev.a2b.measure.MeasuredSimulation;

/** Users look at a list, and create, change and delete what is in it. */
public final class ItemSimulation extends MeasuredSimulation {

    /** Called by Gatling. */
    public ItemSimulation() {
        super(ItemWorkload::new, Journey::of, ItemWorkload.API);
    }
}

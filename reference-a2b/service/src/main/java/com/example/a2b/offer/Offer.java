package com.example.a2b.offer;

import io.micronaut.serde.annotation.Serdeable;
import java.math.BigDecimal;

/**
 * What a seat of a transfer costs in a fare class.
 *
 * @param fareClass the fare class, one of {@code offers.fare-classes}
 * @param price     the price of a seat, in the country's currency
 * @param source    who set the price
 */
@Serdeable
record Offer(String fareClass, BigDecimal price, Source source) {

    /** The partner, or this service, which then offers the transfer's own price. */
    enum Source {
        PARTNER,
        OWN
    }
}

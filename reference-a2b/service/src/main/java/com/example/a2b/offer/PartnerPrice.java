package com.example.a2b.offer;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.micronaut.serde.annotation.Serdeable;
import java.math.BigDecimal;

/**
 * The partner's answer.
 *
 * @param price the price of a seat, in the country's currency; an answer without one, or below zero, is a failure
 */
@Serdeable
@JsonIgnoreProperties(ignoreUnknown = true) // a partner may add to its answers
record PartnerPrice(BigDecimal price) {

    PartnerPrice {
        if (price == null || price.signum() < 0) {
            throw new IllegalArgumentException("The partner answered without a price: " + price);
        }
    }
}

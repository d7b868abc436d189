package com.example.a2b.offer;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.micronaut.serde.annotation.Serdeable;
import java.math.BigDecimal;

/**
 * The partner's answer.
 *
 * @param price the price of a seat, in the country's currency; an answer without one that the table of transfers could
 *              have is a failure
 */
@Serdeable
@JsonIgnoreProperties(ignoreUnknown = true) // a partner may add to its answers
record PartnerPrice(BigDecimal price) {

    private static final BigDecimal LIMIT = BigDecimal.TEN.pow(10);

    PartnerPrice {
        if (price == null
                || price.signum() < 0
                || price.compareTo(LIMIT) >= 0
                || price.stripTrailingZeros().scale() > 2) {
            throw new IllegalArgumentException("The partner answered without a sound price: " + price);
        }
    }
}

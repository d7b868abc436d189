package com.example.a2b.offer;

import io.micronaut.context.annotation.Requires;
import io.micronaut.retry.annotation.Recoverable;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import reactor.core.publisher.Mono;

/** Asks the partner. Its own price is added outside of {@link PartnerClient}, so that it never enters the cache. */
@Singleton
@Recoverable(api = Pricing.class)
@Requires(property = "micronaut.http.services.partner.url")
class PartnerPricing implements Pricing {

    private final PartnerClient partner;

    PartnerPricing(PartnerClient partner) {
        this.partner = partner;
    }

    @Override
    public Mono<Offer> offer(long transferId, String fareClass, BigDecimal ownPrice) {
        return partner.price(transferId, fareClass, ownPrice)
            .map(answer -> new Offer(fareClass, answer.price(), Offer.Source.PARTNER));
    }
}

package com.example.a2b.offer;

import io.micronaut.retry.annotation.Fallback;
import java.math.BigDecimal;
import reactor.core.publisher.Mono;

@Fallback
class OwnPricing implements Pricing {

    @Override
    public Mono<Offer> offer(long transferId, String fareClass, BigDecimal ownPrice) {
        return Mono.just(new Offer(fareClass, ownPrice, Offer.Source.OWN));
    }
}

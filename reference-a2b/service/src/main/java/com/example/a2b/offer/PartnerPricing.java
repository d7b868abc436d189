package com.example.a2b.offer;

import io.micronaut.context.annotation.Property;
import io.micronaut.context.annotation.Requires;
import io.micronaut.http.client.exceptions.HttpClientException;
import io.micronaut.retry.annotation.Recoverable;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.concurrent.Semaphore;
import reactor.core.publisher.Mono;

/**
 * Asks the partner, unless too many calls are open. The limit is here, because that of Micronaut's pool of connections
 * lets one call more in for each that it refuses, and because a refusal is no failure that may open the breaker. The
 * own price is added outside of {@link PartnerClient}, so that it never enters the cache.
 */
@Singleton
@Recoverable(api = Pricing.class)
@Requires(property = "micronaut.http.services.partner.url")
class PartnerPricing implements Pricing {

    private final PartnerClient partner;
    private final Semaphore calls;

    PartnerPricing(PartnerClient partner, @Property(name = "offers.calls") int calls) {
        this.partner = partner;
        this.calls = new Semaphore(calls);
    }

    @Override
    public Mono<Offer> offer(long transferId, String fareClass, BigDecimal ownPrice) {
        // The inner defer: an open breaker throws.
        return Mono.defer(() -> calls.tryAcquire()
                        ? Mono.defer(() -> partner.price(transferId, fareClass, ownPrice))
                                .doFinally(end -> calls.release())
                        : Mono.error(new HttpClientException("Too many calls to the partner are open.")))
                .map(answer -> new Offer(fareClass, answer.price(), Offer.Source.PARTNER));
    }
}

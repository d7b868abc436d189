package com.example.a2b.offer;

import java.math.BigDecimal;
import reactor.core.publisher.Mono;

/** Prices a transfer. Without a partner, {@link OwnPricing} is the only one; with a partner, it is the fallback. */
interface Pricing {

    Mono<Offer> offer(long transferId, String fareClass, BigDecimal ownPrice);
}

package com.example.a2b.offer;

import io.micronaut.cache.annotation.Cacheable;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.http.client.annotation.Client;
import io.micronaut.retry.annotation.CircuitBreaker;
import java.math.BigDecimal;
import reactor.core.publisher.Mono;

/**
 * The partner's API. From outside to inside: the cache, the circuit breaker with its retries, one HTTP request with the
 * timeout of application.yml. The attempts are few and short, so that a caller waits about two seconds at most. The
 * breaker counts the failures of all concurrent calls together until one succeeds.
 */
@Client("partner")
interface PartnerClient {

    @Get("/prices")
    @Cacheable("partner-prices")
    @CircuitBreaker(
            attempts = "3",
            delay = "100ms",
            reset = "${offers.breaker-reset}",
            predicate = PartnerFailure.class)
    Mono<PartnerPrice> price(
            @QueryValue long transferId, @QueryValue String fareClass, @QueryValue BigDecimal ownPrice);
}

package com.example.a2b.offer;

import io.micronaut.http.client.exceptions.HttpClientResponseException;
import io.micronaut.retry.annotation.RetryPredicate;

/**
 * All failures of the partner but an answer of class 4xx, which a second attempt would get again. A request for which
 * the pool of connections has no room is no failure of the partner: Micronaut tells it by the message only. Still, the
 * first request after a break decides whether the breaker closes, whatever its failure.
 */
class PartnerFailure implements RetryPredicate {

    private static final String NO_ROOM = "exceeded max pending acquires";

    @Override
    public boolean test(Throwable failure) {
        return failure instanceof HttpClientResponseException answer ? answer.code() >= 500
            : !String.valueOf(failure.getMessage()).contains(NO_ROOM);
    }
}

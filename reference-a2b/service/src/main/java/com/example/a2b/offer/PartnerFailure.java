package com.example.a2b.offer;

import io.micronaut.http.client.exceptions.HttpClientResponseException;
import io.micronaut.retry.annotation.RetryPredicate;

/** All failures of the partner but an answer of class 4xx, which a second attempt would get again. */
class PartnerFailure implements RetryPredicate {

    @Override
    public boolean test(Throwable failure) {
        return !(failure instanceof HttpClientResponseException answer) || answer.code() / 100 != 4;
    }
}

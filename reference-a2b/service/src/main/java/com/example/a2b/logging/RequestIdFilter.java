package com.example.a2b.logging;

import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;

/** Returns the id of the request with each answer. */
@ServerFilter(ServerFilter.MATCH_ALL_PATTERN)
final class RequestIdFilter implements Ordered {

    @ResponseFilter
    void answer(HttpRequest<?> request, MutableHttpResponse<?> response) {
        response.getHeaders().set(RequestIds.HEADER, RequestIds.requestId(request));
    }

    @Override
    public int getOrder() {
        return HIGHEST_PRECEDENCE;
    }
}

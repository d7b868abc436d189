package com.example.a2b.problem;

import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.filter.ServerFilterPhase;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;

/** Adds problem details where a filter of the framework refused a request without a word: CORS does. */
@ServerFilter(ServerFilter.MATCH_ALL_PATTERN)
class EmptyErrorFilter implements Ordered {

    private static final int FIRST_ERROR = 400;

    private final ErrorResponseProcessor<?> problems;

    EmptyErrorFilter(ErrorResponseProcessor<?> problems) {
        this.problems = problems;
    }

    @ResponseFilter
    void explain(HttpRequest<?> request, MutableHttpResponse<?> response) {
        if (response.code() >= FIRST_ERROR && response.getBody().isEmpty()) {
            problems.processResponse(ErrorContext.builder(request).build(), response);
        }
    }

    @Override
    public int getOrder() {
        return ServerFilterPhase.FIRST.order();
    }
}

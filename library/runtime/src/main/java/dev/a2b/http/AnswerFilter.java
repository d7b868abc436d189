package dev.a2b.http;

import dev.a2b.api.RequestIds;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;

/**
 * Returns the id of the request with each answer, and adds problem details where a filter of the framework refused a
 * request without a word: CORS does.
 */
@ServerFilter(ServerFilter.MATCH_ALL_PATTERN)
final class AnswerFilter implements Ordered {

    private static final int FIRST_ERROR = 400;

    private final ErrorResponseProcessor<?> problems;

    AnswerFilter(ErrorResponseProcessor<?> problems) {
        this.problems = problems;
    }

    @ResponseFilter
    void complete(HttpRequest<?> request, MutableHttpResponse<?> response) {
        response.getHeaders().set(RequestIds.HEADER, RequestIds.requestId(request));
        if (response.code() >= FIRST_ERROR && response.getBody().isEmpty()) {
            problems.processResponse(ErrorContext.builder(request).build(), response);
        }
    }

    @Override
    public int getOrder() {
        return HttpPipeline.ANSWER;
    }
}

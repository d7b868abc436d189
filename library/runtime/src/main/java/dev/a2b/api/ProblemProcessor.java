package dev.a2b.api;

import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import jakarta.inject.Singleton;

/** Turns every error, the framework's own included, into problem details. */
@Singleton
class ProblemProcessor implements ErrorResponseProcessor<Problem> {

    @Override
    public MutableHttpResponse<Problem> processResponse(ErrorContext context, MutableHttpResponse<?> response) {
        var request = context.getRequest();
        var status = response.status();
        var explanation = Explanation.of(status, context.getRootCause().orElse(null));
        var type = explanation.type() == null ? "about:blank" : "urn:problem-type:" + explanation.type();
        var id = RequestIds.requestId(request);
        var problem = new Problem(
                type, status.getReason(), status.getCode(), explanation.detail(), id, RequestIds.traceId(request));
        response.getHeaders().set(RequestIds.HEADER, id); // no filter sees a malformed request
        return response.body(problem).contentType("application/problem+json");
    }
}

package com.example.a2b.problem;

import com.example.a2b.logging.RequestIds;
import io.micronaut.http.HttpMethod;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.server.exceptions.response.Error;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import jakarta.inject.Singleton;
import java.util.stream.Collectors;

/** Turns every error, the framework's own included, into problem details. */
@Singleton
class ProblemProcessor implements ErrorResponseProcessor<Problem> {

    @Override
    public MutableHttpResponse<Problem> processResponse(ErrorContext context, MutableHttpResponse<?> response) {
        var request = context.getRequest();
        if (request.getMethod() == HttpMethod.HEAD) {
            return (MutableHttpResponse<Problem>) response;
        }
        var problem = new Problem(response.status().getReason(), response.code(), detail(context, response),
            RequestIds.requestId(request), RequestIds.traceId(request));
        return response.body(problem).contentType("application/problem+json");
    }

    private static String detail(ErrorContext context, HttpResponse<?> response) {
        if (response.code() >= HttpStatus.INTERNAL_SERVER_ERROR.getCode() || !context.hasErrors()) {
            return null; // what broke inside is for the log, not for the caller
        }
        return context.getErrors().stream().map(ProblemProcessor::firstLine).collect(Collectors.joining("; "));
    }

    // The lines that follow tell where in the body a parser stopped, in its own terms.
    private static String firstLine(Error error) {
        return error.getMessage().lines().findFirst().orElse("").strip();
    }
}

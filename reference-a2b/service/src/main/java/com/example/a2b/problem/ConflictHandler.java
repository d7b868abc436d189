package com.example.a2b.problem;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.server.exceptions.ExceptionHandler;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import jakarta.inject.Singleton;

@Singleton
class ConflictHandler implements ExceptionHandler<ConflictException, HttpResponse<?>> {

    private final ErrorResponseProcessor<?> problems;

    ConflictHandler(ErrorResponseProcessor<?> problems) {
        this.problems = problems;
    }

    @Override
    public HttpResponse<?> handle(HttpRequest request, ConflictException conflict) {
        var context = ErrorContext.builder(request).cause(conflict).errorMessage(conflict.getMessage()).build();
        return problems.processResponse(context, HttpResponse.status(HttpStatus.CONFLICT));
    }
}

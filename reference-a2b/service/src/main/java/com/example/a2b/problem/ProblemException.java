package com.example.a2b.problem;

import io.micronaut.http.HttpStatus;
import io.micronaut.http.exceptions.HttpStatusException;

/** A request that the service refuses, with the reason in the words of the API. */
abstract class ProblemException extends HttpStatusException {

    private final ProblemType type;

    ProblemException(HttpStatus status, ProblemType type, String detail) {
        super(status, detail);
        this.type = type;
    }

    final ProblemType type() {
        return type;
    }

    /** An expected answer: a stack trace would only cost time. */
    @Override
    public final synchronized Throwable fillInStackTrace() {
        return this;
    }
}

package com.example.a2b.problem;

import io.micronaut.http.HttpStatus;
import io.micronaut.http.exceptions.HttpStatusException;
import reactor.core.publisher.Mono;

/** A request that the service refuses, with the reason in the words of the API. */
public class ProblemException extends HttpStatusException {

    /** @param detail one sentence for the caller */
    public ProblemException(HttpStatus status, String detail) {
        super(status, detail);
    }

    /** Answers 409: the request is right in itself but does not fit the present state. */
    public static ProblemException conflict(String detail) {
        return new ProblemException(HttpStatus.CONFLICT, detail);
    }

    /** For {@link Mono#switchIfEmpty}: answers 404 because there is no such resource, for example no such "user". */
    public static <T> Mono<T> noSuch(String resource) {
        return Mono.error(() -> new ProblemException(HttpStatus.NOT_FOUND, "There is no such " + resource + "."));
    }

    /** An expected answer: a stack trace would only cost time. */
    @Override
    public final synchronized Throwable fillInStackTrace() {
        return this;
    }
}

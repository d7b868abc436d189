package com.example.a2b.problem;

import io.micronaut.http.HttpStatus;
import reactor.core.publisher.Mono;

/** A request that names something that does not exist: answered with 404. */
public class UnknownResourceException extends ProblemException {

    private UnknownResourceException(String resource) {
        super(HttpStatus.NOT_FOUND, ProblemType.UNKNOWN_RESOURCE, "There is no such " + resource + ".");
    }

    /** For {@link Mono#switchIfEmpty}: fails because there is no such resource, for example no such "user". */
    public static <T> Mono<T> noSuch(String resource) {
        return Mono.error(() -> new UnknownResourceException(resource));
    }
}

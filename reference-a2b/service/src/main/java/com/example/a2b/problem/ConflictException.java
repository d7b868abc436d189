package com.example.a2b.problem;

import io.micronaut.http.HttpStatus;

/** A request that is right in itself but does not fit the state that things are in: answered with 409. */
public class ConflictException extends ProblemException {

    /** @param reason one sentence for the caller */
    public ConflictException(String reason) {
        super(HttpStatus.CONFLICT, reason);
    }
}

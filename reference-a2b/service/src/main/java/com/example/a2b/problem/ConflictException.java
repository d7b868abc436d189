package com.example.a2b.problem;

/** A request that is right in itself but does not fit the state that things are in: answered with 409. */
public class ConflictException extends RuntimeException {

    /** @param reason one sentence for the caller */
    public ConflictException(String reason) {
        super(reason, null, false, false); // an expected answer: a stack trace would only cost time
    }
}

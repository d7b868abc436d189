package dev.a2b.api;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.exceptions.HttpStatusException;
import reactor.core.publisher.Mono;

/** A request that the service refuses, with the reason in the words of the API. */
public class ProblemException extends HttpStatusException {

    @Nullable
    private final String type;

    /**
     * A problem whose kind follows from its status.
     *
     * @param detail one sentence for the caller
     */
    public ProblemException(HttpStatus status, String detail) {
        this(status, null, detail);
    }

    /**
     * A problem that callers can tell from others of the same status.
     *
     * @param type   the last part of the URI of its kind, such as {@code reused-key}: a part of the API
     * @param detail one sentence for the caller
     */
    public ProblemException(HttpStatus status, @Nullable String type, String detail) {
        super(status, detail);
        this.type = type;
    }

    /** Answers 409: the request is right in itself but does not fit the present state. */
    public static ProblemException conflict(String detail) {
        return new ProblemException(HttpStatus.CONFLICT, detail);
    }

    /** For {@link Mono#switchIfEmpty}: answers 404 because there is no such resource, for example no such "user". */
    public static <T> Mono<T> noSuch(String resource) {
        return Mono.error(() -> new ProblemException(HttpStatus.NOT_FOUND, "There is no such " + resource + "."));
    }

    /** The kind of problem, or null where it follows from the status. */
    @Nullable
    public final String getType() {
        return type;
    }

    /** An expected answer: a stack trace would only cost time. */
    @Override
    public final synchronized Throwable fillInStackTrace() {
        return this;
    }
}
